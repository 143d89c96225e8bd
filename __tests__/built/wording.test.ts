import { CARDS, GUIDES, SITE } from "../support/content";
import { type BuiltPage, ALL_PAGES, byRoute, pageOf, readableHtml, readableText, squeeze } from "./support/pages";

/** Each piece of a page that offers one card: a panel, or a card to pick for the comparison. */
function offersOf({ $ }: BuiltPage): string[] {
  return $("main article[aria-labelledby^=panel-], main label:has(input[type=checkbox])")
    .toArray()
    .map((element) => squeeze($(element).text()));
}

const MONTHS_ON = String.raw`\d{1,2} months on (?:purchases|balance transfers)(?: and (?:balance transfers|purchases))?`;

/** A rate as the content check takes it. */
const RATE = String.raw`\d{1,2}(?:\.\d{1,2})?%`;
const INTRO = new RegExp(`${RATE} intro`, "g");

/** Length, scope and the rate that follows, as 12 CFR 1026.16(g) wants them beside an intro rate. */
const FULL_LINE = new RegExp(
  `^${RATE} intro APR for ${MONTHS_ON}(?: and ${MONTHS_ON})*, then ${RATE}(?: – ${RATE})? variable`,
);

/** Where a text names an intro rate. */
const introsIn = (text: string) => [...text.matchAll(INTRO)].map(({ index }) => index);

/** Within so many characters a later mention must say how long and for what. */
const LATER_MENTION = 90;

describe.each(byRoute(["/", "/offers", "/compare"].map(pageOf)))("intro rates on %s", (_route, page) => {
  const offers = offersOf(page);

  test("the first mention on each card has its length, its scope and the rate that follows", () => {
    const mentions = offers.flatMap((text) =>
      introsIn(text)
        .slice(0, 1)
        .map((index) => text.slice(index)),
    );
    expect(mentions.length).toBeGreaterThan(0);
    expect(mentions.filter((mention) => !FULL_LINE.test(mention))).toEqual([]);
  });

  test("the rate that follows is the card's own regular rate", () => {
    for (const text of offers) {
      const card = CARDS.find(({ name }) => text.includes(name));
      const follows = /, then (.+?) variable/.exec(text)?.[1];
      expect([card?.name, follows]).toEqual([card?.name, card?.introApr ? card.apr.replace(" - ", " – ") : undefined]);
    }
  });

  test("no later mention on a card leaves out how long the rate lasts and what it covers", () => {
    for (const text of offers) {
      const [, ...later] = introsIn(text).map((index) => text.slice(index, index + LATER_MENTION));
      expect(
        later.filter((mention) => !/\d{1,2} months/.test(mention) || !/purchases|transfers/.test(mention)),
      ).toEqual([]);
    }
  });

  test("a card without an intro offer says so", () => {
    const without = offers.filter((text) => introsIn(text).length === 0);
    expect(without.filter((text) => !text.includes("No intro offer"))).toEqual([]);
  });
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

/** The hosts that a page may name: its own, the vocabulary of structured data, and the sources of cards and GUIDES. */
const KNOWN_HOSTS = new Set(
  [
    SITE.url,
    "https://schema.org",
    ...CARDS.flatMap((card) => Object.values(card.provenance.sources).filter((source) => source !== "estimate")),
    ...GUIDES.flatMap((guide) => guide.sources.flatMap(({ url }) => url ?? [])),
    ...GUIDES.flatMap((guide) => JSON.stringify(guide.text).match(/https:\/\/[^"\s)>\]]+/g) ?? []),
  ].map((address) => new URL(address).host),
);

test.each(byRoute(ALL_PAGES))("%s names no host but its own, schema.org and its sources", (_route, { html }) => {
  const hosts = [...html.matchAll(/(?:https?:)?\\?\/\\?\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(
    ([, host]) => host ?? "",
  );
  expect(hosts.length).toBeGreaterThan(0);
  expect([...new Set(hosts)].filter((host) => !KNOWN_HOSTS.has(host))).toEqual([]);
});

test.each(byRoute(ALL_PAGES))("%s loads nothing from another host", (_route, { $ }) => {
  const loaded = $("[src], link[href], [srcset], [action]")
    .toArray()
    .map(
      (element) =>
        $(element).attr("src") ?? $(element).attr("href") ?? $(element).attr("action") ?? "another kind of address",
    )
    .filter((address) => !/^\/(?!\/)/.test(address) && !address.startsWith(`${SITE.url}/`));
  expect(loaded).toEqual([]);
});

describe("what the specification says word for word", () => {
  const home = readableText(pageOf("/"));

  test("the home page has its statistics, three guide teasers and one testimonial", () => {
    for (const [value, label] of [
      ["50+", "cards reviewed"],
      ["$2,500", "average interest saved"],
      ["15M+", "users helped"],
      ["4.8/5", "user rating"],
    ]) {
      expect([home.includes(String(value)), home.includes(String(label))]).toEqual([true, true]);
    }
    const { $ } = pageOf("/");
    expect($("main article h3 a[href^='/guides/']").length).toBe(3);
    expect($("main blockquote").length).toBe(1);
    expect($("main [data-ad-slot]").length).toBeGreaterThan(0);
    expect(
      $("main a[href='/compare'], main a[href='/guides'], main a[href='/calculator'], main a[href='/offers']").length,
    ).toBeGreaterThan(3);
  });

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

  test("/about has four values, four people and four steps, and leads to /contact and /guides", () => {
    const { $ } = pageOf("/about");
    const under = (heading: string) => $(`main section:has(h2:contains("${heading}"))`);
    expect(under("Our Values").find("li").length).toBe(4);
    expect(under("Our Expert Team").find("li:has(h3):has(dl)").length).toBe(4);
    expect(under("How We Review Cards").find("ol > li").length).toBe(4);
    expect($("main a[href='/contact']").length).toBeGreaterThan(0);
    expect($("main a[href='/guides']").length).toBeGreaterThan(0);
    for (const heading of ["Our Mission", "What We Do", "Why Trust Us"]) expect(under(heading).length).toBe(1);
  });

  test("/contact says how to get in touch, when we answer and four frequent answers", () => {
    const { $ } = pageOf("/contact");
    const text = readableText(pageOf("/contact"));
    for (const words of [
      "Send Us a Message",
      "Get In Touch",
      "24-48 hours",
      "United States",
      "Monday to Friday",
      "9 AM to 6 PM EST",
      "next business day",
      SITE.email,
    ]) {
      expect(text).toContain(words);
    }
    const faq = $('main section:has(h2:contains("Frequently Asked Questions"))');
    expect(faq.find("dt").length).toBe(4);
    expect(faq.text()).toMatch(/typically weekly/i);
  });

  test("the legal pages cover what the specification lists", () => {
    const topics: Record<string, RegExp[]> = {
      "/privacy": [
        /Last updated January 2025/,
        /collect/i,
        /without your consent/i,
        /cookies/i,
        /analytics/i,
        /ad service/i,
        /safe|secur/i,
        /commission/i,
        /does not influence/i,
      ],
      "/terms": [
        /accept/i,
        /personal/i,
        /non-?commercial/i,
        /education/i,
        /affiliate/i,
        /do(?:es)? not influence/i,
        /liab|limit/i,
        /contact/i,
      ],
      "/disclaimer": [
        /education/i,
        /not a (?:bank|financial institution)/i,
        /without notice/i,
        /affiliate/i,
        /professional/i,
      ],
    };
    for (const [route, wanted] of Object.entries(topics)) {
      const text = readableText(pageOf(route));
      expect([route, wanted.filter((words) => !words.test(text))]).toEqual([route, []]);
    }
  });
});
