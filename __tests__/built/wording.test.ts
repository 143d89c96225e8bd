import { aprText } from "../../src/domain/lending/apr";
import { CARDS, SITE, TEXTS } from "../support/content";
import { OUTSIDE } from "./support/outside";
import { type BuiltPage, ALL_PAGES, byRoute, pageOf, readableHtml, readableText, squeeze } from "./support/pages";

const MONTHS_ON = String.raw`\d{1,2} months on (?:purchases|balance transfers)(?: and (?:balance transfers|purchases))?`;

/** A rate as the content check takes it. */
const RATE = String.raw`\d{1,2}(?:\.\d{1,2})?%`;
const INTRO = new RegExp(`${RATE} intro`, "g");

/** Length, scope and the rate that follows, as 12 CFR 1026.16(g) wants them beside an intro rate. */
const FULL_LINE = new RegExp(
  `^${RATE} intro APR for ${MONTHS_ON}(?: and ${MONTHS_ON})*, then (?:up to )?(?:[0-9.]+–)?${RATE}(?:(?:, ${RATE})* or ${RATE})? variable`,
);

/** Where a text names an intro rate. */
const introsIn = (text: string) => [...text.matchAll(INTRO)].map(({ index }) => index);

/** Within so many characters a later mention must say how long and for what. */
const LATER_MENTION = 90;

const OFFER_PAGES = ["/", "/offers"].map(pageOf);

/** The card that each offer of a page is for, and what is said of it there. */
function offersOf({ $ }: BuiltPage) {
  return $("main article[aria-labelledby^=panel-]")
    .toArray()
    .map((element) => {
      const id = $(element).attr("aria-labelledby") ?? "";
      const card = CARDS.find((one) => one.id === id.replace(/^panel-/, ""));
      if (!card) throw new Error(`There is no card for ${id}.`);
      return { card, text: squeeze($(element).text()) };
    });
}

describe.each(byRoute(OFFER_PAGES))("intro rates on %s", (route, page) => {
  const offers = offersOf(page);

  test("each card shows its regular APR beside its offer, and in its details the whole offer with the rate that follows", () => {
    expect(offers).toHaveLength(route === "/" ? 3 : CARDS.length);
    for (const { card, text } of offers) {
      // Beside an offer stands the rate that follows; the details begin with the whole of it.
      const [row = "", details = ""] = text.split("Details of ");
      expect(row).toMatch(/Regular APR(?:up to )?[0-9.–]+%(?:variable|fixed)/);
      const [first] = introsIn(details);
      const mention = first === undefined ? undefined : details.slice(first);
      expect([card.id, mention !== undefined]).toEqual([card.id, card.terms.introOffers.length > 0]);
      if (mention === undefined) continue;
      expect(mention).toMatch(FULL_LINE);
      expect([card.id, /, then (.+?) variable/.exec(mention)?.[1]]).toEqual([card.id, aprText(card.terms.purchaseApr)]);
    }
  });
});

test("no mention of an intro rate on a card leaves out how long the rate lasts and what it covers", () => {
  const later = OFFER_PAGES.flatMap(offersOf).flatMap(({ text }) =>
    introsIn(text).map((index) => text.slice(index, index + LATER_MENTION)),
  );
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((mention) => !/\d{1,2} months/.test(mention) || !/purchases|transfers/.test(mention))).toEqual(
    [],
  );
});

/** Every text that a person may meet: what stands on the page, in its head and in the texts of attributes. */
function everyText(page: BuiltPage): string {
  const { $ } = page;
  const data = $('script[type="application/ld+json"]').text().replaceAll("{search_term_string}", "");
  return [readableHtml(page), data].join("\n");
}

test.each(byRoute(ALL_PAGES))("%s has no reference left that should have been filled in", (_route, page) => {
  expect(everyText(page).match(/\{"?[a-zA-Z_]+"?\}|%7B[a-z]+%7D/g) ?? []).toEqual([]);
});

test.each(byRoute(ALL_PAGES))("%s shows no value that went missing", (_route, page) => {
  const text = squeeze(page.$("body").clone().find("script, style").remove().end().text());
  expect(text.match(/undefined|\bnull\b|\bNaN\b|\[object|Infinity/g) ?? []).toEqual([]);
});

/** The hosts that a page may name: those of the site, its forms, its issuers and its sources, and schema.org. */
const KNOWN_HOSTS = new Set(
  [
    SITE.url,
    "https://schema.org",
    ...[SITE.forms.contact.endpoint, SITE.forms.newsletter.endpoint].filter((endpoint) => endpoint !== null),
    ...[...OUTSIDE].filter((source) => source.startsWith("http")),
  ].map((address) => new URL(address).host),
);

test.each(byRoute(ALL_PAGES))(
  "%s names no host but those of the settings, its issuers and its sources",
  (_route, { html }) => {
    const hosts = [...html.matchAll(/(?:https?:)?\\?\/\\?\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(
      ([, host]) => host ?? "",
    );
    expect(hosts.length).toBeGreaterThan(0);
    expect([...new Set(hosts)].filter((host) => !KNOWN_HOSTS.has(host))).toEqual([]);
  },
);

describe("what the specification says word for word", () => {
  test("the titles of the pages are the specification's", () => {
    const titles = ["/offers", "/compare", "/guides", "/contact", "/404"].map((route) => pageOf(route).$("h1").text());
    expect(titles).toEqual([
      "Credit Card Offers",
      "Compare Credit Cards",
      "Credit Card Guides & Articles",
      "Contact Us",
      "Page Not Found",
    ]);
  });

  test("/about has four values, its people and four steps, and leads to /contact and /guides", () => {
    const { $ } = pageOf("/about");
    const under = (heading: string) => $(`main section:has(h2:contains("${heading}"))`);
    expect(under("Our Values").find("li").length).toBe(4);
    expect(under("Our Expert Team").find("li:has(h3):has(dl)").length).toBe(TEXTS.about.team.length);
    expect(under("How We Review Cards").find("ol > li").length).toBe(4);
    expect($("main a[href='/contact']").length).toBeGreaterThan(0);
    expect($("main a[href='/guides']").length).toBeGreaterThan(0);
    for (const heading of ["Our Mission", "What We Do", "Why Trust Us"]) expect(under(heading).length).toBe(1);
  });

  test("/contact says how to get in touch, when we answer and four frequent answers", () => {
    const { $ } = pageOf("/contact");
    const text = readableText(pageOf("/contact"));
    for (const words of ["Send Us a Message", "Get In Touch", "24-48 hours", "United States", SITE.email]) {
      expect(text).toContain(words);
    }
    const faq = $('main section:has(h2:contains("Frequently Asked Questions"))');
    expect(faq.find("dt").length).toBeGreaterThanOrEqual(4);
  });
});
