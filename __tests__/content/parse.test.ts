import { z } from "zod";
import type { TextFile } from "../../src/content/content-files";
import { type ContentError, formatError } from "../../src/content/errors";
import { parse } from "../../src/content/parse";
import { readDocument } from "../../src/content/read";
import { cardSchema } from "../../src/schema/card-schema";
import { field, line, optional } from "../../src/schema/field";
import { guideSchema } from "../../src/schema/guide-schema";
import { CATALOG, edited } from "../support/catalog";

const CARD_FILE = "data/cards/citi-simplicity.json";
const GUIDE_FILE = "data/guides/one.md";

/** A file of the small catalog with a text in it replaced. */
function changed(file: string, from: string, to: string): TextFile {
  const one = edited(CATALOG, { file, from, to }).find((candidate) => candidate.file === file);
  return one ?? { file, text: "" };
}

/** The line of a text in the card's file. */
const lineOf = (part: string) => {
  const text = CATALOG.find(({ file }) => file === CARD_FILE)?.text ?? "";
  return text.slice(0, text.indexOf(part)).split("\n").length;
};

/** Returns the messages that a schema has for a file. */
function messagesBy(schema: z.ZodType, file: TextFile): string[] {
  const errors: ContentError[] = [];
  const document = readDocument(file, errors);
  expect(document && parse(schema, document, errors)).toBeNull();
  return errors.map(formatError);
}

const cardMessages = (from: string, to: string) => messagesBy(cardSchema, changed(CARD_FILE, from, to));
const guideMessages = (from: string, to: string) => messagesBy(guideSchema, changed(GUIDE_FILE, from, to));

const RANGE =
  'a group of fields, found "18.24-28.24"\n  hint: The lowest and the highest rate, where a rate in between is possible too; an end that nobody states is left out';

describe("the messages for a card", () => {
  test.each([
    [
      "a bad APR",
      '{ "from": 18.24, "to": 28.99 }',
      '"18.24-28.24"',
      35,
      "statements[0].terms.purchaseApr.range",
      RANGE,
    ],
    [
      "a wrong type, with the form that the field wants",
      "4.8",
      '"4.8"',
      13,
      "rating",
      'a number from 3 to 5 with one decimal at most, such as 4.6, found "4.8"\n  hint: write it without quotes',
    ],
    [
      "an unknown field within a group within a list",
      '"months": 21,',
      '"months": 21, "scop": [],',
      45,
      "statements[0].terms.introOffers[0].scop",
      'a known field name, found the unknown field "scop"\n  hint: did you mean "scope"?',
    ],
    [
      "a missing field, at the place where it belongs",
      '"months": 21, ',
      "",
      11,
      "statements[0].terms.introOffers[0].months",
      "a whole number of months from 6 to 36, found nothing\n  hint: How many months it lasts; at least six, by law",
    ],
    [
      "a slip in a value from a list",
      '"balance-transfer"',
      '"balance transfer"',
      15,
      "category",
      'one of "low-apr", "intro-apr", "balance-transfer", "secured", "rewards", found "balance transfer"\n  hint: did you mean "balance-transfer"?',
    ],
    [
      "a transfer fee that is neither an amount nor a known word",
      '"transferFee": { "percent": 3, "minimum": 5 }',
      '"transferFee": "unknown"',
      24,
      "statements[0].terms.transferFee",
      'a fee such as {"percent": 3, "minimum": 5}, or "none", found "unknown"\n  hint: leave it out if it is not known, and write "none" only if the issuer charges nothing',
    ],
  ])("%s", (_, from, to, column, where, message) => {
    expect(cardMessages(from, to)).toEqual([`${CARD_FILE}:${lineOf(from)}:${column}  ${where}\n  expected ${message}`]);
  });

  test("says what to do with quotes that alone are wrong", () => {
    const hintOf = (from: string, to: string) => /hint: (.*)/.exec(cardMessages(from, to).join("\n"))?.[1];
    expect(hintOf('"featured": true', '"featured": "true"')).toBe("write it without quotes");
    expect(hintOf('"months": 21', '"months": "21"')).toBe("write it without quotes");
    expect(hintOf("4.8", '"good"')).toBe("The editors' rating of 5 stars, with one decimal");
    expect(hintOf('"Citi"', "50")).toBe("put it in double quotes");
    expect(hintOf('"Citi"', "true")).toBe("put it in double quotes");
    expect(hintOf('"Citi"', "null")).toBe("The bank or credit union");
    expect(hintOf('"months": 21', '"months": 7.5')).toBe("How many months it lasts; at least six, by law");
  });

  test("names a misspelled field, which is missing under its right name too", () => {
    expect(cardMessages('"issuer"', '"isuer"')).toEqual([
      `${CARD_FILE}:1:1  issuer\n  expected a line of 1 to 60 characters, found nothing\n  hint: The bank or credit union`,
      `${CARD_FILE}:4:12  isuer\n  expected a known field name, found the unknown field "isuer"\n  hint: did you mean "issuer"?`,
    ]);
  });
});

const DAY =
  'a date written year-month-day, such as 2025-01-08, found "2024-02-30"\n  hint: check that the day exists in that month, and that its year is 2008 or later';

test.each([
  ["a date that doesn't exist", "2024-12-28", "2024-02-30", ":9:14  publishDate", DAY],
  [
    "a link that leads out where a page of the site is wanted",
    "to: /offers",
    "to: https://plainrate.example/offers",
    ":18:9  actions[1].to",
    'an address on this site that starts with /, such as /compare, found "https://plainrate.example/offers"\n  hint: leave the domain out',
  ],
])("reports in a guide %s", (_, from, to, place, message) => {
  expect(guideMessages(from, to)).toEqual([`${GUIDE_FILE}${place}\n  expected ${message}`]);
});

test("reports empty front matter", () => {
  expect(messagesBy(guideSchema, { file: GUIDE_FILE, text: "---\n---\n" })).toEqual([
    `${GUIDE_FILE}:2:1\n  expected a group of fields, found null`,
  ]);
});

describe("fields without words of their own", () => {
  const schema = z.strictObject({
    count: field(z.int().min(2), "How many there are"),
    size: field(z.number(), "How large it is"),
    names: field(z.array(z.string()), "Who they are"),
    table: field(z.record(z.string(), field(z.strictObject({ name: line("A name") }), "An entry")), "A table"),
    note: optional(field(z.string(), "A note")),
    bare: z.string(),
  });
  const good = { count: 2, size: 1.5, names: ["a"], table: { one: { name: "a" } }, note: null, bare: "b" };
  const messagesOf = (data: object) =>
    messagesBy(schema, { file: "x.json", text: JSON.stringify({ ...good, ...data }) });

  test.each([
    ["count", 1.5, "a whole number without quotes, found 1.5\n  hint: How many there are"],
    ["size", "one", 'a number without quotes, found "one"\n  hint: How large it is'],
    ["names", "a", 'a list, found "a"\n  hint: Who they are'],
    ["note", 1, "a text in quotes, found 1\n  hint: put it in double quotes"],
    ["bare", [], "a text in quotes, found []"],
  ])("names the type of %s", (name, value, message) => {
    const told = messagesOf({ [name]: value }).map((text) => text.replace(/^x\.json:1:\d+ {2}/, ""));
    expect(told).toEqual([`${name}\n  expected ${message}`]);
  });
});

test("words a condition of a group as the condition says", () => {
  const range = z.strictObject({
    range: field(
      z.object({ low: z.number() }).refine(({ low }) => low > 0, "a rising range"),
      "The range",
    ),
  });
  expect(messagesBy(range, { file: "x.json", text: '{"range": {"low": 0}}' })).toEqual([
    'x.json:1:11  range\n  expected a rising range, found {"low":0}',
  ]);
});
