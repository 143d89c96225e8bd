import { checkCatalogue } from "../../../src/content/rules/catalogue-rules";
import { formatFault } from "../../../src/content/fault";
import { settingsIn } from "../../../src/content/gate";
import { fillReferences } from "../../../src/content/references/references";
import type { Site } from "../../../src/content/schema/site-schema";
import { readJson } from "../../../src/content/read/source-file";
import { CATEGORIES, type Card } from "../../../src/domain/cards/card";
import { CATALOGUE } from "../../support/catalogue";
import { cardOf } from "../../support/fixture";

/** One card a category, three of them featured, one recommended. */
const CARDS: Card[] = CATEGORIES.map((category, index) => ({
  ...cardOf("first-tech-choice-rewards"),
  id: category,
  category,
  featured: index < 3,
  recommended: index === 0,
}));

const GUIDES = ["best-{product}-2025", "improve-credit-score", "one", "two", "three"];

const SETTINGS = settingsIn(CATALOGUE);

/** The settings of the catalogue, with the order of the cards and guides above. */
const SITE: Site = {
  ...SETTINGS,
  cardOrder: [...CATEGORIES],
  guideOrder: GUIDES,
  home: { ...SETTINGS.home, teasers: ["one", "two", "three"] },
};

const SOURCES = { ...SITE, catalogue: null };

/** A card with the file that it would stand in, a field a line. */
const factsOf = (card: Card) => ({
  ...card,
  source: readJson({ file: `data/cards/${card.id}.json`, text: JSON.stringify(card, null, 2) }),
});

/** The names of guides and their addresses. */
const knownOf = (guides: readonly string[]) => new Set(guides.flatMap((name) => [name, fillReferences(name, SOURCES)]));

type Catalogue = { site?: Partial<Site>; cards?: Card[]; cardIds?: string[]; guides?: string[] };

function check({ site = SITE, cards = CARDS, cardIds = cards.map(({ id }) => id), guides = GUIDES }: Catalogue) {
  const settings = readJson({ file: "data/site.json", text: JSON.stringify(site, null, 2) });
  const facts = cards.map(factsOf);
  checkCatalogue(site, settings, {
    // What is known of a card that can't be read is nothing.
    cards: cards.length === cardIds.length ? facts : null,
    named: { cards: cardIds, guides },
    guides: new Set(guides),
    known: knownOf(guides),
    sources: SOURCES,
  });
  const files = [settings, ...facts.map(({ source }) => source)];
  return {
    /** What stands where each fault is placed. */
    places: files.flatMap(({ faults, text }) =>
      faults.map(({ line, column }) => text.split("\n")[line - 1]?.slice(column - 1)),
    ),
    complaints: files.flatMap(({ faults }) => faults.map((fault) => formatFault(fault).replace(/^\S+ {2}/, ""))),
  };
}

const complaints = (catalogue: Catalogue) => check(catalogue).complaints;
const changedCard = (id: string, changed: Partial<Card>) =>
  CARDS.map((card) => (card.id === id ? { ...card, ...changed } : card));

test("a catalogue in order has no faults", () => {
  expect(complaints({})).toEqual([]);
});

describe("the order of cards and guides", () => {
  test("names no other file", () => {
    const site = { ...SITE, cardOrder: [...SITE.cardOrder, "gold-card"], guideOrder: ["nowhere", ...SITE.guideOrder] };
    expect(check({ site })).toEqual({
      places: ['"gold-card"', '"nowhere",'],
      complaints: [
        'cardOrder[5]\n  expected the name of a file in data/cards, found "gold-card"',
        'guideOrder[0]\n  expected the name of a file in data/guides, found "nowhere"',
      ],
    });
  });

  test("names each file once", () => {
    const site = { ...SITE, cardOrder: [...SITE.cardOrder, "secured", "secured"] };
    expect(complaints({ site })).toEqual([
      'cardOrder[5]\n  expected each name once, found "secured" again',
      'cardOrder[6]\n  expected each name once, found "secured" again',
    ]);
  });
});

describe("the cards as a whole", () => {
  test("have exactly one recommended card", () => {
    const message =
      'recommended\n  expected exactly one recommended card, found low-apr, secured\n  hint: write "recommended": true in one file of data/cards and false in the others';
    expect(check({ cards: changedCard("secured", { recommended: true }) })).toEqual({
      places: ["true,", "true,"],
      complaints: [message, message],
    });
    expect(complaints({ cards: changedCard("low-apr", { recommended: false }) })).toEqual([
      'cardOrder\n  expected exactly one recommended card, found none\n  hint: write "recommended": true in one file of data/cards and false in the others',
    ]);
  });

  test("have three featured cards at least", () => {
    expect(complaints({ cards: changedCard("low-apr", { featured: false }) })).toEqual([
      'cardOrder\n  expected at least 3 featured cards for the home page, found 2\n  hint: write "featured": true in one file more of data/cards',
    ]);
    expect(complaints({ cards: changedCard("secured", { featured: true }) })).toEqual([]);
  });

  test("leave no category empty", () => {
    expect(complaints({ cards: changedCard("rewards", { category: "secured" }) })).toEqual([
      'cardOrder\n  expected a card of the category "rewards", found none\n  hint: its tile would be empty',
    ]);
    expect(complaints({ cards: changedCard("secured", { category: "rewards" }) })).toEqual([
      'cardOrder\n  expected a card of the category "secured", found none\n  hint: its tile and the footer\'s "Secured Cards" would be empty',
    ]);
  });

  test("are not judged as a whole while a card can't be read", () => {
    expect(complaints({ cards: [], cardIds: CARDS.map(({ id }) => id) })).toEqual([]);
  });
});

test("the guides that the footer leads to are there", () => {
  const guides = GUIDES.filter((name) => name !== "improve-credit-score");
  expect(complaints({ site: { ...SITE, guideOrder: guides }, guides })).toEqual([
    'guideOrder\n  expected the guide that the footer\'s "Improve Your Credit Score" leads to, found no such file\n  hint: it stands in data/guides/improve-credit-score.md',
    'help.link.to\n  expected the address of a page of this site, found "/guides/improve-credit-score"',
  ]);
});

test("settings of which some are wrong don't keep the cards from being checked as a whole", () => {
  expect(complaints({ site: {} })).toEqual([]);
  expect(complaints({ site: {}, cards: changedCard("low-apr", { recommended: false }) })).toEqual([
    expect.stringContaining("expected exactly one recommended card, found none"),
  ]);
});

describe("names of guides", () => {
  test("among the teasers are names of files", () => {
    const site = { ...SITE, home: { ...SITE.home, teasers: ["one", "nowhere", "best-{product}-2025"] } };
    expect(check({ site })).toEqual({
      places: ['"nowhere",'],
      complaints: ['home.teasers[1]\n  expected the name of a file in data/guides, without .md, found "nowhere"'],
    });
  });

  test("stand once among the teasers", () => {
    const site = { ...SITE, home: { ...SITE.home, teasers: ["one", "two", "one"] } };
    expect(complaints({ site })).toEqual(['home.teasers[2]\n  expected each guide once, found "one" again']);
  });
});

describe("links in the settings", () => {
  const withLink = (to: string): Site => ({
    ...SITE,
    home: { ...SITE.home, closing: { ...SITE.home.closing, links: [{ label: "A link", to }] } },
  });

  test("lead to pages, also by a guide's file or its address", () => {
    for (const to of [
      "/offers?filter=secured",
      "/guides/best-{product}-2025",
      "/guides/best-low-apr-credit-cards-2025",
    ])
      expect(complaints({ site: withLink(to) })).toEqual([]);
  });

  test("a link that leads nowhere is named with its place", () => {
    expect(check({ site: withLink("/guides/nowhere") })).toEqual({
      places: ['"/guides/nowhere"'],
      complaints: ['home.closing.links[0].to\n  expected the address of a page of this site, found "/guides/nowhere"'],
    });
  });
});

describe("advertisements", () => {
  test("stand in slots that exist", () => {
    const site = {
      ...SITE,
      ads: { ...SITE.ads, pages: { ...SITE.ads.pages, home: ["leaderboard", "leaderbord", "constructor"] } },
    };
    expect(check({ site })).toEqual({
      places: ['"leaderbord",', '"constructor"'],
      complaints: [
        'ads.pages.home[1]\n  expected the name of a slot in ads.slots, found "leaderbord"\n  hint: did you mean "leaderboard"?',
        'ads.pages.home[2]\n  expected the name of a slot in ads.slots, found "constructor"',
      ],
    });
  });

  test("from a network need its script", () => {
    const ads: Site["ads"] = { ...SITE.ads, provider: "script", script: null };
    expect(complaints({ site: { ...SITE, ads } })).toEqual([
      "ads.script\n  expected the script's address, since the provider is script, found null",
    ]);
    expect(complaints({ site: { ...SITE, ads: { ...ads, script: "https://ads.example.com/ads.js" } } })).toEqual([]);
  });
});
