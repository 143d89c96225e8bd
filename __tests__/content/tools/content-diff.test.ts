import { factChanges } from "../../../src/content/tools/content-diff";
import type { TextFile } from "../../../src/content/read/source-file";
import { CATALOG, edited, withText } from "../../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";

const factsOf = (after: readonly TextFile[], before: readonly TextFile[] = CATALOG) =>
  factChanges(before, after).facts.map(
    ({ subject, field, before: old, after: now }) => `${subject} · ${field} · ${old} → ${now}`,
  );

const RATE = { file: CARD, from: '"from": 18.24', to: '"from": 17.99' };

const WHO = "published February 2026 by Card Weekly";

test("a changed term is a fact, in the words of the pages and with who states it", () => {
  const after = edited(
    CATALOG,
    RATE,
    { file: CARD, from: '"annualFee": 0', to: '"annualFee": 95, "firstYearFee": 0' },
    { file: CARD, from: '"percent": 3', to: '"percent": 4' },
    { file: CARD, from: '"foreignFee": 3,', to: "" },
    { file: CARD, from: '"creditLevels": ["Good"]', to: '"creditLevels": ["Good", "Fair"]' },
    { file: CARD, from: '"creditScores": { "from": 670', to: '"creditScores": { "from": 640' },
  );
  expect(factsOf(after)).toEqual([
    `Citi Simplicity · Regular APR, ${WHO} · 18.24–28.99% variable → 17.99–28.99% variable`,
    `Citi Simplicity · Balance transfer fee, ${WHO} · 3% or $5 (greater) → 4% or $5 (greater)`,
    `Citi Simplicity · Annual fee, ${WHO} · $0 → $95`,
    `Citi Simplicity · Annual fee in the first year, ${WHO} · nothing → $0`,
    `Citi Simplicity · Credit required, ${WHO} · Good → Good or Fair`,
    `Citi Simplicity · Credit scores, ${WHO} · 670–850 → 640–850`,
    `Citi Simplicity · Foreign transaction fee, ${WHO} · 3% → nothing`,
  ]);
});

test("a new statement comes from nothing, and the one before it stays", () => {
  const after = edited(CATALOG, {
    file: CARD,
    from: '"statements": [',
    to: '"statements": [{ "by": "issuer", "url": "https://www.citi.com/a", "asOf": "2026-03-09", "terms": { "lateFee": 0 } },',
  });
  expect(factsOf(after)).toEqual(["Citi Simplicity · Late fee, issuer’s page, March 9, 2026 · nothing → None"]);
});

test("a field that editors write has its own name", () => {
  const after = edited(CATALOG, { file: CARD, from: '"rating": 4.8,', to: '"rating": 4.7, "rewards": "1% back",' });
  expect(factsOf(after)).toEqual([
    "Citi Simplicity · rewards · nothing → 1% back",
    "Citi Simplicity · rating · 4.8 → 4.7",
  ]);
});

test("a card with a fault is compared as it stands in its file", () => {
  const after = edited(CATALOG, { file: CARD, from: '"from": 18.24', to: '"from": "low"' });
  expect(factsOf(after)).toContain("Citi Simplicity · statements[0].terms.purchaseApr.range.from · nothing → low");
});

test("a card that was only laid out anew has not changed", () => {
  expect(factsOf(withText(CARD, (text) => text.replace("{", "{\n")))).toEqual([]);
});

test("a card that was added or removed changes every one of its facts", () => {
  const without = CATALOG.filter(({ file }) => file !== CARD);
  expect(factsOf(CATALOG, without)).toContain(
    `Citi Simplicity · Regular APR, ${WHO} · nothing → 18.24–28.99% variable`,
  );
  expect(factsOf(without)).toContain(`Citi Simplicity · Regular APR, ${WHO} · 18.24–28.99% variable → nothing`);
});

test("the head of a guide changes field by field, its text and a table as one field", () => {
  expect(factsOf(withText(GUIDE, (text) => text.replace(/^readTime: .*$/m, "readTime: 12")))).toEqual([
    expect.stringMatching(/ · readTime · \d+ → 12$/),
  ]);
  expect(factsOf(withText(GUIDE, (text) => text.replace("An intro.", "Another intro.")))).toEqual([
    expect.stringMatching(/ · text · An intro\.[^]* → Another intro\./),
  ]);
  expect(factsOf(withText("data/survey/2025-12-31.csv", (text) => text.replace("17.9", "17.8")))).toEqual([
    expect.stringMatching(/^survey\/2025-12-31\.csv · text · /),
  ]);
});

test("of a guide that was added or removed the text is told", () => {
  const without = CATALOG.filter(({ file }) => file !== GUIDE);
  expect(factsOf(CATALOG, without)).toEqual([expect.stringMatching(/ · text · nothing → An intro\./)]);
  expect(factsOf(without)).toEqual([expect.stringMatching(/ · text · An intro\.[^]* → nothing$/)]);
});

test("a setting and a key term are called by their files", () => {
  const after = edited(
    CATALOG,
    { file: "data/site.json", from: /"asOf": ".*"/, to: '"asOf": "2025-02-01"' },
    { file: "data/glossary.json", from: /"definition": ".*"/, to: '"definition": "New."' },
  );
  expect(factsOf(after)).toEqual([
    expect.stringMatching(/^glossary\.json · terms\[0\]\.definition · .* → New\.$/),
    expect.stringMatching(/^site\.json · asOf · .* → 2025-02-01$/),
  ]);
});

test("a card or guide whose name can't be read is called by its file", () => {
  const unnamed = (file: string, from: RegExp) => withText(file, (text) => text.replace(from, ""));
  const subjectsOf = (after: readonly TextFile[], before: readonly TextFile[]) =>
    new Set(factChanges(before, after).facts.map(({ subject }) => subject));
  expect(subjectsOf(unnamed(CARD, /"name": "[^"]*",/), unnamed(CARD, /"(?:name|issuer)": "[^"]*",/g))).toEqual(
    new Set(["citi-simplicity"]),
  );
  expect(subjectsOf(unnamed(GUIDE, /^title: .*\n/m), unnamed(GUIDE, /^(?:title|author): .*\n/gm))).toEqual(
    new Set(["one"]),
  );
});
