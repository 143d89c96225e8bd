import { ALL_PAGES, NOT_FOUND, byRoute, pageOf } from "./support/pages";
import { CARD_ROUTES, LEGAL_ROUTES, READING_ROUTES_WITH_TOOLS } from "./support/routes";

const DATA = "application/ld+json";
const RULES = "speculationrules";

const READING_PAGES = [...["/about", ...LEGAL_ROUTES].map(pageOf), NOT_FOUND];
/** They load nothing before someone uses their tool or the tab holds numbers. */
const PAGES_WITH_TOOLS = [...READING_ROUTES_WITH_TOOLS, ...CARD_ROUTES].map(pageOf);

describe.each(byRoute(READING_PAGES))("%s", (_route, { $, html }) => {
  const scripts = $("script").not(`[type="${DATA}"]`).not(`[type="${RULES}"]`).toArray();

  test("holds nothing of the framework", () => {
    expect(html).not.toMatch(/<!--|data-island/);
  });

  test("preloads its two faces, and no script or page data", () => {
    const ahead = $('link[rel="preload"], link[rel="prefetch"], link[rel="modulepreload"]');
    expect(ahead.toArray().map((element) => $(element).attr("href"))).toEqual([
      expect.stringMatching(/^\/fonts\/newsreader-\w+\.woff2$/),
      expect.stringMatching(/^\/fonts\/figtree-\w+\.woff2$/),
    ]);
  });

  test("holds the small script, once", () => {
    expect(scripts.map((element) => $(element).text().trim())).toEqual([expect.stringMatching(/./)]);
  });

  test("has no control that only a script could answer", () => {
    const idle = $("main").find("button, input, select, textarea, form").not("[popovertarget]").toArray();
    expect(idle).toEqual([]);
  });
});

test.each(byRoute(PAGES_WITH_TOOLS))("%s has tools, and none that starts before it is used", (_route, { $ }) => {
  expect($("[data-island]").length).toBeGreaterThan(0);
  expect($('[data-until="load"]').length).toBe(0);
});

test.each(byRoute(ALL_PAGES))("%s lets the browser get the next page ahead", (_route, { $ }) => {
  expect(JSON.parse($(`script[type="${RULES}"]`).text())).toHaveProperty("prerender");
});

test("no page holds anything of Gatsby's own", () => {
  for (const { html } of ALL_PAGES) expect(html).not.toMatch(/___|gatsby|data-react-helmet|pagePath|page-data/);
});

test("no page asks for a script file before it is drawn", () => {
  const asking = ALL_PAGES.filter(({ $ }) => $('script[src], link[rel="modulepreload"]').length > 0);
  expect(asking.map(({ route }) => route)).toEqual([]);
});
