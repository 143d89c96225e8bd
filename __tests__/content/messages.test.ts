import { formatFault } from "../../src/content/fault";
import { checkContent } from "../../src/content/gate";
import type { TextFile } from "../../src/content/source-file";
import { CATALOGUE, withText } from "../support/catalogue";

/** The wording of each fault that an editor can make, as `npm run check:content` prints it. */

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const PAGE = "data/pages/terms.md";
const SITE = "data/site.json";

const messages = (files: readonly TextFile[]) => checkContent(files).faults.map(formatFault);

/** Messages without line and column, which a change of the project's own content may move. */
const wording = (files: readonly TextFile[]) => messages(files).map((text) => text.replace(/^(\S+?):\d+:\d+/, "$1"));

const replaced = (file: string, from: string | RegExp, to: string) =>
  withText(file, (text) => text.replace(from, () => to));

test("the small project of these tests has no faults", () => {
  expect(messages(CATALOGUE)).toEqual([]);
});

test.each<[string, string, string | RegExp, string, string[]]>([
  [
    "a comma too many",
    CARD,
    '"issuer": "Citi",',
    '"issuer": "Citi",,',
    [
      `${CARD}\n  expected correct JSON (property name expected), found ",\\n  \\"apr\\": \\"18.24% -"\n  hint: no comma after the last entry; names stand in double quotes`,
    ],
  ],
  [
    "a field that stands twice",
    CARD,
    '"percent": 3,',
    '"percent": 3, "percent": 3,',
    [
      `${CARD}  terms.transferFee.percent\n  expected each name once, found "percent" a second time\n  hint: remove one of the two`,
    ],
  ],
  [
    "a byte-order mark",
    CARD,
    "{",
    "\uFEFF{",
    [
      `${CARD}\n  expected plain UTF-8 text, found a byte-order mark before the first character\n  hint: save the file as UTF-8 without BOM`,
    ],
  ],
  [
    "a right-to-left override",
    CARD,
    '"issuer": "Citi"',
    '"issuer": "Ci\u202Eti"',
    [
      `${CARD}\n  expected visible characters only, found a right-to-left override (U+202E)\n  hint: delete it; it may be hiding at the end of a word that you pasted`,
    ],
  ],
  [
    "a control character that is written as an escape",
    CARD,
    '"issuer": "Citi"',
    '"issuer": "Ci\\u0007ti"',
    [
      `${CARD}  issuer\n  expected visible characters only, found a control character (U+0007)\n  hint: delete it; it may be hiding at the end of a word that you pasted`,
    ],
  ],
  [
    "a file in another encoding",
    GUIDE,
    "An intro.",
    "An intro\uFFFD.",
    [
      `${GUIDE}\n  expected visible characters only, found a character that could not be read (U+FFFD)\n  hint: save the file as UTF-8`,
    ],
  ],
  [
    "a wrong type",
    CARD,
    /"rating": [\d.]+/,
    '"rating": "4.8"',
    [
      `${CARD}  rating\n  expected a number from 0 to 5 with one decimal at most, such as 4.6, found "4.8"\n  hint: write it without quotes`,
    ],
  ],
  [
    "a rating beyond 5",
    CARD,
    /"rating": [\d.]+/,
    '"rating": 5.1',
    [`${CARD}  rating\n  expected a number from 0 to 5 with one decimal at most, such as 4.6, found 5.1`],
  ],
  [
    "an unknown field",
    CARD,
    '"issuer": "Citi",',
    '"issuer": "Citi", "isuer": "Citi",',
    [
      `${CARD}  isuer\n  expected a field that the schema knows, found the unknown field "isuer"\n  hint: did you mean "issuer"?`,
    ],
  ],
  [
    "a field that would change every object",
    CARD,
    '"issuer": "Citi",',
    '"issuer": "Citi", "__proto__": { "featured": true },',
    [
      `${CARD}  __proto__\n  expected a field that the schema knows, found the unknown field "__proto__"\n  hint: remove it, or correct its name`,
    ],
  ],
  [
    "a missing field",
    CARD,
    '  "issuer": "Citi",\n',
    "",
    [`${CARD}  issuer\n  expected a line of 1 to 60 characters, found nothing`],
  ],
  [
    "an unknown category",
    CARD,
    '"category": "balance-transfer"',
    '"category": "intro apr"',
    [
      `${CARD}  category\n  expected one of "low-apr", "intro-apr", "balance-transfer", "secured", "rewards", found "intro apr"\n  hint: did you mean "intro-apr"?`,
    ],
  ],
  [
    "a text that is too long",
    CARD,
    '"issuer": "Citi"',
    `"issuer": "${"Citi ".repeat(13)}"`,
    [
      `${CARD}  issuer\n  expected a line of 1 to 60 characters, found "Citi Citi Citi Citi Citi Citi Citi Citi Citi Citi Citi Citi… (65 characters)\n  hint: shorten it by 4 characters`,
    ],
  ],
  [
    "an id that is not the file's name",
    CARD,
    '"id": "citi-simplicity"',
    '"id": "citi"',
    [
      `${CARD}  id\n  expected "citi-simplicity", the file's name, found "citi"\n  hint: rename the file or the id`,
      `${CARD}  applyUrl\n  expected the placeholder "#apply-citi", found "#apply-citi-simplicity"`,
    ],
  ],
  [
    "an unsafe address",
    CARD,
    '"#apply-citi-simplicity"',
    '"javascript:alert(1)"',
    [
      `${CARD}  applyUrl\n  expected an address that starts with https://, or the placeholder #apply-<id>, found "javascript:alert(1)"`,
    ],
  ],
  [
    "an intro rate without its length, as a field",
    CARD,
    '  "introTerm": "21 months",\n',
    "",
    [
      `${CARD}  introTerm\n  expected "21 months", the longest of terms.introOffers, found nothing\n  hint: every intro rate is shown with its length and the rate that follows (18.24% - 28.99%)`,
    ],
  ],
  [
    "an intro rate with a length that no offer has",
    CARD,
    '"0% intro APR for 12 months on new purchases"',
    '"0% intro APR for the first 15 months on new purchases"',
    [
      `${CARD}  features[1]\n  expected 21 or 12 months, as terms.introOffers says, found "0% intro APR for the first 15 months"`,
    ],
  ],
  [
    "an intro rate without its length, in a text",
    CARD,
    '"0% intro APR for 12 months on new purchases"',
    '"0% intro APR on new purchases"',
    [
      `${CARD}  features[1]\n  expected the length beside the intro rate, such as "0% intro APR for 21 months", found "0% intro APR on new purchases"\n  hint: every intro rate is shown with its length and the rate that follows`,
    ],
  ],
  [
    "verified terms without the day of the check",
    CARD,
    '"status": "sample"',
    '"status": "verified"',
    [
      `${CARD}  provenance.checked\n  expected the day on which the terms were checked, found nothing\n  hint: write "checked": "2025-01-08" beside "status": "verified"`,
    ],
  ],
  [
    "a sample with the day of a check",
    CARD,
    '"status": "sample"',
    '"status": "sample", "checked": "2025-01-08"',
    [
      `${CARD}  provenance.checked\n  expected no day, since the terms are a sample, found "2025-01-08"\n  hint: or write "status": "verified"`,
    ],
  ],
  [
    "terms that were checked before the month that they describe",
    CARD,
    '"status": "sample"',
    '"status": "verified", "checked": "2024-12-31"',
    [
      `${CARD}  provenance.checked\n  expected a day in or after 2025-01, the month that the terms describe, found "2024-12-31"`,
    ],
  ],
  [
    "broken front matter",
    GUIDE,
    /^excerpt: .*$/m,
    "excerpt: Rates: how they work",
    [
      `${GUIDE}  excerpt\n  expected correct YAML in the front matter, found "Rates: how they work"\n  hint: put straight double quotes around a text that holds ": " or " #"`,
    ],
  ],
  [
    "a text that is cut off at a number sign",
    GUIDE,
    /^excerpt: .*$/m,
    "excerpt: Our pick is the #1 card",
    [
      `${GUIDE}  excerpt\n  expected a text, found a comment, "#1 card"\n  hint: put double quotes around a text that holds \` #\`; a comment has a line of its own`,
    ],
  ],
  [
    "half a reference in the settings",
    SITE,
    /"title": "Best \{product\} [^"]*"/,
    '"title": "Best {product 2026"',
    [`${SITE}  title\n  expected a reference with both of its braces on one line, found "{"`],
  ],
  [
    "a reference in doubled braces on a card",
    CARD,
    '"issuer": "Citi"',
    '"issuer": "{{brand}}"',
    [`${CARD}  issuer\n  expected a reference such as {product}, found "{{brand}}"\n  hint: one brace on each side`],
  ],
  [
    "half a reference in front matter",
    GUIDE,
    /^excerpt: .*$/m,
    "excerpt: By {brand and others.",
    [`${GUIDE}  excerpt\n  expected a reference with both of its braces on one line, found "{"`],
  ],
  [
    "a reference in a definition",
    "data/glossary.json",
    /"definition": "[^"]*"/,
    '"definition": "What {brand} says."',
    [`data/glossary.json  terms[0].definition\n  expected plain words, without references or links, found "{brand}"`],
  ],
  [
    "a non-breaking space",
    CARD,
    '"18.24% - 28.99%"',
    '"18.24%\u00a0- 28.99%"',
    [
      `${CARD}\n  expected visible characters only, found a non-breaking space (U+00A0)\n  hint: type an ordinary space`,
    ],
  ],
  [
    "a dash in a rate",
    CARD,
    '"18.24% - 28.99%"',
    '"18.24% – 28.99%"',
    [
      `${CARD}  apr\n  expected a rate or a range such as "18.24% - 28.24%", found "18.24% – 28.99%"\n  hint: keep both % signs; a hyphen, not a dash, with a space on each side; the lower rate first`,
    ],
  ],
  [
    "a bad date",
    GUIDE,
    /^publishDate: .*$/m,
    "publishDate: 2024-02-30",
    [
      `${GUIDE}  publishDate\n  expected a date written year-month-day, such as 2025-01-08, found "2024-02-30"\n  hint: check that the day exists in that month`,
    ],
  ],
  [
    "a guide related to itself",
    GUIDE,
    "  - two",
    "  - one",
    [`${GUIDE}  related[1]\n  expected another guide, found this guide itself`],
  ],
  [
    "a guide related twice",
    GUIDE,
    "  - two",
    "  - three",
    [`${GUIDE}  related[2]\n  expected each guide once, found "three" again`],
  ],
  [
    "a related guide that doesn't exist",
    GUIDE,
    "  - three",
    "  - thre",
    [
      `${GUIDE}  related[2]\n  expected the name of a file in data/guides, without .md, found "thre"\n  hint: did you mean "three"?`,
    ],
  ],
  [
    "a link to a guide that doesn't exist",
    GUIDE,
    "/guides/two",
    "/guides/tow",
    [`${GUIDE}\n  expected a link to a page of this site, found "/guides/tow"\n  hint: did you mean "two"?`],
  ],
  [
    "a link to a section that doesn't exist",
    GUIDE,
    "#second-things",
    "#secnd-things",
    [
      `${GUIDE}\n  expected the anchor of a section of that page, found "#secnd-things"\n  hint: did you mean "second-things"?`,
    ],
  ],
  [
    "a link to a section of a page without sections",
    GUIDE,
    "/offers?filter=secured",
    "/about#team",
    [`${GUIDE}\n  expected no anchor, as that page has no sections, found "#team"`],
  ],
  [
    "a link to a section of another guide",
    GUIDE,
    "/guides/two",
    "/guides/two#thirdthings",
    [
      `${GUIDE}\n  expected the anchor of a section of that page, found "#thirdthings"\n  hint: did you mean "third-things"?`,
    ],
  ],
  [
    "a link to a filter that doesn't exist",
    GUIDE,
    "/offers?filter=secured",
    "/offers?filter=secure",
    [
      `${GUIDE}\n  expected a filter that the page knows: low-apr, intro-apr, balance-transfer, secured, rewards, found "secure"\n  hint: did you mean "secured"?`,
    ],
  ],
  [
    "raw HTML",
    GUIDE,
    "An intro.",
    "An intro.\n\n<b>Bold</b>",
    [
      `${GUIDE}\n  expected Markdown, found raw HTML "<b>"\n  hint: write it as Markdown, or \\< for the sign`,
      `${GUIDE}\n  expected Markdown, found raw HTML "</b>"\n  hint: write it as Markdown, or \\< for the sign`,
    ],
  ],
  [
    "a reference in the wrong case",
    PAGE,
    "{brand}, see",
    "{Brand}, see",
    [`${PAGE}\n  expected a known reference such as {product}, found "{Brand}"\n  hint: did you mean {brand}?`],
  ],
  [
    "a card's intro rate without its length and the rate that follows",
    GUIDE,
    "An intro.",
    "Citi Simplicity has a 0% intro APR on transfers.",
    [
      `${GUIDE}\n  expected its length and the rate that follows beside a card's intro rate, found "0% intro"\n  hint: write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"`,
    ],
  ],
  [
    "a card's intro rate without the rate that follows",
    GUIDE,
    "An intro.",
    "Citi Simplicity has a 0% intro APR for 21 months on transfers.",
    [
      `${GUIDE}\n  expected the rate that follows beside a card's intro rate, found "0% intro"\n  hint: write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"`,
    ],
  ],
  [
    "a card's intro rate alone in a callout",
    GUIDE,
    "text: Paying late.",
    "text: |\n  Paying late.\n\n  Citi Simplicity has a 0% intro APR on transfers.",
    [
      `${GUIDE}\n  expected its length and the rate that follows beside a card's intro rate, found "0% intro"\n  hint: write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"`,
    ],
  ],
  [
    "a card's intro rate alone in front matter",
    GUIDE,
    /^inShort: .*$/m,
    "inShort: Citi Simplicity has a 0% intro APR on transfers. It ends.",
    [
      `${GUIDE}  inShort\n  expected its length and the rate that follows beside a card's intro rate, found "0% intro"\n  hint: write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"`,
    ],
  ],
  [
    "a filter that doesn't exist, in a callout",
    GUIDE,
    "text: Paying late.",
    "text: See [these](/offers?filter=secure).",
    [
      `${GUIDE}\n  expected a filter that the page knows: low-apr, intro-apr, balance-transfer, secured, rewards, found "secure"\n  hint: did you mean "secured"?`,
    ],
  ],
  [
    "a section that doesn't exist, in a worked example",
    GUIDE,
    "text: That is all.",
    "text: See [below](#secnd-things).",
    [
      `${GUIDE}\n  expected the anchor of a section of that page, found "#secnd-things"\n  hint: did you mean "second-things"?`,
    ],
  ],
  [
    "a part before the first section",
    PAGE,
    "\n## One\n",
    "\n### A part\n\n## One\n",
    [
      `${PAGE}\n  expected a heading of level 2 first, found "A part" of level 3\n  hint: ## for a section, ### within it`,
    ],
  ],
  [
    "a heading that is too long",
    GUIDE,
    "## Third things",
    `## ${"Third things ".repeat(8)}`,
    [`${GUIDE}\n  expected a heading of at most 90 characters, found 103 characters\n  hint: shorten it by 13`],
  ],
  [
    "a paragraph that is too long",
    GUIDE,
    "An intro.",
    "An intro. ".repeat(501),
    [`${GUIDE}\n  expected a paragraph, list or table of at most 5,000 characters, found 5,010 characters`],
  ],
  [
    "a text that is too long as a whole",
    GUIDE,
    "An intro.",
    "An intro.\n\n".repeat(6000),
    [`${GUIDE}\n  expected a text of at most 60,000 characters, found 66,571 characters`],
  ],
  [
    "fewer than three featured cards",
    CARD,
    '"featured": true',
    '"featured": false',
    [
      `${SITE}  cardOrder\n  expected at least 3 featured cards for the home page, found 2\n  hint: write "featured": true in one file more of data/cards`,
    ],
  ],
  [
    "two recommended cards",
    CARD,
    '"recommended": false',
    '"recommended": true',
    ["data/cards/chase-slate-edge.json", CARD].map(
      (file) =>
        `${file}  recommended\n  expected exactly one recommended card, found chase-slate-edge, citi-simplicity\n  hint: write "recommended": true in one file of data/cards and false in the others`,
    ),
  ],
  [
    "a filter of the footer with no card",
    CARD,
    '"category": "balance-transfer"',
    '"category": "rewards"',
    [
      `${SITE}  cardOrder\n  expected a card of the category "balance-transfer", found none\n  hint: its tile and the footer's "Balance Transfer Cards" would be empty`,
    ],
  ],
  [
    "a sentence of the home page for search results that is too short",
    SITE,
    /(?<=\n {2})"description": "[^"]*"/,
    '"description": "Too short"',
    [`${SITE}  description\n  expected a sentence of 70 to 170 characters, found "Too short"`],
  ],
  [
    "an ad slot that doesn't exist",
    SITE,
    '"compare": [\n        "leaderboard"',
    '"compare": [\n        "leader"',
    [`${SITE}  ads.pages.compare[0]\n  expected the name of a slot in ads.slots, found "leader"`],
  ],
])("%s", (_, file, from, to, expected) => {
  expect(wording(replaced(file, from, to))).toEqual(expected);
});

test("a fault within a block has its own line and column", () => {
  const files = replaced(GUIDE, "text: Paying late.", "text: |\n  Paying late.\n\n  Go [on](#nowhere).");
  const lines = (files.find(({ file }) => file === GUIDE)?.text ?? "").split("\n");
  const line = lines.indexOf("  Go [on](#nowhere).") + 1;
  expect(checkContent(files).faults).toMatchObject([{ file: GUIDE, line, column: 6, found: '"#nowhere"' }]);
});

test("a guide whose file has no name that an address can have", () => {
  const files = CATALOGUE.map((one) => (one.file === GUIDE ? { ...one, file: "data/guides/One Guide.md" } : one));
  expect(messages(files)).toContain(
    "data/guides/One Guide.md:1:1\n  expected a file's name of small letters, digits and hyphens, as the address has it, found One Guide.md",
  );
});

test("two guides at one address", () => {
  const named = (name: string) => CATALOGUE.filter(({ file }) => file === GUIDE).map((one) => ({ ...one, file: name }));
  const own = "data/guides/best-low-apr-credit-cards.md";
  const byProduct = "data/guides/best-{product}.md";
  expect(messages([...CATALOGUE, ...named(own), ...named(byProduct)])).toContain(
    `${byProduct}:1:1\n  expected an address that no other guide has, found "best-low-apr-credit-cards", as ${own} has`,
  );
});

test("a guide that was changed before it was published", () => {
  const files = withText(GUIDE, (text) =>
    text
      .replace(/^modifiedDate: .*\n/m, "")
      .replace(/^publishDate: .*$/m, "publishDate: 2024-12-28\nmodifiedDate: 2024-12-27"),
  );
  expect(wording(files)).toContain(
    `${GUIDE}  modifiedDate\n  expected a day from the publication on, 2024-12-28, found "2024-12-27"`,
  );
});

test("a fault in the settings hides no other fault of the whole", () => {
  const files = withText(SITE, (text) =>
    text.replace(/"copyrightYear": \d+/, '"copyrightYear": "soon"').replace('"citi-simplicity"', '"citi-simplicty"'),
  );
  expect(wording(files)).toEqual([
    `${SITE}  copyrightYear\n  expected a number without quotes, found "soon"\n  hint: The year in the footer`,
    `${SITE}  cardOrder\n  expected every file of data/cards in the order, found no "citi-simplicity"\n  hint: add its name where it should stand`,
    `${SITE}  cardOrder[2]\n  expected the name of a file in data/cards, found "citi-simplicty"\n  hint: did you mean "citi-simplicity"?`,
  ]);
});

test("a fault in one card hides no other fault of the whole", () => {
  const files = withText(CARD, (text) =>
    text.replace(/"rating": [\d.]+/, '"rating": 48').replace('"recommended": false', '"recommended": true'),
  );
  expect(wording(files).map((message) => message.split("\n")[0])).toEqual([
    "data/cards/chase-slate-edge.json  recommended",
    `${CARD}  rating`,
    `${CARD}  recommended`,
  ]);
});

test("hidden characters hide no other fault of their file", () => {
  const files = withText(CARD, (text) => `\uFEFF${text.replace(/"rating": [\d.]+/, '"rating": 48')}`);
  expect(checkContent(files).faults.map(({ line, field }) => [line > 1, field])).toEqual([
    [false, ""],
    [true, "rating"],
  ]);
});
