import { CATALOG, type Edit, edited } from "../support/catalog";
import { contentOf, messagesOf } from "../support/checked-content";

const CARD = "data/cards/citi-simplicity.json";
const SECURED = "data/cards/discover-it-secured.json";
const GUIDE = "data/guides/one.md";
const SITE = "data/site.json";

/** Returns the messages without line and column, which a change of the catalog may move. */
const messages = (...edits: Edit[]) =>
  messagesOf(edited(CATALOG, ...edits)).map((text) => text.replace(/^(\S+?):\d+:\d+/, "$1"));

test("finds nothing wrong with the small catalog", () => {
  expect(messages()).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    "an issuer that nobody knows",
    '"issuer": "Citi"',
    '"issuer": "City"',
    '  issuer\n  expected an issuer of data/issuers.json, found "City"\n  hint: did you mean "Citi"?',
  ],
  [
    "an Apply link on another site",
    '"#apply-citi-simplicity"',
    '"https://citi.example/apply"',
    "  applyUrl\n  expected an address on a site of Citi: ",
  ],
  [
    "a day before prime is known",
    /"asOf": "2026-[^"]*"/,
    '"asOf": "2010-01"',
    "  statements[0].asOf\n  expected a day since ",
  ],
  [
    "a product that the survey lacks",
    '"product": "',
    '"product": "The ',
    "  survey.product\n  expected the product of one plan in data/survey/2025-12-31.csv",
  ],
  [
    "a name that another card has",
    "Citi Simplicity Card",
    "Chase Slate Edge",
    "  name\n  expected a name that no other card has",
  ],
  [
    "a slip of digits in its rating",
    '"rating": 4',
    '"rating": 1',
    "  rating\n  expected a number from 3 to 5 with one decimal at most, such as 4.6",
  ],
  [
    "an address that only its author can open",
    '"#apply-citi-simplicity"',
    '"https://www.google.com/url?q=https://www.citi.com"',
    "  applyUrl\n  expected an address that starts with https:// and that every reader can open",
  ],
  [
    "a second recommended card",
    '"recommended": false',
    '"recommended": true',
    "  recommended\n  expected one recommended card, found ",
  ],
])("reports in a card %s", (_, from, to, message) => {
  expect(messages({ file: CARD, from, to })).toContainEqual(expect.stringContaining(`${CARD}${message}`));
});

test("takes an Apply link by an affiliate network of data/issuers.json, but no statement of an issuer", () => {
  const network = "https://www.network.example/click?to=citi";
  const listed = { file: "data/issuers.json", from: /\]\s*\}\s*$/, to: '], "networks": ["network.example"] }' };
  const apply = { file: CARD, from: '"#apply-citi-simplicity"', to: JSON.stringify(network) };
  expect(messages(listed, apply)).toEqual([]);
  const stated = {
    file: CARD,
    from: /"by": "publication",\s*"name": "[^"]*"/,
    to: `"by": "issuer", "url": "${network}"`,
  };
  expect(messages(listed, stated)).toEqual([
    expect.stringContaining("statements[0].url\n  expected an address on a site of Citi: citi.com, citibank.com"),
  ]);
});

test("goes on without the score ranges that no issuer states", () => {
  const without = CATALOG.map(({ file, text }) => ({
    file,
    text: text.replace(/,\s*"creditScores": \{[^}]*\}/, "").replace(/"creditScores": \{[^}]*\},/, ""),
  }));
  const { cards } = contentOf(without);
  expect(cards.map(({ terms }) => terms.creditScores)).toEqual(cards.map(() => null));
});

test("reports in a card a category that is left without a card", () => {
  expect(messages({ file: SECURED, from: '"category": "secured"', to: '"category": "rewards"' })).toEqual([
    `${SITE}  cardOrder\n  expected a card of the category "secured", found "none"\n  hint: its tile would be empty`.replace(
      '"none"',
      "none",
    ),
  ]);
});

test("reports a closed card that is featured or recommended", () => {
  const closed = { file: CARD, from: '"annualFee": 0', to: '"annualFee": 0, "closed": true' };
  expect(messages(closed)).toContainEqual(`${CARD}  featured\n  expected false, since the card is closed, found true`);
});

test("reports featured cards that the home page lacks", () => {
  expect(messages({ file: CARD, from: '"featured": true', to: '"featured": false' })).toEqual([
    expect.stringContaining(`${SITE}  cardOrder\n  expected at least 3 featured cards for the home page, found 2`),
  ]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    "a guide that is related to itself",
    "  - two",
    "  - one",
    "  related[1]\n  expected the name of a file in data/guides, without .md, and not this guide",
  ],
  ["a related guide twice", "  - two", "  - three", '  related[2]\n  expected each name once, found "three" again'],
  [
    "a related guide that doesn't exist",
    "  - three",
    "  - thre",
    '  related[2]\n  expected the name of a file in data/guides, without .md, and not this guide, found "thre"\n  hint: did you mean "three"?',
  ],
  [
    "a button that leads nowhere",
    "to: /offers",
    "to: /offer",
    '  actions[1].to\n  expected a link to a page of this site, found "/offer"\n  hint: did you mean "/offers"?',
  ],
  [
    "a link that leads nowhere",
    "](/compare)",
    "](/compar)",
    '\n  expected a link to a page of this site, found "/compar"\n  hint: did you mean "/compare"?',
  ],
  [
    "a telephone link to another number than its words",
    "An intro.",
    "Call [800-388-2227](tel:+18003882272).",
    '\n  expected the number that the words name, tel:+18003882227, found "tel:+18003882272"',
  ],
  [
    "a link that only its author can open",
    "An intro.",
    "[Here](https://localhost:8000/compare)",
    "\n  expected an address that starts with https:// and that every reader can open, or that starts with /, found",
  ],
  [
    "a rate above 100 percent",
    "An intro.",
    "{payoff:5000,249.9,150:months}",
    "\n  expected a rate from 0 to 100 percent a year",
  ],
  ["a day that doesn't exist", "An intro.", "On {asOf:2026-02-30}.", "\n  expected a day such as 2026-09-17"],
  [
    "a link with a slash at its end",
    "](/compare)",
    "](/compare/)",
    '\n  expected a link to a page of this site, found "/compare/"\n  hint: write /compare, without a slash at the end',
  ],
  [
    "a source that isn't primary",
    "https://www.ecfr.gov",
    "https://www.blog.example",
    "  sources[0].url\n  expected the address of a primary source",
  ],
  [
    "another last section",
    "## What to do next",
    "## What now",
    '\n  expected "## What to do next" as the last section, found "What now"',
  ],
  ["no intro", "An intro.\n", "", "\n  expected an intro before the first heading"],
  [
    "a heading twice",
    "## Third things",
    "## Second things",
    '\n  expected each heading once, found "Second things" again',
  ],
  [
    "a part before its section",
    "An intro.",
    "An intro.\n\n### A part",
    '\n  expected a heading of level 2 first, found "A part" of level 3',
  ],
  [
    "a term twice",
    "An intro.",
    "An {term:grace-period} and a {term:grace-period}.",
    "\n  expected each term explained once",
  ],
  [
    "a rate of the card that it speaks of",
    "An intro.",
    "[Simplicity](/cards/citi-simplicity) starts at 18.24%.",
    "\n  expected a reference, since 18.24% is a rate of Citi Simplicity Card today",
  ],
  ["a note to oneself", "An intro.", "An intro. TODO: more.", '\n  expected a finished text, found "TODO"'],
  ["a mark of a merge", "An intro.", "<<<<<<< HEAD\nAn intro.", '\n  expected a finished text, found "<<<<<<< HEAD"'],
  [
    "an address that an assistant marked",
    "An intro.",
    "[A page](https://www.ecfr.gov/?utm_source=chatgpt.com).",
    '\n  expected a finished text, found "utm_source=chatgpt.com"',
  ],
])("reports in a guide %s", (_, from, to, message) => {
  expect(messages({ file: GUIDE, from, to })).toContainEqual(expect.stringContaining(`${GUIDE}${message}`));
});

test("takes a rate of a card in a guide that doesn't speak of it", () => {
  expect(messages({ file: GUIDE, from: "An intro.", to: "Some cards start at 18.24%." })).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    "a card that doesn't exist",
    '"wells-fargo-reflect"',
    '"wells-fargo-reflex"',
    'cardOrder[2]\n  expected the id of a card in data/cards, found "wells-fargo-reflex"\n  hint: did you mean "wells-fargo-reflect"?',
  ],
  [
    "a guide twice",
    /(?<="guideOrder": \[[^\]]*)"two"/,
    '"one"',
    'guideOrder[2]\n  expected each name once, found "one" again',
  ],
  [
    "an ad network without its script",
    '"provider": "house"',
    '"provider": "script"',
    "ads.script\n  expected the script's address, since the provider is script, found null",
  ],
])("reports in the settings %s", (_, from, to, message) => {
  expect(messages({ file: SITE, from, to })).toContainEqual(expect.stringContaining(`${SITE}  ${message}`));
});

test("reports a term of the glossary twice, and a teaser that doesn't exist", () => {
  expect(
    messages({ file: "data/pages/home.json", from: '["one", "two", "three"]', to: '["one", "two", "nowhere"]' }),
  ).toEqual([
    expect.stringContaining(
      'data/pages/home.json  teasers[2]\n  expected the name of a file in data/guides, without .md, found "nowhere"',
    ),
  ]);
});

test("reports an id that isn't the file's name", () => {
  const renamed = CATALOG.map(({ file, text }) => ({ file: file.replace("citi-simplicity", "citi"), text }));
  expect(messagesOf(renamed)).toContainEqual(expect.stringContaining('id\n  expected "citi", the file\'s name'));
});

test("reports a title that an earlier guide has", () => {
  expect(messages({ file: GUIDE, from: "title: Guide one", to: "title: A Guide With Every Block" })).toEqual([
    expect.stringContaining("data/guides/every-block.md  title\n  expected a title that no other guide has"),
  ]);
});

test("reports each footer link whose guide is gone", () => {
  const gone = CATALOG.filter(({ file }) => file !== "data/guides/improve-credit-score.md");
  expect(messagesOf(gone)).toContainEqual(expect.stringContaining("expected the page that the footer's"));
});
