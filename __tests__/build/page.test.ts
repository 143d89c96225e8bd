import { Script } from "node:vm";
import { load } from "cheerio";
import { finishPage, inlineScripts, withStyle } from "../../src/build/finish/page";
import { inlineHash } from "../../src/build/finish/security-policy";

const SCRIPTS = {
  page: "page();",
  notFound: "missing()",
  contents: "contents()",
  islands: "start()",
  speculation: "{}",
};

const ISLANDS = { filesOf: (tool: string) => ["react", tool].map((name) => `islands/${name}-1.js`) };

/** A page as Gatsby writes it, with this body. */
const gatsbyPage = (body: string, head = "") => `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>
<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/>
<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>
<title data-react-helmet="true">A page</title><link rel="preload" as="fetch" href="/page-data/app-data.json"/>${head}
<script type="application/ld+json" data-react-helmet="true">{"@type":"WebSite"}</script></head>
<body><!-- slice-start --><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${body}</div><div
id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div><script>window.pagePath="/";</script>
<script src="/app-1.js" async=""></script></body></html>`;

const READING = "<main><h1>Words</h1></main>";
const TOOL = `<main><div data-island="CompareTool" data-until="load"><p>Words</p></div><script type="application/json">{"a":1}</script>
<div data-island="HomeAnswer" data-until="use"></div><script type="application/json">{"b":"\\u003c"}</script></main>`;

type Settings = Parameters<typeof finishPage>[2];

function finished(html: string, path = "/about", settings: Partial<Settings> = {}) {
  return finishPage(html, path, {
    hidden: false,
    prefix: "",
    scripts: SCRIPTS,
    islands: ISLANDS,
    fonts: [],
    ...settings,
  });
}

const NOWHERE = { endpoints: [], frames: false };

const finish = (...page: Parameters<typeof finished>) =>
  load(withStyle(finished(...page), { within: ".a{}", whole: "" }, NOWHERE));

test("leaves nothing of Gatsby but the words and the structured data", () => {
  const $ = finish(gatsbyPage(READING));
  expect($.html()).not.toMatch(/gatsby|helmet|x-ua-compatible|preload|app-1|pagePath|style=|slice-start|shrink/i);
  expect($("body > main > h1").text()).toBe("Words");
  expect($("title").text()).toBe("A page");
  expect($('script[type="application/ld+json"]').text()).toBe('{"@type":"WebSite"}');
});

test("preloads the faces of a page ahead of its style sheet", () => {
  const $ = finish(gatsbyPage(READING), "/about", { prefix: "/cards", fonts: [{ name: "fonts/face-1.woff2" }] });
  const link = $('link[rel="preload"]');
  expect(link.attr()).toMatchObject({ as: "font", href: "/cards/fonts/face-1.woff2", crossorigin: "" });
  expect(link.nextAll("style")).toHaveLength(1);
});

test("gives a page that is only read its style sheet and the small script", () => {
  const $ = finish(gatsbyPage(READING));
  expect($("head > style").text()).toBe(".a{}");
  expect(
    $("body > script")
      .map((_, script) => $(script).text())
      .get(),
  ).toEqual(["page();", "{}"]);
  expect($("[src], [data-src]")).toHaveLength(0);
});

test("gives a page with islands the script that starts them, and their files", () => {
  const $ = finish(gatsbyPage(TOOL), "/compare", { prefix: "/plainrate" });
  const files = $("[data-island]").map((_, island) => $(island).attr("data-src"));
  expect(files.get()).toEqual([
    "/plainrate/islands/react-1.js /plainrate/islands/CompareTool-1.js",
    "/plainrate/islands/react-1.js /plainrate/islands/HomeAnswer-1.js",
  ]);
  expect($("[src], link[rel=modulepreload]")).toHaveLength(0);
  expect($("head > script:not([type])").text()).toBe("start()");
});

test("writes the props of a tool that loads with the page into a file", () => {
  const page = finished(gatsbyPage(TOOL), "/compare", { prefix: "/plainrate" });
  const [[name, props] = []] = Object.entries(page.files);
  expect(name).toMatch(/^islands\/CompareTool-[0-9a-f]{8}\.json$/);
  expect(props).toBe('{"a":1}');
  const $ = load(page.html);
  const [main, other] = $("[data-island]").toArray();
  expect($(main).attr("data-props")).toBe(`/plainrate/${name ?? ""}`);
  expect($('[type="application/json"]')).toHaveLength(1);
  expect($(other).next().text()).toBe('{"b":"\\u003c"}');
});

test("lists the islands of a page, each once", () => {
  expect(finished(gatsbyPage(TOOL + TOOL)).tools).toEqual(["CompareTool", "HomeAnswer"]);
});

test("answers a missing path on the not-found page alone", () => {
  const scriptOf = (path: string) => finish(gatsbyPage(READING), path)("body > script").first().text();
  expect([scriptOf("/404"), scriptOf("/about")]).toEqual(["page();missing()", "page();"]);
  expect(finish(gatsbyPage("<details data-contents></details>"))("body > script").first().text()).toBe(
    "page();contents()",
  );
});

test("marks every page of a hidden copy once", () => {
  const marks = (head = "", hidden = true) =>
    finish(gatsbyPage(READING, head), "/404", { hidden })('meta[content="noindex"]').length;
  expect([marks(), marks('<meta name="robots" content="noindex"/>'), marks("", false)]).toEqual([1, 1, 0]);
});

test("inserts a style sheet as it is", () => {
  const css = ".a{content:'$&$1'}";
  expect(load(withStyle(finished(gatsbyPage(READING)), { within: css, whole: "" }, NOWHERE))("style").text()).toBe(css);
});

test("names the whole style sheet of a page with tools", () => {
  const page = withStyle(finished(gatsbyPage(TOOL)), { within: ".a{}", whole: "/islands/style-1.css" }, NOWHERE);
  expect(load(page)("style").attr()).toEqual({ "data-whole": "/islands/style-1.css" });
});

test("puts policy and referrer ahead of all but the encoding", () => {
  const $ = finish(gatsbyPage(READING));
  const [encoding, own, referrer] = $("head").children().toArray();
  expect($(encoding).attr("charset")).toBe("utf-8");
  expect($(own).attr()).toMatchObject({ "http-equiv": "Content-Security-Policy" });
  expect($(referrer).attr()).toEqual({ name: "referrer", content: "strict-origin" });
});

test("allows what is in the page, and nothing of another page", () => {
  const $ = finish(gatsbyPage(TOOL));
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr("content");
  const parts = [".a{}", SCRIPTS.page, SCRIPTS.islands, SCRIPTS.speculation];
  expect([...(policy ?? "").matchAll(/'sha256-[^']*'/g)].map(([hash]) => hash).sort()).toEqual(
    parts.map(inlineHash).sort(),
  );
});

describe.each([
  ["without an ad network", false, 1100],
  // The question, the choice and the frames; a reading page's promise of 2 kB is for a site without a network.
  ["with one", true, 3900],
])("%s the small script of every page", (_, withAds, most) => {
  const { page, notFound, contents } = inlineScripts("", withAds);

  test(`stays a script that browsers can read, of at most ${most} bytes`, () => {
    expect(() => new Script(page)).not.toThrow();
    expect(Buffer.byteLength(page)).toBeGreaterThan(100);
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(most);
    for (const added of [notFound, contents]) expect(() => new Script(page + added)).not.toThrow();
  });

  test("holds what asks for ads only where there are any, and no framework", () => {
    expect(page.includes("iframe")).toBe(withAds);
    expect(page.includes("localStorage")).toBe(withAds);
    expect(page).not.toMatch(/react|gatsby|require\(|\bimport\b|<\/script/i);
  });
});

test("keeps the script that starts islands small", () => {
  const { islands } = inlineScripts("", false);
  expect(() => new Script(islands)).not.toThrow();
  expect(Buffer.byteLength(islands)).toBeLessThanOrEqual(4600);
});

test("gets every page ahead, below the host's folder, but no file", () => {
  expect(JSON.parse(inlineScripts("/plainrate", false).speculation)).toEqual({
    prerender: [
      {
        where: {
          and: [{ href_matches: "/plainrate/*" }, { not: { href_matches: "/plainrate/data/*" } }],
        },
        eagerness: "moderate",
      },
    ],
  });
});

test("only fetches pages ahead where an ad network counts views", () => {
  expect(inlineScripts("", true).speculation).toMatch(/^\{"prefetch":/);
});
