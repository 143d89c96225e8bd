import type { TextFile } from "../../src/content/read/source-file";
import { CATALOG, edited, withText } from "../support/catalog";
import { messagesOf } from "../support/checked-content";

/**
 * The wording of faults as `npm run check:content` prints it: those that only the whole content shows, and one of each rule
 * whose own tests don't tell them in full. The messages of the schemas, of notation and of blocks stand in their tests.
 */

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const SITE = "data/site.json";

/** Messages without line and column, which a change of the catalog may move. */
const wording = (files: readonly TextFile[]) => messagesOf(files).map((text) => text.replace(/^(\S+?):\d+:\d+/, "$1"));

/** Expects one fault, in the file that was changed. */
function expectFault(file: string, from: string | RegExp, to: string, message: string): void {
  expect(wording(edited(CATALOG, { file, from, to }))).toEqual([file + message]);
}

const UNWRITTEN =
  '\n  expected a finished text, found "Draft:"\n  hint: write the text; until it is written, a card or a guide can stay a draft';

test.each([
  [
    "a text that is too long by one character",
    '"issuer": "Citi"',
    `"issuer": "${"x".repeat(61)}"`,
    `  issuer\n  expected a line of 1 to 60 characters, found "${"x".repeat(59)}… (61 characters)\n  hint: shorten it by 1 character`,
  ],
  [
    "an intro rate without its length, in a text",
    "0% intro APR for 12 months on new",
    "0% intro APR on new",
    '  features[1]\n  expected the length beside the intro rate, such as "0% intro APR for 21 months", found "0% intro APR on new purchases"\n  hint: every intro rate is shown with its length and the rate that follows',
  ],
  [
    "scores that don't go with the level",
    '"creditScores": { "from": 670, "to": 850 }',
    '"creditScores": { "from": 300, "to": 500 }',
    "  statements[0].terms.creditScores.from\n  expected a score from 670 to 850, as the lowest level is Good, found 300",
  ],
  [
    "a point that is there twice, but for capitals and signs",
    '"Never charges a late fee or a penalty rate"',
    '"costs $0 a year."',
    '  features[3]\n  expected each point once, found "Costs $0 a year", as features[2] says',
  ],
  [
    "a mark of Markdown",
    '"Pays no rewards of any kind"',
    '"Pays **no** rewards"',
    '  cons[0]\n  expected plain words, as no Markdown is read here, found "**"',
  ],
  [
    "a point that is yet to be written",
    '"Pays no rewards of any kind"',
    '"Draft: what speaks against it"',
    `  cons[0]${UNWRITTEN}`,
  ],
  [
    "a number without end",
    '"to": 28.99',
    '"to": 1e999',
    "  statements[0].terms.purchaseApr.range.to\n  expected a number of a usual size, found a number too large to calculate with\n  hint: The highest rate",
  ],
  [
    "an intro rate typed as a fraction",
    '"apr": 0, "months": 21',
    '"apr": 0.0399, "months": 21',
    "  statements[0].terms.introOffers[0].apr\n  expected 0, or a rate from 0.1 to 30 percent a year, found 0.0399",
  ],
  [
    "two versions of a line",
    '  "rating": 4.8,',
    '<<<<<<< HEAD\n  "rating": 4.8,\n=======\n  "rating": 4.7,\n>>>>>>> other',
    '\n  expected one version of each line, found git\'s mark "<<<<<<< HEAD"\n  hint: the file has two versions, one below the other: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
])("a card: %s", (_, from, to, message) => {
  expectFault(CARD, from, to, message);
});

const DESCRIPTION =
  "A guide for tests that holds each kind of block once, each kind of reference, a key term, and a list in every style.";
const NO_SUCH_FILTER =
  '\n  expected a filter that the page knows: low-apr, intro-apr, balance-transfer, secured, rewards, found "secure"\n  hint: did you mean "secured"?';
const NO_SUCH_SECTION =
  '\n  expected the anchor of a section of that page, found "#secnd-things"\n  hint: did you mean "second-things"?';
const BARE_INTRO_RATE =
  '\n  expected its length and the rate that follows beside a card\'s intro rate, found "0% intro"\n  hint: write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"';

test.each([
  ["related to itself", "  - two", "  - one", "  related[1]\n  expected another guide, found this guide itself"],
  ["a related guide twice", "  - two", "  - three", '  related[2]\n  expected each guide once, found "three" again'],
  [
    "a related guide that doesn't exist",
    "  - three",
    "  - thre",
    '  related[2]\n  expected the name of a file in data/guides, without .md, found "thre"\n  hint: did you mean "three"?',
  ],
  [
    "a button that leads nowhere",
    "to: /offers",
    "to: /offer",
    '  actions[1].to\n  expected the address of a page of this site, found "/offer"\n  hint: did you mean "/offers"?',
  ],
  [
    "a title that another guide has",
    "title: Guide one",
    "title: A Guide With Every Block",
    '  title\n  expected a title that no other guide has, found "A Guide With Every Block", as data/guides/every-block.md has',
  ],
  [
    "a description that another guide has",
    /^description: .*$/m,
    `description: ${DESCRIPTION}`,
    `  description\n  expected a description that no other guide has, found "${DESCRIPTION.slice(0, 59)}… (${DESCRIPTION.length} characters), as data/guides/every-block.md has`,
  ],
  [
    "a link to a guide that doesn't exist",
    "/guides/two",
    "/guides/tow",
    '\n  expected a link to a page of this site, found "/guides/tow"\n  hint: did you mean "two"?',
  ],
  ["a head that is yet to be written", /^excerpt: .*$/m, 'excerpt: "Draft: what it says"', `  excerpt${UNWRITTEN}`],
  ["a paragraph that is", "An intro.", "An intro. Draft: write it.", UNWRITTEN],
  [
    "a link with a slash at its end",
    "/guides/two",
    "/guides/two/",
    '\n  expected no slash at the end of an address, found "/guides/two/"\n  hint: write /guides/two',
  ],
  [
    "a heading that stands twice",
    "## Third things",
    "## Second things",
    '\n  expected each heading once, found "Second things", as on line 42',
  ],
  [
    "a table without the line below its head",
    "## Fourth things\n\n",
    "## Fourth things\n\n| Fee | Cost |\n| 3%  | $150 |\n\n",
    '\n  expected a table with a line such as | --- | --- | below its head, found "| Fee | Cost |"\n  hint: one --- for each column',
  ],
  [
    "a row of a table with a cell too many",
    "| 18% | $10 |",
    "| 18% | $10 | now |",
    "\n  expected 2 cells, as the head of the table has, found 3\n  hint: a | within a cell is written \\|",
  ],
  [
    "bold words with a star too few",
    "An intro.",
    "An intro. **Paid late* costs.",
    '\n  expected bold words such as **these**, found "*"\n  hint: as many stars before the words as after them; put a backslash before a star that readers should see',
  ],
  ["a link to a section that doesn't exist", "#second-things", "#secnd-things", NO_SUCH_SECTION],
  ["the same in a worked example", "That is all.", "See [below](#secnd-things).", NO_SUCH_SECTION],
  [
    "a link to a section of a page without sections",
    "/offers?filter=secured",
    "/about#team",
    '\n  expected no anchor, as that page has no sections, found "#team"',
  ],
  [
    "a link to a section of another guide",
    "/guides/two",
    "/guides/two#thirdthings",
    '\n  expected the anchor of a section of that page, found "#thirdthings"\n  hint: did you mean "third-things"?',
  ],
  ["a link to a filter that doesn't exist", "?filter=secured", "?filter=secure", NO_SUCH_FILTER],
  ["the same in a callout", "Paying late.", "See [these](/offers?filter=secure).", NO_SUCH_FILTER],
  [
    "a card's intro rate without its length and the rate that follows",
    "An intro.",
    "Citi Simplicity has a 0% intro APR on transfers.",
    BARE_INTRO_RATE,
  ],
  [
    "the same in a callout's second paragraph",
    "Paying late.",
    "Paying late.\n\n  Citi Simplicity has a 0% intro APR on transfers.",
    BARE_INTRO_RATE,
  ],
  [
    "the same in front matter",
    /^inShort: .*$/m,
    "inShort: Citi Simplicity has a 0% intro APR on transfers. It ends.",
    `  inShort${BARE_INTRO_RATE}`,
  ],
  [
    "a card's intro rate without the rate that follows",
    "An intro.",
    "Citi Simplicity has a 0% intro APR for 21 months on transfers.",
    '\n  expected the rate that follows beside a card\'s intro rate, found "0% intro"\n  hint: write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"',
  ],
  [
    "a heading that is too long",
    "## Third things",
    `## ${"Third things ".repeat(8)}`,
    "\n  expected a heading of at most 90 characters, found 103 characters\n  hint: shorten it by 13",
  ],
  [
    "a paragraph that is too long",
    "An intro.",
    "An intro. ".repeat(501),
    "\n  expected a paragraph, list or table of at most 5,000 characters, found 5,010 characters",
  ],
  [
    // 6,000 paragraphs of 11 characters, and what the guide's text has besides its intro.
    "a text that is too long as a whole",
    "An intro.",
    "An intro.\n\n".repeat(6000),
    "\n  expected a text of at most 60,000 characters, found 66,575 characters",
  ],
])("a guide: %s", (_, from, to, message) => {
  expectFault(GUIDE, from, to, message);
});

test.each(["www.plainrate.example", "plainrate.exmaple", "plainrat.example", "www.plianrate.com"])(
  "a guide: a link to %s, which is the site's own domain or a slip of it",
  (host) => {
    expectFault(
      GUIDE,
      "/guides/two",
      `https://${host}/compare`,
      `\n  expected an address of this site without its domain, found "https://${host}/compare"\n  hint: write /compare`,
    );
  },
);

test.each([
  "https://www.bankrate.com/",
  "https://www.irs.gov/",
  "https://rate.example/",
  "https://plain.example/",
  "/calculator#balance=5000",
])("a guide may lead to %s: another site, or a page with a person's amounts", (address) => {
  expect(messagesOf(edited(CATALOG, { file: GUIDE, from: "An intro.", to: `An intro, [law](${address}).` }))).toEqual(
    [],
  );
});

const PRIME = "data/prime-rate.json";
const CHOICE = "data/cards/first-tech-choice-rewards.json";

test.each([
  [
    "a legal page: a part before the first section",
    "data/pages/terms.md",
    "\n## One\n",
    "\n### A part\n\n## One\n",
    '\n  expected a heading of level 2 first, found "A part" of level 3\n  hint: ## for a section, ### within it',
  ],
  [
    "a page made of code: a link in an answer, where it would be read as it was typed",
    "data/pages/contact.json",
    "the About page lists",
    "[the About page](/about) lists",
    '  faq[0].answer\n  expected plain words, as no Markdown is read here, found "]("',
  ],
  [
    "the settings: a sentence of the home page for search results that is too short",
    SITE,
    /(?<=\n {2})"description": "[^"]*"/,
    '"description": "Too short"',
    '  description\n  expected a sentence of 70 to 170 characters, found "Too short"',
  ],
  [
    "the prime rate: a change that is out of order",
    PRIME,
    '"rates": [',
    '"rates": [{ "day": "2024-12-19", "rate": 7.25, "source": "https://www.federalreserve.gov/" },',
    '  rates[1].day\n  expected a day after 2024-12-19, found "2023-07-27"\n  hint: the oldest change comes first',
  ],
  [
    "the prime rate: one above 21 percent",
    PRIME,
    '"rate": 7.5',
    '"rate": 72.5',
    "  rates[0].rate\n  expected a rate from 0 to 21 percent a year, found 72.5\n  hint: 7.25 means 7.25%",
  ],
  [
    "a card: a regular APR that nobody states",
    CHOICE,
    /"purchaseApr": .*,/,
    "",
    "  statements\n  expected a statement of purchaseApr, found none\n  hint: without it the card has no cost",
  ],
  [
    "a card: a name that another card has",
    CHOICE,
    "First Tech Choice Rewards World Mastercard",
    "Citi Simplicity Card",
    `  name\n  expected a name that no other card has, found "Citi Simplicity Card", as ${CARD} has`,
  ],
  [
    "a published figure in words that no figure of ours is shown in",
    "data/published-results.json",
    '"$3,712"',
    '"3712 dollars"',
    '  calculator[0].runs[0].figures[1].expected\n  expected a figure such as "$3,075", "$84.68", "30 months", "3 years" or "month 2", found "3712 dollars"',
  ],
])("%s", (_, file, from, to, message) => {
  expectFault(file, from, to, message);
});

test("a guide whose file has no name that an address can have", () => {
  const files = CATALOG.map((one) => (one.file === GUIDE ? { ...one, file: "data/guides/One Guide.md" } : one));
  expect(messagesOf(files)).toContain(
    "data/guides/One Guide.md:1:1\n  expected a file's name of small letters, digits and hyphens, as the address has it, found One Guide.md",
  );
});

test("two guides at one address", () => {
  const named = (name: string) => CATALOG.filter(({ file }) => file === GUIDE).map((one) => ({ ...one, file: name }));
  const own = "data/guides/best-low-apr-credit-cards.md";
  const byProduct = "data/guides/best-{product}.md";
  expect(messagesOf([...CATALOG, ...named(own), ...named(byProduct)])).toContain(
    `${byProduct}:1:1\n  expected an address that no other guide has, found "best-low-apr-credit-cards", as ${own} has`,
  );
});

test("a fault in the settings hides no other fault of the whole", () => {
  const files = withText(SITE, (text) =>
    text.replace(/"copyrightYear": \d+/, '"copyrightYear": "soon"').replace('"citi-simplicity"', '"citi-simplicty"'),
  );
  expect(wording(files)).toEqual([
    `${SITE}  copyrightYear\n  expected a number without quotes, found "soon"\n  hint: The year in the footer`,
    `${SITE}  cardOrder[1]\n  expected the id of a card in data/cards, found "citi-simplicty"\n  hint: did you mean "citi-simplicity"?`,
  ]);
});
