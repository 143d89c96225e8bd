import { aprText } from "../../src/domain/lending/apr";
import { CARDS, SITE } from "../support/content";
import { OUTSIDE } from "./support/outside";
import { type BuiltPage, ALL_PAGES, byRoute, pageOf, readableHtml, squeeze } from "./support/pages";

const MONTHS_ON = String.raw`\d{1,2} months on (?:purchases|balance transfers)(?: and (?:balance transfers|purchases))?`;

/** A rate as the content check takes it. */
const RATE = String.raw`\d{1,2}(?:\.\d{1,2})?%`;
const INTRO = new RegExp(`${RATE} intro`, "g");

/** Length, scope and the rate that follows, as 12 CFR 1026.16(g) wants them beside an intro rate. */
const FULL_LINE = new RegExp(
  `^${RATE} intro APR for ${MONTHS_ON}(?: and ${MONTHS_ON})*, then (?:up to )?(?:[0-9.]+–)?${RATE}(?:(?:, ${RATE})* or ${RATE})? (?:variable|fixed)`,
);

/** Where a text names an intro rate. */
const introsIn = (text: string) => [...text.matchAll(INTRO)].map(({ index }) => index);

/** Within so many characters a later mention must say how long and for what. */
const LATER_MENTION = 90;

const OFFER_PAGES = ["/", "/offers"].map(pageOf);

/** The card of each offer of a page, and its text there. */
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

  test("shows each card's regular APR beside its offer, and the whole offer in its details", () => {
    expect(offers).toHaveLength(route === "/" ? 3 : CARDS.length);
    for (const { card, text } of offers) {
      const [row = "", details = ""] = text.split("Details of ");
      expect(row).toMatch(/Regular APR(?:up to )?[0-9.–]+%(?:variable|fixed)/);
      const [first] = introsIn(details);
      const mention = first === undefined ? undefined : details.slice(first);
      expect([card.id, mention !== undefined]).toEqual([card.id, card.terms.introOffers.length > 0]);
      if (mention === undefined) continue;
      expect(mention).toMatch(FULL_LINE);
      expect([card.id, /, then (.+?) (?:variable|fixed)/.exec(mention)?.[1]]).toEqual([
        card.id,
        aprText(card.terms.purchaseApr),
      ]);
    }
  });
});

test("names length and scope beside every intro rate of a card", () => {
  const later = OFFER_PAGES.flatMap(offersOf).flatMap(({ text }) =>
    introsIn(text).map((index) => text.slice(index, index + LATER_MENTION)),
  );
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((mention) => !/\d{1,2} months/.test(mention) || !/purchases|transfers/.test(mention))).toEqual(
    [],
  );
});

/** Every text that a person may meet: on the page, in its head and in the texts of attributes. */
function everyText(page: BuiltPage): string {
  const { $ } = page;
  const data = $('script[type="application/ld+json"]').text().replaceAll("{search_term_string}", "");
  return [readableHtml(page), data].join("\n");
}

test.each(byRoute(ALL_PAGES))("leaves no reference of %s unfilled", (_route, page) => {
  expect(everyText(page).match(/\{"?[a-zA-Z_]+"?\}|%7B[a-z]+%7D/g) ?? []).toEqual([]);
});

test.each(byRoute(ALL_PAGES))("shows no value that went missing on %s", (_route, page) => {
  const body = page.$("body").clone();
  body.find("script, style").remove();
  expect(squeeze(body.text()).match(/undefined|\bNaN\b|\[object|Infinity/g) ?? []).toEqual([]);
  // A text may say "null and void".
  body.find(".Prose_prose").remove();
  expect(squeeze(body.text()).match(/\bnull\b/g) ?? []).toEqual([]);
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
  "names no host on %s but those of the settings, its issuers and its sources",
  (_route, { html }) => {
    const hosts = [...html.matchAll(/(?:https?:)?\\?\/\\?\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(
      ([, host]) => host ?? "",
    );
    expect(hosts.length).toBeGreaterThan(0);
    expect([...new Set(hosts)].filter((host) => !KNOWN_HOSTS.has(host))).toEqual([]);
  },
);
