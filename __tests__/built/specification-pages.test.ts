import { CARDS, PAGES as TEXT, SITE, TEXTS } from "../support/content";
import { guideRoutes } from "../support/specified";
import { PAGES, pageOf, readableText } from "./support/pages";

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

describe("the home page", () => {
  const { $ } = pageOf("/");

  test("shows the first three featured cards", () => {
    const panels = $('main article[aria-labelledby^="panel-"]').toArray();
    const featured = CARDS.filter((card) => card.featured).slice(0, 3);
    expect(panels.map((panel) => $(panel).attr("aria-labelledby"))).toEqual(featured.map(({ id }) => `panel-${id}`));
    expect(panels).toHaveLength(3);
  });

  test("has three guide teasers, one testimonial and ad slots", () => {
    expect($("main article h3 a[href^='/guides/']").length).toBe(3);
    expect($("main blockquote").length).toBe(TEXTS.home.testimonial ? 1 : 0);
    expect($("main [data-ad-slot]").length).toBeGreaterThan(0);
  });

  test("links to /compare, /guides, /calculator and /offers", () => {
    const main = $("main").clone();
    main.find("[data-ad-slot], article").remove();
    const called = main
      .find("a")
      .toArray()
      .map((link) => $(link).attr("href")?.replace(/\?.*/, ""));
    expect(called).toEqual(expect.arrayContaining(["/compare", "/guides", "/calculator", "/offers"]));
  });
});

test("shows ads on most pages, all lists among them, and the guides of a sample", () => {
  const withAds = PAGES.filter(({ $ }) => $("main [data-ad-slot]").length > 0).map(({ route }) => route);
  expect(withAds.length).toBeGreaterThan(PAGES.length / 2);
  const guides = SITE.sampleData ? guideRoutes(`/guides/best-${SITE.product.slug}-2025`) : [];
  const wanted = ["/", "/offers", "/compare", "/guides", "/calculator", "/contact", ...guides];
  expect(wanted.filter((route) => !withAds.includes(route))).toEqual([]);
});

test("asks for a password and links to a sign-in nowhere", () => {
  const words = /\b(log ?in|sign ?(in|up)|my account|register)\b/i;
  for (const { route, $ } of PAGES) {
    // A source may be the Federal Register.
    const controls = $("a, button").not("#sources a").toArray();
    expect([route, controls.filter((control) => words.test($(control).text())).length]).toEqual([route, 0]);
    expect([route, $("input[type=password]").length]).toEqual([route, 0]);
  }
});

test("names the month of the last update on each page of text", () => {
  for (const { name, updated } of TEXT)
    expect(readableText(pageOf(`/${name}`))).toContain(`Last updated ${MONTH.format(new Date(updated))}`);
});
