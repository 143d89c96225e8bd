import { ALL_PAGES, NOT_FOUND, byRoute, pageOf } from "./support/pages";
import { READING_ROUTES, TOOL_ROUTES } from "./support/routes";

/** What a page that is only read may carry as script, in bytes. */
const MOST_SCRIPT = 2000;

const DATA = "application/ld+json";
const RULES = "speculationrules";

const READING_PAGES = [...READING_ROUTES.map(pageOf), NOT_FOUND];

describe.each(byRoute(READING_PAGES))("%s", (_route, { $, html }) => {
  const scripts = $("script").not(`[type="${DATA}"]`).not(`[type="${RULES}"]`).toArray();

  test("loads no script and holds nothing of the framework", () => {
    expect(scripts.filter((element) => $(element).attr("src"))).toEqual([]);
    expect(html).not.toMatch(
      /___chunkMapping|webpackCompilationHash|pagePath|gatsby-script-loader|\/framework-|\/app-/,
    );
  });

  test("preloads and prefetches no script or page data", () => {
    const ahead = $('link[rel="preload"], link[rel="prefetch"], link[rel="modulepreload"]');
    expect(ahead.toArray().map((element) => $(element).attr("href"))).toEqual([]);
  });

  test("holds the small script, once", () => {
    expect(scripts).toHaveLength(1);
    expect(scripts.map((element) => $(element).text().trim())).not.toContain("");
  });

  test("lets the browser get the next page ahead", () => {
    expect(JSON.parse($(`script[type="${RULES}"]`).text())).toHaveProperty("prerender");
  });

  test("has no control that only a script could answer", () => {
    const idle = $("main")
      .find("button, input, select, textarea, form")
      .toArray()
      .filter((element) => !$(element).is("[popovertarget]"));
    expect(idle).toEqual([]);
  });
});

test(`no page that is only read holds more than ${MOST_SCRIPT} bytes of script`, () => {
  const sizes = READING_PAGES.map(({ $, route }) => {
    const scripts = $("script").not(`[type="${DATA}"]`).toArray();
    return {
      route,
      bytes: scripts.map((element) => Buffer.byteLength($(element).text())).reduce((sum, bytes) => sum + bytes, 0),
    };
  });
  expect(sizes.filter(({ bytes }) => bytes > MOST_SCRIPT)).toEqual([]);
});

test("tool pages, and they alone, load the framework", () => {
  const loading = ALL_PAGES.filter(({ $ }) => $('script[src^="/framework-"]').length > 0).map(({ route }) => route);
  expect(loading).toEqual(TOOL_ROUTES);
});
