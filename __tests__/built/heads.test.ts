import { type BuiltPage, ALL_PAGES, NOT_FOUND, PAGES, byRoute, pageOf } from "./support/pages";
import { SITE } from "../support/content";
import { isBuilt, pngSize } from "./support/public-folder";

/** The values of a meta element, found by its name or its property; one is what most of them should have. */
function meta({ $ }: BuiltPage, name: string): string[] {
  return $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map((element) => $(element).attr("content") ?? "");
}

const addressOf = (route: string) => SITE.url + route;

const titleOf = ({ $ }: BuiltPage) => $("head title").text();

test("the home page has the specification's default title", () => {
  expect(titleOf(pageOf("/"))).toBe("Best Low APR Credit Cards 2025 - Compare Rates & Apply Online");
});

describe.each(byRoute(ALL_PAGES))("%s", (_route, page) => {
  test("has one title, one description and one h1, none of them empty", () => {
    const { $ } = page;
    expect($("head > title").length).toBe(1);
    expect(titleOf(page).trim()).not.toBe("");
    expect(meta(page, "description")).toEqual([expect.stringMatching(/^\S.{50,}\S$/)]);
    expect($("h1").length).toBe(1);
    expect($("h1").text().trim()).not.toBe("");
  });

  test("says that it is in American English and how it fits a screen", () => {
    expect(page.$("html").attr("lang")).toBe("en-US");
    expect(page.$("meta[charset]").attr("charset")).toBe("utf-8");
    expect(meta(page, "viewport")).toEqual([expect.stringContaining("width=device-width")]);
  });

  test("repeats title and description for links that are shared, with a picture", () => {
    const title = titleOf(page);
    const [description] = meta(page, "description");
    const picture = addressOf("/og.png");
    expect(meta(page, "og:title")).toEqual([title]);
    expect(meta(page, "og:description")).toEqual([description]);
    expect(meta(page, "og:image")).toEqual([picture]);
    expect(meta(page, "og:site_name")).toEqual([SITE.brand]);
    expect(meta(page, "twitter:card")).toEqual(["summary_large_image"]);
    expect(meta(page, "twitter:title")).toEqual([title]);
    expect(meta(page, "twitter:description")).toEqual([description]);
    expect(meta(page, "twitter:image")).toEqual([picture]);
  });
});

test.each(byRoute(PAGES))("%s names itself as its canonical address", (route, page) => {
  const canonical = page
    .$('link[rel="canonical"]')
    .toArray()
    .map((element) => page.$(element).attr("href"));
  expect(canonical).toEqual([addressOf(route)]);
  expect(meta(page, "og:url")).toEqual([addressOf(route)]);
  expect(meta(page, "robots")).toEqual([]);
});

test("guides are shared as articles, everything else as a website", () => {
  for (const page of PAGES) {
    expect([page.route, ...meta(page, "og:type")]).toEqual([
      page.route,
      page.$("main > article").length === 1 ? "article" : "website",
    ]);
  }
});

test("the not-found page keeps search engines out and claims no address", () => {
  expect(meta(NOT_FOUND, "robots")).toEqual(["noindex"]);
  expect(NOT_FOUND.$('link[rel="canonical"]').length).toBe(0);
});

test("no two routes share a title, a description or an h1", () => {
  const values = {
    titles: PAGES.map(titleOf),
    descriptions: PAGES.flatMap((page) => meta(page, "description")),
    headings: PAGES.map(({ $ }) => $("h1").text()),
  };
  for (const [what, list] of Object.entries(values)) {
    expect([what, list.filter((value, index) => list.indexOf(value) !== index)]).toEqual([what, []]);
  }
});

test("the picture for shared links exists and has the size that its tags name", () => {
  const home = pageOf("/");
  const size = pngSize("og.png");
  expect(size).toEqual([1200, 630]);
  expect([meta(home, "og:image:width"), meta(home, "og:image:height")]).toEqual([["1200"], ["630"]]);
  expect(meta(home, "og:image:alt")).toEqual([expect.stringContaining(SITE.brand)]);
});

test("the icons that every head names exist", () => {
  for (const { $ } of ALL_PAGES) {
    const icons = $('link[rel="icon"], link[rel="apple-touch-icon"]')
      .toArray()
      .map((element) => $(element).attr("href") ?? "");
    expect(icons).toHaveLength(2);
    expect(icons.filter((icon) => !isBuilt(icon.slice(1)))).toEqual([]);
  }
});
