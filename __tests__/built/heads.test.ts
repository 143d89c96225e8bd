import { SITE } from "../support/content";
import { type BuiltPage, ALL_PAGES, NOT_FOUND, PAGES, byRoute, pageOf } from "./support/pages";
import { isBuilt } from "./support/public-folder";
import { GUIDE_ROUTES } from "./support/routes";

/** The values of a meta element, found by its name or its property; one is what most of them should have. */
function meta({ $ }: BuiltPage, name: string): string[] {
  return $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map((element) => $(element).attr("content") ?? "");
}

const addressOf = (route: string) => SITE.url + route;

const titleOf = ({ $ }: BuiltPage) => $("head title").text();

test("gives the home page the site's title: of a sample, the specification's", () => {
  expect(titleOf(pageOf("/"))).toBe(SITE.title);
  const specified = `^Best ${SITE.product.name} \\d{4} - Compare Rates & Apply Online$`;
  expect(SITE.title).toMatch(new RegExp(SITE.sampleData ? specified : "."));
});

describe.each(byRoute(ALL_PAGES))("%s", (_, page) => {
  test("has one title, one description and one h1, none of them empty", () => {
    const { $ } = page;
    expect($("head > title").length).toBe(1);
    expect(titleOf(page).trim()).not.toBe("");
    expect(meta(page, "description")).toEqual([expect.stringMatching(/^\S.{50,}\S$/)]);
    expect($("h1").length).toBe(1);
    expect($("h1").text().trim()).not.toBe("");
  });

  test("is in American English and fits a screen", () => {
    expect(page.$("html").attr("lang")).toBe("en-US");
    expect(page.$("meta[charset]").attr("charset")).toBe("utf-8");
    expect(meta(page, "viewport")).toEqual(["width=device-width, initial-scale=1"]);
  });

  test("repeats title and description for links that are shared, with a picture", () => {
    const [description = ""] = meta(page, "description");
    const picture = addressOf("/og.png");
    for (const [name, value] of [
      ["og:title", titleOf(page)],
      ["og:description", description],
      ["og:image", picture],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:site_name", SITE.brand],
      ["twitter:card", "summary_large_image"],
      ["twitter:title", titleOf(page)],
      ["twitter:description", description],
      ["twitter:image", picture],
    ] as const)
      expect([name, meta(page, name)]).toEqual([name, [value]]);
    expect(isBuilt(picture.replace(`${SITE.url}/`, ""))).toBe(true);
    expect(meta(page, "og:image:alt")).toEqual([expect.stringContaining(SITE.brand)]);
  });
});

test.each(byRoute(PAGES))("names %s as its canonical address", (route, page) => {
  const canonical = page.$('link[rel="canonical"]').toArray();
  expect(canonical.map((element) => page.$(element).attr("href"))).toEqual([addressOf(route)]);
  expect(meta(page, "og:url")).toEqual([addressOf(route)]);
  expect(meta(page, "robots")).toEqual([]);
});

test.each(byRoute(PAGES))("shares %s as an article if it is a guide, else as a website", (route, page) => {
  expect(meta(page, "og:type")).toEqual([GUIDE_ROUTES.includes(route) ? "article" : "website"]);
});

test("keeps search engines out of the not-found page", () => {
  expect(meta(NOT_FOUND, "robots")).toEqual(["noindex"]);
  expect(NOT_FOUND.$('link[rel="canonical"]').length).toBe(0);
});

test("has no title, description or h1 twice", () => {
  const values = {
    titles: PAGES.map(titleOf),
    descriptions: PAGES.flatMap((page) => meta(page, "description")),
    headings: PAGES.map(({ $ }) => $("h1").text()),
  };
  for (const [what, list] of Object.entries(values)) {
    expect([what, list.filter((value, index) => list.indexOf(value) !== index)]).toEqual([what, []]);
  }
});
