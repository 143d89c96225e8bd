import { SITE } from "../support/content";
import { ALL_PAGES, NOT_FOUND, byRoute, pageOf } from "./support/pages";
import { CARD_ROUTES, TEXT_ROUTES, ON_USE_ROUTES, READING_ROUTES_WITH_TOOLS } from "./support/routes";

const RULES = "speculationrules";

/** A page that is drawn unseen must not load ads that nobody sees: with a network, the next one is only fetched. */
const AHEAD = SITE.ads.provider === "script" ? "prefetch" : "prerender";

const READING_PAGES = [...["/about", ...TEXT_ROUTES].map(pageOf), NOT_FOUND];
/** They load nothing before someone uses their tool or the tab holds numbers. */
const PAGES_WITH_TOOLS = [...READING_ROUTES_WITH_TOOLS, ...ON_USE_ROUTES, ...CARD_ROUTES].map(pageOf);

describe.each(byRoute(READING_PAGES))("%s", (_route, { $, html }) => {
  test("holds nothing of the framework", () => {
    expect($("[data-island]").length).toBe(0);
    expect(html).not.toMatch(/<!--|___|gatsby|data-react-helmet|pagePath|page-data/i);
  });

  test("preloads its two faces, and no script or page data", () => {
    const ahead = $('link[rel="preload"], link[rel="prefetch"], link[rel="modulepreload"]');
    expect(ahead.toArray().map((element) => $(element).attr("href"))).toEqual([
      expect.stringMatching(/^\/fonts\/newsreader-\w+\.woff2$/),
      expect.stringMatching(/^\/fonts\/figtree-\w+\.woff2$/),
    ]);
  });

  test("has no control that only a script could answer", () => {
    const idle = $("main").find("button, input, select, textarea, form").not("[popovertarget]").toArray();
    expect(idle).toEqual([]);
  });
});

test.each(byRoute(PAGES_WITH_TOOLS))("starts no tool of %s before it is used", (_route, { $ }) => {
  expect($("[data-island]").length).toBeGreaterThan(0);
  expect($('[data-until="load"]').length).toBe(0);
});

test.each(byRoute(ALL_PAGES))("lets the browser get the next page of %s ahead", (_route, { $ }) => {
  expect(JSON.parse($(`script[type="${RULES}"]`).text())).toEqual({ [AHEAD]: expect.any(Array) as unknown });
});
