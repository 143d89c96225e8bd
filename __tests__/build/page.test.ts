import { Script } from "node:vm";
import { load } from "cheerio";
import { bundleInline } from "../../src/build/finish/bundle";
import { pageFinisher, toolsOf } from "../../src/build/finish/page";
import { inlineHash, noHashes } from "../../src/build/finish/security-policy";

const ISLANDS = {
  entry: "islands/entry-1.js",
  filesOf: (tools: readonly string[]) => ["hydrate", ...tools].map((name) => `islands/${name}-1.js`),
  textsOf: () => [],
};

/** A page as Gatsby writes it, with what stands in its body. */
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
<div data-island="PlannerTool" data-until="use"></div></main>`;

type Settings = Parameters<typeof pageFinisher>[0];

function finish(html: string, path = "/about", settings: Partial<Settings> = {}, hashes = noHashes()) {
  const all = {
    root: process.cwd(),
    hidden: false,
    prefix: "",
    speculation: "prerender",
    pageScript: "page()",
    islands: ISLANDS,
    policy: null,
    ...settings,
  } as const;
  return load(pageFinisher(all, hashes)(html, path, ".a{}"));
}

const sources = ($: ReturnType<typeof load>) => [
  ...$("script[src]").map((_, script) => $(script).attr("src")),
  ...$("link[rel=modulepreload]").map((_, link) => $(link).attr("href")),
];

test("of what Gatsby writes into every page nothing is left, and the words and the structured data stay", () => {
  const $ = finish(gatsbyPage(READING));
  expect($.html()).not.toMatch(/gatsby|helmet|x-ua-compatible|preload|app-1|pagePath|style=|slice-start|shrink/i);
  expect($("body > main > h1").text()).toBe("Words");
  expect($("title").text()).toBe("A page");
  expect($('script[type="application/ld+json"]').text()).toBe('{"@type":"WebSite"}');
});

test("a page that is only read has its style sheet, the small script and the rules for links, and no file", () => {
  const $ = finish(gatsbyPage(READING));
  expect($("head > style").text()).toBe(".a{}");
  expect(
    $("body > script")
      .map((_, script) => $(script).text())
      .get(),
  ).toEqual(["page()", expect.stringContaining("prerender")]);
  expect(sources($)).toEqual([]);
});

test("a page with islands names their entry, and ahead of need the files of those that it loads at once", () => {
  const $ = finish(gatsbyPage(TOOL), "/compare", { prefix: "/plainrate" });
  expect(sources($)).toEqual([
    "/plainrate/islands/entry-1.js",
    "/plainrate/islands/hydrate-1.js",
    "/plainrate/islands/CompareTool-1.js",
  ]);
  expect($("script[src]").attr("type")).toBe("module");
  expect($("[data-island] + script").text()).toBe('{"a":1}');
  expect($("head > script:not([type])").text()).toContain("waiting");
});

test("a page's islands are found, all of them or those that it loads at once, each once", () => {
  expect(toolsOf(load(TOOL + TOOL))).toEqual(["CompareTool", "PlannerTool"]);
  expect(toolsOf(load(TOOL), "load")).toEqual(["CompareTool"]);
});

test("the not-found page alone answers for the path that is missing", () => {
  const scriptOf = (path: string) => finish(gatsbyPage(READING), path)("body > script").first().text();
  expect(scriptOf("/404")).toBe(`page()${bundleInline(process.cwd(), "vanilla/not-found-page")}`);
  expect(scriptOf("/about")).toBe("page()");
});

test("a hidden copy says so to search engines on every page, once", () => {
  const marks = (head = "", hidden = true) =>
    finish(gatsbyPage(READING, head), "/404", { hidden })('meta[content="noindex"]').length;
  expect([marks(), marks('<meta name="robots" content="noindex"/>'), marks("", false)]).toEqual([1, 1, 0]);
});

test("the hashes of all that stands within a page are told, in whatever words", () => {
  const hashes = noHashes();
  finish(gatsbyPage(TOOL), "/compare", { pageScript: "a='$&$1'" }, hashes);
  expect([...hashes.style]).toEqual([inlineHash(".a{}")]);
  expect(hashes.script).toContain(inlineHash("a='$&$1'"));
  expect(hashes.script.size).toBe(3);
});

describe("a page that brings its policy itself", () => {
  const policy = { endpoints: [], frames: false };

  test("has it ahead of all but its encoding, and in it what stands in this page alone", () => {
    const $ = finish(gatsbyPage(READING), "/about", { policy });
    const [encoding, own, referrer] = $("head").children().toArray();
    expect($(encoding).attr("charset")).toBe("utf-8");
    expect($(own).attr("content")).toContain(`style-src ${inlineHash(".a{}")};`);
    expect($(own).attr("content")).toContain(inlineHash("page()"));
    expect($(referrer).attr("name")).toBe("referrer");
  });

  test("stops the build if it names no encoding", () => {
    expect(() => finish("<html><head></head></html>", "/about", { policy })).toThrow("/about names no encoding");
  });
});

describe.each([
  ["page", false, 500],
  // The question, the choice and the frames; a reading page's promise of 2 kB holds where no network is.
  ["page-with-ads", true, 2300],
])("the small script %s", (name, withAds, most) => {
  const script = bundleInline(process.cwd(), `vanilla/${name}`);

  test(`is a script that browsers can read, of at most ${most} bytes`, () => {
    expect(() => new Script(script)).not.toThrow();
    expect(Buffer.byteLength(script)).toBeGreaterThan(100);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(most);
  });

  test("holds what asks for ads only where there are any, and no framework", () => {
    expect(script.includes("iframe")).toBe(withAds);
    expect(script.includes("localStorage")).toBe(withAds);
    expect(script).not.toMatch(/react|gatsby|require\(|\bimport\b|<\/script/i);
  });
});
