import { type Changed, checkFile, faultTexts } from "../../src/cms/check";
import { readContentFiles } from "../../src/content/content-files";
import { formatFault } from "../../src/content/fault";
import { CATALOGUE_FOLDER } from "../support/catalogue";

const FILES = readContentFiles(CATALOGUE_FOLDER);
const CARD = "data/cards/citi-simplicity.json";

function cardText(change: (text: string) => string): Changed {
  const text = FILES.find(({ file }) => file === CARD)?.text ?? "";
  return { file: CARD, text: change(text), isNew: false };
}

/** A copy of the card under another name, as the form holds it before it is saved for the first time. */
function copyWith(id: string): Changed {
  const { text } = cardText((before) =>
    before.replaceAll("citi-simplicity", id).replace("Citi Simplicity Card", "New Card"),
  );
  return { file: `data/cards/${id}.json`, text, isNew: true };
}

test("an entry in order has no faults and is in the content that the preview draws", () => {
  const { content, faults } = checkFile(
    FILES,
    cardText((text) => text.replace("18.24% - 28.99%", "17.99% - 28.74%")),
  );
  expect(faults).toEqual([]);
  expect(content?.cards.find(({ id }) => id === "citi-simplicity")?.apr).toBe("17.99% - 28.74%");
});

test("a fault is told in the words of the gate, and the preview keeps what was saved", () => {
  const { content, faults } = checkFile(
    FILES,
    cardText((text) => text.replace("18.24% - 28.99%", "18.24-28.99")),
  );
  expect(faultTexts(faults)).toEqual([
    'line 5:10  apr\n  expected a rate or a range such as "18.24% - 28.24%", found "18.24-28.99"\n  hint: keep both % signs; a hyphen, not a dash, with a space on each side; the lower rate first',
  ]);
  expect(content?.cards.find(({ id }) => id === "citi-simplicity")?.apr).toBe("18.24% - 28.99%");
});

test("a new card can be looked at before its name stands in the settings", () => {
  const { content, faults } = checkFile(FILES, copyWith("new-card"));
  expect(faults).toEqual([]);
  expect(content?.cards.at(-1)?.id).toBe("new-card");
});

test("a new card can be looked at while the settings are broken, and is told the place in the settings", () => {
  const broken = FILES.map((one) =>
    one.file === "data/site.json" ? { ...one, text: one.text.replace("{", "{ brand: ") } : one,
  );
  const { content, faults, otherFault } = checkFile(broken, copyWith("new-card"));
  expect([content, faults]).toEqual([null, []]);
  expect(otherFault && formatFault(otherFault)).toMatch(/^data\/site\.json:1:3\n {2}expected correct JSON/);
});

test("settings whose order is written twice do not keep a new card from being looked at", () => {
  const doubled = FILES.map((one) =>
    one.file === "data/site.json" ? { ...one, text: one.text.replace("{", '{ "cardOrder": "none",') } : one,
  );
  const { faults, otherFault } = checkFile(doubled, copyWith("new-card"));
  expect([faults, otherFault?.file]).toEqual([[], "data/site.json"]);
});

test("a fault in the settings has its own line though a new card is named in them", () => {
  const text = FILES.find(({ file }) => file === "data/site.json")?.text ?? "";
  const lines = text.split("\n");
  const line = lines.findIndex((one) => one.includes('"email":')) + 1;
  const files = FILES.map((one) =>
    one.file === "data/site.json" ? { ...one, text: text.replace(/"email": ".*"/, '"email": "nobody"') } : one,
  );
  expect(checkFile(files, copyWith("new-card")).otherFault).toMatchObject({ field: "email", line });
});

test("a copy of a card needs an id of its own", () => {
  expect(faultTexts(checkFile(FILES, copyWith("citi-simplicity")).faults)).toEqual([
    'line 2:9  id\n  expected an id that is still free, found "citi-simplicity"',
  ]);
});

test("an entry without faults is not drawn while other files have some, of which the first is told", () => {
  const glossary = "data/glossary.json";
  const files = FILES.map((one) => (one.file === glossary ? { ...one, text: "{" } : one));
  const { content, faults, otherFault } = checkFile(
    files,
    cardText((text) => text),
  );
  expect([content, faults, otherFault?.file]).toEqual([null, [], glossary]);
});

test("what an entry breaks elsewhere is told, and the preview keeps what was saved", () => {
  const file = "data/cards/chase-slate-edge.json";
  const text =
    FILES.find((one) => one.file === file)?.text.replace('"recommended": true', '"recommended": false') ?? "";
  const { content, faults, otherFault } = checkFile(FILES, { file, text, isNew: false });
  expect(faults).toEqual([]);
  expect(otherFault).toMatchObject({ file: "data/site.json", expected: "exactly one recommended card" });
  expect(content?.cards.find(({ recommended }) => recommended)?.id).toBe("chase-slate-edge");
});

test("faults of the entry itself are told alone", () => {
  const files = FILES.map((one) => (one.file === "data/glossary.json" ? { ...one, text: "{" } : one));
  const { faults, otherFault } = checkFile(
    files,
    cardText((text) => text.replace("18.24% - 28.99%", "18.24-28.99")),
  );
  expect([faults.length, otherFault]).toEqual([1, null]);
});
