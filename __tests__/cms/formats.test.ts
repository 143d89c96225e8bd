import type { TermName } from "../../src/schema/terms-schema";
import { type FieldValues, isFieldValues } from "../../src/cms/form-data";
import { BODY, FORMATS, type CollectionName } from "../../src/cms/formats";
import { newCard } from "../../src/content/tools/new-card";
import { newGuide } from "../../src/content/tools/new-guide";
import { CATALOG } from "../support/catalog";

/**
 * The catalog's files, and a card and a guide as `npm run new:card` and `new:guide` write them. The survey is imported whole, and
 * the issuers and the prime rate change seldom; no form shows them.
 */
const FILES = [
  ...CATALOG.filter(({ file }) => !/^data\/(?:survey\/|issuers|prime-rate|published-results)/.test(file)),
  newCard({ id: "new", issuer: "Citi", today: "2026-01-01" }),
  newGuide({ name: "new", related: ["one"], today: "2026-01-01" }),
];

function collectionOf(file: string): CollectionName {
  if (file === "data/site.json") return "site";
  if (file === "data/glossary.json") return "glossary";
  if (file.startsWith("data/cards/")) return "cards";
  return file.startsWith("data/guides/") ? "guides" : "pages";
}

function textOf(file: string): string {
  const found = FILES.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`There is no file ${file}.`);
  return found.text;
}

/** The CMS keeps a form in tables that forget the order of their names. */
function shuffled(value: FieldValues): FieldValues;
function shuffled(value: unknown): unknown;
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, shuffled(item)]),
  );
}

function opened(file: string): { data: FieldValues; save: (data: FieldValues) => string } {
  const { fromFile, toFile } = FORMATS[collectionOf(file)];
  return { data: fromFile(textOf(file)), save: (data) => toFile(shuffled(data)) };
}

/** The form of a card whose only statement has some terms changed. */
function withTerms({ statements, ...data }: FieldValues, changed: FieldValues): FieldValues {
  const first: unknown = Array.isArray(statements) ? statements[0] : undefined;
  if (!isFieldValues(first) || !isFieldValues(first["terms"])) throw new Error("The card has no statement.");
  return { ...data, statements: [{ ...first, terms: { ...first["terms"], ...changed } }] };
}

/** The lines of one text that the other lacks. */
function newLines(after: string, before: string): string[] {
  const old = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !old.has(line));
}

test.each(FILES.map(({ file }) => file))("%s is saved as it was opened", (file) => {
  const { data, save } = opened(file);
  expect(save(data)).toBe(textOf(file));
});

test("a changed rate changes its line and no other", () => {
  const file = "data/cards/citi-simplicity.json";
  const { data, save } = opened(file);
  const after = save(withTerms(data, { annualFee: 95 }));
  expect(newLines(after, textOf(file))).toEqual(['        "annualFee": 95,']);
  expect(newLines(textOf(file), after)).toEqual(['        "annualFee": 0,']);
});

const GUIDE = "data/guides/every-block.md";

/** Markdown as Decap's editor writes it after any change: other bullets, wider tables, blocks in another order. */
function rewrittenByDecap(body: string): string {
  return body.replace(/^- /gm, "* ").replace(/^\|(.*)\|$/gm, (_, cells: string) => `|  ${cells}  |`);
}

test.each([
  [
    "a word added to a paragraph",
    "A debt",
    "Each debt",
    "Each debt of $5,000 at 24.99% takes {payoff:5000,24.99,150:months} months at $150 a month.",
  ],
  ["a word added to an entry of a list", "* Read", "* Do read", "- Do read the *terms*"],
  ["a word added to a cell of a table", "18%", "18% more", "| 18% more | $10 |"],
])("%s changes one line of a guide, though the editor writes all Markdown anew", (_, from, to, line) => {
  const { data, save } = opened(GUIDE);
  const body = rewrittenByDecap(String(data[BODY])).replace(from, to);
  expect(newLines(save({ ...data, [BODY]: body }), textOf(GUIDE))).toEqual([line]);
});

test("a changed field of a guide's head changes its line", () => {
  const { data, save } = opened(GUIDE);
  const after = save({ ...data, title: "Blocks: The Whole Story" });
  expect(newLines(after, textOf(GUIDE))).toEqual(['title: "Blocks: The Whole Story"']);
});

test("a guide that was written by hand in another way is saved in the one format, and says the same", () => {
  const byHand = textOf(GUIDE)
    .replace(/^title: (.*)$/m, 'title: "$1"')
    .replace(/^- /gm, "* ")
    .replaceAll("| --- | --- |", "|-|-|")
    .replaceAll("\n", "\r\n");
  const { fromFile, toFile } = FORMATS.guides;
  expect(byHand).not.toBe(textOf(GUIDE));
  expect(toFile(fromFile(byHand))).toBe(textOf(GUIDE));
});

test("a new guide is written with its head in the schema's order and one empty line below it", () => {
  const text = FORMATS.guides.toFile({
    [BODY]: "Words.\n\n",
    readTime: 6,
    title: "New",
    modifiedDate: "",
    featured: true,
  });
  expect(text).toBe("---\ntitle: New\nreadTime: 6\nfeatured: true\n---\n\nWords.\n");
});

test("a field that was emptied is left out, and one that no schema knows stays", () => {
  const { data, save } = opened("data/cards/citi-simplicity.json");
  const saved: unknown = JSON.parse(save({ ...data, rewards: "", unknown: 1 }));
  expect(saved).not.toHaveProperty("rewards");
  expect(saved).toHaveProperty("unknown", 1);
});

test("a transfer fee is a word or figures, in the form and in the file", () => {
  const { data, save } = opened("data/cards/citi-simplicity.json");
  const place = "statements[0].terms.transferFee";
  expect(data).toHaveProperty(place, { choice: "figures", percent: 3, minimum: 5 });
  const savedFee = (transferFee: unknown): unknown => JSON.parse(save(withTerms(data, { transferFee })));
  expect(savedFee({ choice: "none", percent: 3, minimum: 5 })).toHaveProperty(place, "none");
  // Nothing that was typed is lost because nobody chose the kind.
  expect(savedFee({ percent: 3, minimum: 5 })).toHaveProperty(place, { percent: 3, minimum: 5 });
});

test("a card with every term, stated by several, is saved as it was opened", () => {
  const terms = {
    purchaseApr: { rates: [11.24, 14.49], type: "fixed" },
    transferApr: { range: { to: 18 } },
    cashAdvanceApr: { rates: [29.99] },
    penaltyApr: "none",
    introOffers: [{ apr: 0, months: 18, unit: "billing cycles", scope: ["transfers"] }],
    annualFee: 95,
    firstYearFee: 0,
    monthlyFee: 2,
    transferFee: { percent: 3, minimum: 5, later: [{ from: 5, to: 8, percent: 4 }] },
    foreignFee: 0,
    lateFee: 40,
    graceDays: 25,
    minimumPayment: { kind: "percent", percent: 2, floor: 25 },
    rewardsPercent: 1.5,
    creditLine: { from: 200, to: 2500 },
    creditLevels: [],
    creditScores: { from: 670, to: 850 },
    membership: "Members",
    deposit: "$200 or more",
    depositBack: "After 7 months",
    bureaus: "All three",
    closed: true,
  } satisfies Record<TermName, unknown>;
  const statements = [
    { by: "issuer", url: "https://www.citi.com/terms", asOf: "2026-03-09", terms },
    { by: "publication", name: "Card Weekly", asOf: "2026-02", terms: { introOffers: [], closed: false } },
  ];
  const { fromFile, toFile } = FORMATS.cards;
  expect(JSON.parse(toFile(shuffled(fromFile(JSON.stringify({ statements })))))).toEqual({ statements });
});

// Decap fills them in before anybody has typed a word.
test("a group that may be left out is left out while its switches are off and nothing is typed", () => {
  const untouched = { range: { from: "", to: "" } };
  const terms = {
    purchaseApr: { rates: [26.99] },
    transferApr: untouched,
    penaltyApr: untouched,
    closed: false,
  };
  const text = FORMATS.cards.toFile({ statements: [{ terms }] });
  expect(JSON.parse(text)).toMatchObject({
    statements: [{ terms: { purchaseApr: { rates: [26.99] }, closed: false } }],
  });
  expect(text).not.toMatch(/transferApr|penaltyApr|range/);
});

test("a file that can't be read says where it is wrong", () => {
  expect(() => FORMATS.cards.fromFile('{ "id": "x", }')).toThrow(/correct JSON/);
});
