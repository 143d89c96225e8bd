import { CATALOG, type Edit, edited } from "../support/catalog";
import { contentOf, messagesOf } from "../support/checked-content";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const USAA = "data/cards/usaa-rate-advantage.json";
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
    "a new issuer",
    '"issuer": "Citi"',
    '"issuer": "Harbor Bank"',
    '  issuer\n  expected an issuer of data/issuers.json, found "Harbor Bank"\n  hint: add a new one there, with its legal name',
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
    "  survey.product\n  expected the product of one plan in the newest file of data/survey",
  ],
  [
    "a name that another card has",
    "Citi Simplicity Card",
    "Chase Slate Edge",
    "  name\n  expected what no other file has",
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
    "an Apply link that another card has",
    "#apply-citi-simplicity",
    "#apply-chase-slate-edge",
    "  applyUrl\n  expected what no other file has",
  ],
  [
    "the survey's row of another card",
    /"institution": "[^"]*",\s*"product": "[^"]*"/,
    '"institution": "Usaa Federal Savings Bank", "product": "USAA Rate Advantage Card"',
    "  survey\n  expected a row that no other card names, found that of data/cards/usaa-rate-advantage.json",
  ],
  [
    "a category that its terms don't fit",
    '"category": "balance-transfer"',
    '"category": "rewards"',
    '  category\n  expected a category that the terms fit, found "rewards"',
  ],
  [
    "a deposit, though it isn't called secured",
    '"annualFee": 0',
    '"annualFee": 0, "deposit": "$200 or more"',
    '  category\n  expected a category that the terms fit, found "balance-transfer"',
  ],
  [
    "a rate with a wrong digit",
    '"statements": [',
    '"statements": [{ "by": "publication", "name": "Bankrate", "asOf": "2026-05", "terms": { "purchaseApr": { "range": { "from": 18.24, "to": 38.99 } } } },',
    "  statements[0].terms.purchaseApr\n  expected rates less than 9 points from 18.24 to 28.99, those of 2026-02, found 18.24 to 38.99",
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

test("reports a closed card that is featured or recommended", () => {
  const closed = { file: CARD, from: '"annualFee": 0', to: '"annualFee": 0, "applicants": "closed"' };
  expect(messages(closed)).toContainEqual(`${CARD}  featured\n  expected false, since the card is closed, found true`);
});

const CLOSE_USAA: Edit[] = [
  { file: USAA, from: '"annualFee": 0', to: '"annualFee": 0, "applicants": "closed"' },
  { file: USAA, from: '"featured": true', to: '"featured": false' },
  { file: CARD.replace("citi-simplicity", "wells-fargo-reflect"), from: '"featured": false', to: '"featured": true' },
];

test.each<[string, string | RegExp, string]>([
  ["a pick", "An intro.", "Our pick is [USAA](/cards/usaa-rate-advantage)."],
  ["a pick by its name", "An intro.", "Our pick: USAA Rate Advantage, with a strong score."],
  [
    "a table of picks",
    "An intro.",
    "An intro.\n\n| Job | Our pick |\n| --- | --- |\n| One | {card:usaa-rate-advantage.name} |",
  ],
  ["a table", "An intro.", "| Card | Rate |\n| --- | --- |\n| USAA Rate Advantage | {card:usaa-rate-advantage.apr} |"],
  ["a calculation", "An intro.", "It costs {payoff:500,usaa-rate-advantage.aprHigh,25:interest}."],
  ["a teaser", /excerpt: .*/, "excerpt: Why USAA Rate Advantage costs less."],
])("reports a closed card in %s", (_, from, to) => {
  expect(messages(...CLOSE_USAA, { file: GUIDE, from, to })).toEqual([
    expect.stringMatching(/^data\/guides\/one\.md[^]* found USAA Rate Advantage Credit Card, which is closed/),
  ]);
});

test("reports a closed card in an example, a chart and a table of cards, each once", () => {
  const places = messagesOf(
    edited(CATALOG, { file: CARD, from: '"annualFee": 0', to: '"annualFee": 0, "applicants": "closed"' }),
  ).filter((text) => /^data\/guides\/every-block\.md/.test(text));
  expect(places).toHaveLength(3);
});

test("a sentence may link to a closed card", () => {
  const to = "[USAA Rate Advantage](/cards/usaa-rate-advantage) has taken no applicants since.";
  expect(messages(...CLOSE_USAA, { file: GUIDE, from: "An intro.", to })).toEqual([]);
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
  [
    "a related guide twice",
    "  - improve-credit-score",
    "  - two",
    '  related[1]\n  expected each name once, found "two" again',
  ],
  [
    "a related guide that doesn't exist",
    "  - improve-credit-score",
    "  - improve-credit-scor",
    '  related[0]\n  expected the name of a file in data/guides, without .md, and not this guide, found "improve-credit-scor"\n  hint: did you mean "improve-credit-score"?',
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
    "\n  expected a reference, since 18.24% is a rate of Citi Simplicity Card",
  ],
  [
    "a table's row with another card's figures",
    "An intro.",
    "| Card | Term |\n| --- | --- |\n| Citi Simplicity | {card:wells-fargo-reflect.introTerm} |",
    "\n  expected citi-simplicity, which the words name, found wells-fargo-reflect",
  ],
  [
    "a card's name that leads to another card",
    "An intro.",
    "[Citi Simplicity](/cards/wells-fargo-reflect)",
    "\n  expected citi-simplicity, which the words name, found wells-fargo-reflect",
  ],
  [
    "an example of a card with another card's figures",
    "An intro.",
    '```example\ntitle: A\nrows:\n  - label: Fee of Citi Simplicity\n    value: "{transfer:500,20,wells-fargo-reflect:fee}"\n  - label: B\n    value: "1"\n```',
    "\n  expected citi-simplicity, which the words name, found wells-fargo-reflect",
  ],
  [
    "a chart of a card with another card's figures",
    "An intro.",
    '```chart\nkind: bars\ntitle: Citi Simplicity\ndescription: A.\nunit: dollars\nbars:\n  - label: A\n    value: "{transfer:500,20,wells-fargo-reflect:fee}"\n  - label: B\n    value: 1\n```',
    "\n  expected citi-simplicity, which the words name, found wells-fargo-reflect",
  ],
  [
    "a document that its author's account opens",
    "An intro.",
    "[Notes](https://docs.google.com/document/d/1/edit)",
    "\n  expected an address that starts with https:// and that every reader can open",
  ],
  [
    "words and address apart",
    "An intro.",
    "See [offers] (/offers).",
    '\n  expected marks that Markdown reads, found "] (/"',
  ],
  [
    "a link that never closes",
    "An intro.",
    "See [offers](/offers.",
    '\n  expected marks that Markdown reads, found "](/"',
  ],
  ["a link by a mark", "An intro.", "See [offers][1].", '\n  expected marks that Markdown reads, found "]["'],
  ["points of a word processor", "An intro.", "• One", '\n  expected marks that Markdown reads, found "•"'],
  ["an amount as Europe writes it", "An intro.", "You owe $5.000.", '\n  expected a finished text, found "$5.000"'],
  ["a rate as Europe writes it", "An intro.", "At 24,99% a year.", '\n  expected a finished text, found "24,99%"'],
  ["another currency", "An intro.", "You owe €500.", '\n  expected a finished text, found "€"'],
  [
    "a reference in brackets",
    "An intro.",
    "It is [card:citi-simplicity.apr].",
    '\n  expected a finished text, found "[card:c"',
  ],
  ["a note to oneself", "An intro.", "An intro. TODO: more.", '\n  expected a finished text, found "TODO"'],
  ["a mark of a merge", "An intro.", "<<<<<<< HEAD\nAn intro.", '\n  expected a finished text, found "<<<<<<< HEAD"'],
  [
    "an address that an assistant marked",
    "An intro.",
    "[A page](https://www.ecfr.gov/?utm_source=chatgpt.com).",
    '\n  expected a finished text, found "utm_source=chatgpt.com"',
  ],
  [
    "a short telephone number whose link has another",
    "An intro.",
    "Call [211](tel:311).",
    '\n  expected the number that the words name, tel:211, found "tel:311"',
  ],
  [
    "a link turned around",
    "An intro.",
    "See (offers)[/offers].",
    '\n  expected marks that Markdown reads, found ")[/"',
  ],
  ["bold that never ends", "An intro.", "**Read this.", '\n  expected marks that Markdown reads, found "**"'],
  ["a heading without its space", "An intro.", "##Fees", '\n  expected marks that Markdown reads, found "##"'],
  ["a footnote", "An intro.", "A claim.[^1]", '\n  expected marks that Markdown reads, found "[^1]"'],
  ["a word twice", "An intro.", "Pay the the bill.", '\n  expected a finished text, found "the the"'],
])("reports in a guide %s", (_, from, to, message) => {
  expect(messages({ file: GUIDE, from, to })).toContainEqual(expect.stringContaining(`${GUIDE}${message}`));
});

test("reports a rate of a card as its statement has it, though prime has moved since", () => {
  const day = { day: "2026-11-20", rate: 6.5, source: "https://www.federalreserve.gov/releases/h15/" };
  const moved = { file: "data/prime-rate.json", from: /\}\s*\]\s*\}\s*$/, to: `}, ${JSON.stringify(day)}] }` };
  const to = "[Chase Slate Edge](/cards/chase-slate-edge) starts at 19.74%.";
  expect(messages(moved, { file: GUIDE, from: "An intro.", to })).toEqual([
    expect.stringContaining("expected a reference, since 19.74% is a rate of Chase Slate Edge"),
  ]);
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

test("reports a teaser that doesn't exist", () => {
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
    expect.stringContaining("data/guides/every-block.md  title\n  expected what no other file has"),
  ]);
});
