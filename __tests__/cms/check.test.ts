import { type Changed, checkFile as checkSaved, savedFiles } from "../../src/cms/check";
import type { Content } from "../../src/content/gate";
import { aprText } from "../../src/domain/lending/apr";
import type { TextFile } from "../../src/content/read/source-file";
import { CATALOG, edited, withText } from "../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const SITE = "data/site.json";
const GLOSSARY = "data/glossary.json";

const textOf = (files: readonly TextFile[], name: string) => files.find(({ file }) => file === name)?.text ?? "";

const checkFile = (files: readonly TextFile[], changed: Changed) => checkSaved(savedFiles(files), changed);

const aprOf = (content: Content | null) =>
  content?.cards.filter(({ id }) => id === "citi-simplicity").map(({ terms }) => aprText(terms.purchaseApr))[0];

/** An entry as it is in a form: a file of the catalog with one change. */
function entry(file: string, from = "", to = ""): Changed {
  return { file, text: textOf(CATALOG, file).replace(from, to), isNew: false };
}

/** A copy of the card under another name, as the form holds it before it is saved for the first time. */
function copyWith(id: string): Changed {
  const text = textOf(CATALOG, CARD)
    .replaceAll("citi-simplicity", id)
    .replace("Citi Simplicity Card", "New Card")
    .replace(/,\s*"survey": \{[^}]*\}/, "");
  return { file: `data/cards/${id}.json`, text, isNew: true };
}

test("an entry in order has no faults and is in the content that the preview draws", () => {
  const { content, faults } = checkFile(CATALOG, entry(CARD, '"from": 18.24', '"from": 17.99'));
  expect(faults).toEqual([]);
  expect(aprOf(content)).toBe("17.99–28.99%");
});

test("a fault is told in the words of the gate, and the preview keeps what was saved", () => {
  const { content, faults } = checkFile(CATALOG, entry(CARD, '"from": 18.24', '"from": 1.824'));
  expect(faults).toEqual([
    'Statements › 1 › Terms › Purchase APR › Range › From\n  expected a rate from 6 to 36 percent a year, found 1.824\n  hint: if it is right, answer under confirmed, with found: "1.824" and because',
  ]);
  expect(aprOf(content)).toBe("18.24–28.99%");
});

test("a new card can be looked at before its name stands in the settings", () => {
  const { content, faults } = checkFile(CATALOG, copyWith("new-card"));
  expect(faults).toEqual([]);
  expect(content?.cards.at(-1)?.id).toBe("new-card");
});

test("a new card can be looked at while the settings are broken, and is told the place in the settings", () => {
  const broken = edited(CATALOG, { file: SITE, from: "{", to: "{ brand: " });
  const { content, faults, otherFault } = checkFile(broken, copyWith("new-card"));
  expect([content, faults]).toEqual([null, []]);
  expect(otherFault).toMatchObject({ file: SITE, line: 1, column: 3 });
});

test("a copy of a card needs an id of its own", () => {
  expect(checkFile(CATALOG, copyWith("citi-simplicity")).faults).toEqual([
    'ID\n  expected an id that is still free, found "citi-simplicity"',
  ]);
});

test("an entry in order is drawn though other files have faults, of which the first is told", () => {
  const broken = withText("data/cards/chase-slate-edge.json", () => "{");
  const { content, faults, otherFault } = checkFile(broken, entry(CARD, '"from": 18.24', '"from": 17.99'));
  expect([aprOf(content), faults, otherFault?.file]).toEqual(["17.99–28.99%", [], "data/cards/chase-slate-edge.json"]);
});

test("nothing is drawn while a file can't be read that every page needs", () => {
  const { content, faults, otherFault } = checkFile(
    withText(GLOSSARY, () => "{"),
    entry(CARD),
  );
  expect([content, faults, otherFault?.file]).toEqual([null, [], GLOSSARY]);
});

test("what an entry breaks elsewhere is told, and the preview shows the entry as it will be", () => {
  const changed = entry("data/cards/chase-slate-edge.json", '"featured": true', '"featured": false');
  const { content, faults, otherFault } = checkFile(CATALOG, changed);
  expect(faults).toEqual([]);
  expect(otherFault).toMatchObject({ file: SITE, expected: "at least 3 featured cards for the home page" });
  expect(content?.cards.filter(({ featured }) => featured)).toHaveLength(2);
});

test("faults of the entry itself are told alone", () => {
  const changed = entry(CARD, '"from": 18.24', '"from": 1.824');
  const { faults, otherFault } = checkFile(
    withText(GLOSSARY, () => "{"),
    changed,
  );
  expect([faults.length, otherFault]).toEqual([1, null]);
});

test("a fault in the text of a guide is told with the heading that it stands under", () => {
  const GUIDE = "data/guides/every-block.md";
  const faulty = (from: string, to: string) => checkFile(CATALOG, entry(GUIDE, from, to)).faults.join("\n");
  expect(faulty("{term:grace-period}", "{term:grace}")).toMatch(/^Text, under "What does a lower rate change\?"\n/);
  expect(faulty("{payoff:5000,24.99,150:months}", "{payoff:5000}")).toMatch(/^Text, above its first heading\n/);
  expect(faulty("  - label: See offers", "  - label: ''")).toMatch(/^Actions › 2 › Label\n/);
});
