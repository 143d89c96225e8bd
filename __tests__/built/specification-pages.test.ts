import { CARDS, PAGES as TEXT, SITE, TEXTS } from "../support/content";
import { guideRoutes } from "../support/specified";
import { PAGES, pageOf, readableText, squeeze } from "./support/pages";

/** What the specification wants of pages that only say something. What an editor sets is taken from the settings. */

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

describe("the home page", () => {
  const { $ } = pageOf("/");
  const text = readableText(pageOf("/"));

  test("promotes low APR, 0% intro APR, balance transfer and secured cards", () => {
    expect(text).toMatch(/low APR credit cards.* 0% intro APR and balance transfer cards to secured ones/i);
  });

  test("has its benefit cards, one for each in its texts", () => {
    const cards = $("main > section").first().find("li:has(> h3)").toArray();
    expect(cards.map((card) => [$(card).find("h3").text(), $(card).find("p").text()])).toEqual(
      TEXTS.home.benefits.map(({ title, text }) => [title, text]),
    );
  });

  test("shows the first three featured cards", () => {
    const panels = $('main article[aria-labelledby^="panel-"]').toArray();
    const featured = CARDS.filter((card) => card.featured).slice(0, 3);
    expect(panels.map((panel) => $(panel).attr("aria-labelledby"))).toEqual(featured.map(({ id }) => `panel-${id}`));
    expect(panels).toHaveLength(3);
  });

  test("shows the headline statistics of its texts", () => {
    const pairs = $('h2:contains("By the numbers") + dl > div').toArray();
    expect(pairs.map((pair) => [$(pair).find("dd").text(), $(pair).find("dt").text()])).toEqual(
      TEXTS.home.statistics.map(({ value, label }) => [value, label]),
    );
  });

  test("has three guide teasers, one testimonial and ad slots", () => {
    expect($("main article h3 a[href^='/guides/']").length).toBe(3);
    expect($("main blockquote").length).toBe(TEXTS.home.testimonial ? 1 : 0);
    expect($("main [data-ad-slot]").length).toBeGreaterThanOrEqual(2);
  });

  test("calls to /compare, /guides, /calculator and /offers, beside what cards, guides and ads link to", () => {
    const main = $("main").clone();
    main.find("[data-ad-slot], article").remove();
    const called = main
      .find("a")
      .toArray()
      .map((link) => $(link).attr("href")?.replace(/\?.*/, ""));
    expect(called).toEqual(expect.arrayContaining(["/compare", "/guides", "/calculator", "/offers"]));
  });
});

test("most pages show display ads, all lists and guides among them", () => {
  const withAds = PAGES.filter(({ $ }) => $("main [data-ad-slot]").length > 0).map(({ route }) => route);
  expect(withAds.length).toBeGreaterThan(PAGES.length / 2);
  const wanted = [
    "/",
    "/offers",
    "/compare",
    "/guides",
    "/calculator",
    "/contact",
    ...guideRoutes(`/guides/best-${SITE.product.slug}-2025`),
  ];
  expect(wanted.filter((route) => !withAds.includes(route))).toEqual([]);
});

test("no page asks for a password or links to a sign-in", () => {
  const words = /\b(log ?in|sign ?(in|up)|my account|register)\b/i;
  for (const { route, $ } of PAGES) {
    const controls = $("a, button").toArray();
    expect([route, controls.filter((control) => words.test($(control).text())).length]).toEqual([route, 0]);
    expect([route, $("input[type=password]").length]).toEqual([route, 0]);
  }
});

test.each([
  ["/about", "an independent site that compares credit cards", /independent site that compares and explains credit/],
  ["/terms", "for readers in the United States", /adults in the United States/],
  ["/terms", "no personal advice", /general information.*not personal financial advice/],
  ["/calculator", "how interest works", /How credit card interest works/],
  ["/404", "moved, deleted or mistyped", /moved or deleted.*mistyped/],
  ["/disclaimer", "educational only", /Educational information only.*general information/],
  ["/disclaimer", "not a financial institution", /not a financial institution/],
  ["/disclaimer", "rates and terms change without notice", /Issuers change rates, fees.* without notice/],
  ["/disclaimer", "affiliate relationships", /Affiliate relationships.*may earn commissions/],
  ["/disclaimer", "professionals should be consulted", /consider talking to a qualified financial advisor/],
])("%s says: %s", (route, _what, words) => {
  expect(readableText(pageOf(route))).toMatch(words);
});

/** Where the specification names a subject and no more: a paragraph, in whatever words. */
const SOMETHING = /.{80}/;

test.each([
  ["/privacy", "what is collected", /^Information collected/, SOMETHING],
  ["/privacy", "how it is used", /^How information is used/, SOMETHING],
  ["/privacy", "no sale or transfer without consent", /^Sharing/, /do not sell.*without your consent/],
  ["/privacy", "commissions", /^Sharing/, /commissions through affiliate partnerships; this does not influence our/],
  ["/privacy", "cookies, analytics and ads", /^Cookies, analytics/, /analytics service.*ad service/],
  ["/privacy", "data security", /^Data security/, SOMETHING],
  ["/terms", "acceptance", /^Acceptance/, SOMETHING],
  ["/terms", "the license", /^Use license/, /view.*personal, non-commercial use/],
  ["/terms", "educational content", /^Educational content/, SOMETHING],
  ["/terms", "commissions", /^External links and affiliate/, /commissions .*affiliate.*Commissions do not influence/],
  ["/terms", "limitations", /^Limitations/, SOMETHING],
  ["/contact", "how cards are chosen", /^Frequently Asked/, /choose the cards\? .*low regular APR/],
  ["/contact", "sponsored reviews", /^Frequently Asked/, /reviews sponsored\? No\./],
  ["/contact", "how often data is updated", /^Frequently Asked/, /often is the data updated\? Typically weekly\./],
  ["/contact", "a card for you", /^Frequently Asked/, /pick a specific card for me\? No\. We give general information/],
])("%s covers %s under its heading", (route, _what, heading, words) => {
  const { $ } = pageOf(route);
  const part = $("main section")
    .filter((_index, section) => heading.test($(section).find("h2").first().text()))
    .clone();
  expect(part.length).toBe(1);
  part.find("*").append(" ");
  expect(squeeze(part.text())).toMatch(words);
});

test("/privacy and /terms say where to write", () => {
  for (const route of ["/privacy", "/terms"]) {
    const { $ } = pageOf(route);
    const part = $("main section").filter((_index, section) => $(section).find("h2").text() === "Contact");
    expect([route, part.text().includes(SITE.email)]).toEqual([route, true]);
  }
});

test("each page of text names the month of its last update", () => {
  for (const { name, updated } of TEXT)
    expect(readableText(pageOf(`/${name}`))).toContain(`Last updated ${MONTH.format(new Date(updated))}`);
});
