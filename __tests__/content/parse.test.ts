import { z } from "zod";
import { cardSchema } from "../../src/content/card-schema";
import { formatFault } from "../../src/content/fault";
import { field, line, optional } from "../../src/content/field";
import { guideSchema } from "../../src/content/guide-schema";
import { parse } from "../../src/content/parse";
import { readJson, readMarkdown } from "../../src/content/source-file";

const CARD = `{
  "id": "test-card",
  "name": "Test Card",
  "issuer": "First Bank",
  "apr": "18.24% - 28.24%",
  "annualFee": "$0",
  "rating": 4.8,
  "features": ["One", "Two"],
  "pros": ["One", "Two"],
  "cons": ["One", "Two"],
  "bestFor": "Moving a balance",
  "applyUrl": "#apply-test-card",
  "featured": true,
  "recommended": false,
  "category": "balance-transfer",
  "creditRequired": "Good",
  "foreignTransactionFee": "3%",
  "creditRange": "670-850",
  "terms": {
    "introOffers": [
      { "apr": 0, "months": 21, "scope": ["transfers"] }
    ],
    "transferFee": "unknown",
    "rewardsPercent": 0
  },
  "provenance": {
    "status": "sample",
    "asOf": "2025-01",
    "sources": { "apr": "estimate" }
  }
}
`;

const GUIDE = `---
title: A Guide
description: A sentence that is long enough to stand below a title in a list of search results.
excerpt: What it says.
category: Education
readTime: 9
author: Plainrate editors
publishDate: 2024-12-18
related: [one, two, three]
actions:
  - label: Compare cards
    to: /compare
  - label: See offers
    to: /offers
sources:
  - label: 12 CFR 1026.55
inShort: It costs money. Pay more.
reviewed: 2025-01-08
---
`;

function changed(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`${from} must stand in the text once`);
  return text.replace(from, () => to);
}

const cardMessages = (from: string, to: string) =>
  parse(cardSchema, readJson({ file: "data/cards/test-card.json", text: changed(CARD, from, to) })).faults.map(
    formatFault,
  );

const guideMessages = (from: string, to: string) =>
  parse(guideSchema, readMarkdown({ file: "data/guides/test.md", text: changed(GUIDE, from, to) })).faults.map(
    formatFault,
  );

test("a card without faults comes out typed, with its defaults", () => {
  const { value, faults } = parse(cardSchema, readJson({ file: "data/cards/test-card.json", text: CARD }));
  expect(faults).toEqual([]);
  expect(value).toMatchObject({ id: "test-card", introApr: null, rewards: null, featured: true });
});

test("a guide without faults comes out typed, with its defaults", () => {
  const { value, faults } = parse(guideSchema, readMarkdown({ file: "data/guides/test.md", text: GUIDE }));
  expect(faults).toEqual([]);
  expect(value).toMatchObject({ publishDate: "2024-12-18", modifiedDate: null, featured: false });
});

describe("the messages for a card", () => {
  test("a bad APR", () => {
    expect(cardMessages('"18.24% - 28.24%"', '"18.24-28.24"')[0]).toBe(
      [
        "data/cards/test-card.json:5:10  apr",
        '  expected a rate or a range such as "18.24% - 28.24%", found "18.24-28.24"',
        "  hint: keep both % signs; a hyphen, not a dash, with a space on each side; the lower rate first",
      ].join("\n"),
    );
  });

  // The schemas of both fields check two conditions, and these values break both.
  test.each([
    ['"18.24% - 28.24%"', '"18.24-28.24"'],
    ["4.8", "5.05"],
  ])("one slip (%s written as %s) is told once", (from, to) => {
    expect(cardMessages(from, to)).toHaveLength(1);
  });

  test("an APR whose ends are swapped", () => {
    expect(cardMessages('"18.24% - 28.24%"', '"28.24% - 18.24%"')).toEqual([
      [
        "data/cards/test-card.json:5:10  apr",
        '  expected a rate or a range such as "18.24% - 28.24%", found "28.24% - 18.24%"',
        "  hint: keep both % signs; a hyphen, not a dash, with a space on each side; the lower rate first",
      ].join("\n"),
    ]);
  });

  test("a wrong type, with the form that the field wants", () => {
    expect(cardMessages("4.8", '"4.8"')).toEqual([
      'data/cards/test-card.json:7:13  rating\n  expected a number from 0 to 5 with one decimal at most, such as 4.6, found "4.8"\n  hint: write it without quotes',
    ]);
    expect(cardMessages("4.8", '"good"')).toEqual([expect.not.stringContaining("hint")]);
  });

  test("a value whose quotes alone are wrong, with what to do with them", () => {
    const hintOf = (from: string, to: string) => /hint: (.*)/.exec(cardMessages(from, to).join("\n"))?.[1];
    expect(hintOf('"featured": true', '"featured": "true"')).toBe("write it without quotes");
    expect(hintOf('"months": 21', '"months": "21"')).toBe("write it without quotes");
    expect(hintOf('"First Bank"', "50")).toBe("put it in double quotes");
    expect(hintOf('"First Bank"', "true")).toBe("put it in double quotes");
    expect(hintOf('"First Bank"', "null")).toBeUndefined();
    expect(hintOf('"months": 21', '"months": 7.5')).toBeUndefined();
  });

  test("a wrong type, with the type's name and the field's line of help", () => {
    expect(cardMessages('"featured": true', '"featured": "yes"')).toEqual([
      [
        "data/cards/test-card.json:13:15  featured",
        '  expected true or false, found "yes"',
        "  hint: Whether the card may stand on the home page",
      ].join("\n"),
    ]);
  });

  test("a misspelled field, which is missing under its right name too", () => {
    expect(cardMessages('"issuer"', '"isuer"')).toEqual([
      "data/cards/test-card.json:1:1  issuer\n  expected a line of 1 to 60 characters, found nothing",
      'data/cards/test-card.json:4:12  isuer\n  expected a field that the schema knows, found the unknown field "isuer"\n  hint: did you mean "issuer"?',
    ]);
  });

  test("an unknown field that is like no other", () => {
    expect(cardMessages('"name": "Test Card",', '"name": "Test Card", "backgroundColour": 1,')).toEqual([
      'data/cards/test-card.json:3:44  backgroundColour\n  expected a field that the schema knows, found the unknown field "backgroundColour"\n  hint: remove it, or correct its name',
    ]);
  });

  test("an unknown field within a group within a list", () => {
    expect(cardMessages('"months": 21,', '"months": 21, "scop": [],')).toEqual([
      'data/cards/test-card.json:21:41  terms.introOffers[0].scop\n  expected a field that the schema knows, found the unknown field "scop"\n  hint: did you mean "scope"?',
    ]);
  });

  test("an unknown source in the provenance", () => {
    expect(cardMessages('{ "apr": "estimate" }', '{ "aprr": "estimate" }')).toEqual([
      'data/cards/test-card.json:29:26  provenance.sources.aprr\n  expected a field that the schema knows, found the unknown field "aprr"\n  hint: remove it, or correct its name',
    ]);
  });

  test("a missing field, at the place where it belongs", () => {
    expect(cardMessages('"months": 21, ', "")).toEqual([
      "data/cards/test-card.json:21:7  terms.introOffers[0].months\n  expected a whole number of months from 6 to 36, found nothing",
    ]);
    expect(cardMessages('  "applyUrl": "#apply-test-card",\n', "")).toEqual([
      "data/cards/test-card.json:1:1  applyUrl\n  expected an address that starts with https://, or the placeholder #apply-<id>, found nothing",
    ]);
  });

  test("a slip in a value from a list", () => {
    expect(cardMessages('"balance-transfer"', '"balance transfer"')).toEqual([
      [
        "data/cards/test-card.json:15:15  category",
        '  expected one of "low-apr", "intro-apr", "balance-transfer", "secured", "rewards", found "balance transfer"',
        '  hint: did you mean "balance-transfer"?',
      ].join("\n"),
    ]);
    expect(cardMessages('"transfers"', '"tranfers"')).toEqual([
      'data/cards/test-card.json:21:43  terms.introOffers[0].scope[0]\n  expected one of "purchases", "transfers", found "tranfers"\n  hint: did you mean "transfers"?',
    ]);
  });

  test("a value from a list that is like no other, missing or not even a text has no hint", () => {
    const expected = 'expected one of "Excellent", "Good", "Fair", "Limited"';
    expect(cardMessages('"Good"', '"subprime"')).toEqual([
      `data/cards/test-card.json:16:21  creditRequired\n  ${expected}, found "subprime"`,
    ]);
    expect(cardMessages('"Good"', "670")).toEqual([
      `data/cards/test-card.json:16:21  creditRequired\n  ${expected}, found 670`,
    ]);
    expect(cardMessages('  "creditRequired": "Good",\n', "")).toEqual([
      `data/cards/test-card.json:1:1  creditRequired\n  ${expected}, found nothing`,
    ]);
  });

  test("a transfer fee that is neither an amount nor a known word", () => {
    expect(cardMessages('"transferFee": "unknown"', '"transferFee": { "percent": 3 }')).toEqual([
      [
        "data/cards/test-card.json:23:20  terms.transferFee",
        '  expected a fee such as {"percent": 3, "minimum": 5}, or "none", or "unknown", found {"percent":3}',
        '  hint: unknown is not free: write "none" only if the issuer charges nothing',
      ].join("\n"),
    ]);
  });

  test("a list in place of the card", () => {
    expect(parse(cardSchema, readJson({ file: "data/cards/x.json", text: "[1]" })).faults.map(formatFault)).toEqual([
      "data/cards/x.json:1:1\n  expected a group of fields, found [1]",
    ]);
  });

  test("several faults come together", () => {
    const text = changed(changed(CARD, "4.8", "6"), '"3%"', '"three"');
    const { value, faults } = parse(cardSchema, readJson({ file: "data/cards/test-card.json", text }));
    expect(value).toBeNull();
    expect(faults.map(({ field: name, line: at }) => [name, at])).toEqual([
      ["rating", 7],
      ["foreignTransactionFee", 17],
    ]);
  });
});

describe("the messages for a guide", () => {
  test("a date that doesn't exist", () => {
    expect(guideMessages("2024-12-18", "2024-02-30")).toEqual([
      [
        "data/guides/test.md:8:14  publishDate",
        '  expected a date written year-month-day, such as 2025-01-08, found "2024-02-30"',
        "  hint: check that the day exists in that month",
      ].join("\n"),
    ]);
  });

  test("a date that isn't written as one, though it may be left out", () => {
    expect(guideMessages("2024-12-18", "2024-12-18\nmodifiedDate: January 8, 2025")).toEqual([
      [
        "data/guides/test.md:9:15  modifiedDate",
        '  expected a date written year-month-day, such as 2025-01-08, found "January 8, 2025"',
        "  hint: check that the day exists in that month",
      ].join("\n"),
    ]);
  });

  test("a category from another table", () => {
    expect(guideMessages("category: Education", "category: Card Reviews")).toEqual([
      'data/guides/test.md:5:11  category\n  expected one of "Reviews", "Credit Tips", "Education", "Debt Management", "Credit Building", "Student Credit", "Trends", found "Card Reviews"',
    ]);
    expect(guideMessages("category: Education", "category: education")).toEqual([
      expect.stringContaining('  hint: did you mean "Education"?'),
    ]);
  });

  test("a link that leads out where a page of the site is wanted", () => {
    expect(guideMessages("to: /offers", "to: https://plainrate.example/offers")).toEqual([
      [
        "data/guides/test.md:14:9  actions[1].to",
        '  expected an address on this site that starts with /, such as /compare, found "https://plainrate.example/offers"',
        "  hint: leave the domain out",
      ].join("\n"),
    ]);
  });

  test("a list with too few entries", () => {
    expect(guideMessages("[one, two, three]", "[one, two]")).toEqual([
      'data/guides/test.md:9:10  related\n  expected a list of three guides\' names, found ["one","two"]',
    ]);
  });

  test("empty front matter", () => {
    expect(
      parse(guideSchema, readMarkdown({ file: "data/guides/x.md", text: "---\n---\n" })).faults.map(formatFault),
    ).toEqual(["data/guides/x.md:1:1\n  expected a group of fields, found null"]);
  });
});

describe("fields without words of their own", () => {
  const schema = z.strictObject({
    count: field(z.int().min(2), "How many there are"),
    size: field(z.number(), "How large it is"),
    names: field(z.array(z.string()), "Who they are"),
    table: field(z.record(z.string(), field(z.strictObject({ name: line("A name") }), "An entry")), "A table"),
    note: optional(field(z.string(), "A note")),
    bare: z.string(),
    day: z.date().optional(),
    pair: z.tuple([z.string(), z.number()]).optional(),
  });
  const good = { count: 2, size: 1.5, names: ["a"], table: { one: { name: "a" } }, note: null, bare: "b" };
  const messagesOf = (data: object) =>
    parse(schema, readJson({ file: "x.json", text: JSON.stringify({ ...good, ...data }) })).faults.map(formatFault);

  test.each([
    ["count", 1.5, "a whole number without quotes, found 1.5\n  hint: How many there are"],
    ["size", "one", 'a number without quotes, found "one"\n  hint: How large it is'],
    ["size", "1", 'a number without quotes, found "1"\n  hint: write it without quotes'],
    ["names", "a", 'a list, found "a"\n  hint: Who they are'],
    ["table", [], "a group of fields, found []\n  hint: A table"],
    ["note", [], "a text in quotes, found []\n  hint: A note"],
    ["note", 1, "a text in quotes, found 1\n  hint: put it in double quotes"],
    ["bare", [], "a text in quotes, found []"],
    ["day", "today", 'date, found "today"'],
  ])("name the type that %s has", (name, value, message) => {
    expect(messagesOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^x\\.json:1:\\d+  ${name}\n  expected `)),
    ]);
    expect(messagesOf({ [name]: value })[0]?.split("\n  expected ")[1]).toBe(message);
  });

  test("name the type within a pair, where no help is kept", () => {
    expect(messagesOf({ pair: ["a", "b"] })).toEqual([
      expect.stringMatching(/ {2}pair\[1\]\n {2}expected a number without quotes, found "b"$/),
    ]);
  });

  test("a field within a table is found by its path", () => {
    expect(messagesOf({ table: { one: { nam: "a" } } }).map((message) => message.split("\n")[0])).toEqual([
      expect.stringMatching(/ {2}table\.one\.name$/),
      expect.stringMatching(/ {2}table\.one\.nam$/),
    ]);
    expect(messagesOf({ table: { one: {} } })[0]).toContain("expected a line of 1 to 120 characters, found nothing");
  });

  // The parser's own words say what is wrong before they say what is expected.
  test("a bound is told without the parser's own words", () => {
    expect(messagesOf({ count: 1 })[0]).not.toContain("expected Too small: expected");
  });
});

test("a group with a condition of its own is told by the field's line of help", () => {
  const range = z.strictObject({
    range: field(
      z.object({ low: z.number() }).refine(({ low }) => low > 0, "Invalid input: expected a rising range"),
      "The range",
    ),
  });
  expect(parse(range, readJson({ file: "x.json", text: '{"range": {"low": 0}}' })).faults.map(formatFault)).toEqual([
    'x.json:1:11  range\n  expected a rising range, found {"low":0}\n  hint: The range',
  ]);
});

test("a file whose notation is broken gives the faults of its notation alone", () => {
  const source = readJson({ file: "data/cards/x.json", text: '{ "id": }' });
  expect(parse(cardSchema, source)).toEqual({ value: null, faults: source.faults });
  expect(source.faults).toHaveLength(1);
});
