import type { FieldValues } from "../../src/cms/form-data";
import { BODY, FORMATS, type FormatName } from "../../src/cms/formats";
import { CATALOGUE as FILES } from "../support/catalogue";

function formatOf(file: string): FormatName {
  if (file === "data/site.json") return "settings";
  if (file === "data/glossary.json") return "glossary";
  if (file.startsWith("data/cards/")) return "card";
  return file.startsWith("data/guides/") ? "guide" : "page";
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
  const { fromFile, toFile } = FORMATS[formatOf(file)];
  return { data: fromFile(textOf(file)), save: (data) => toFile(shuffled(data)) };
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
  const after = save({ ...data, apr: "17.99% - 28.74%" });
  expect(newLines(after, textOf(file))).toEqual(['  "apr": "17.99% - 28.74%",']);
  expect(newLines(textOf(file), after)).toEqual(['  "apr": "18.24% - 28.99%",']);
});

const GUIDE = "data/guides/every-block.md";

/** Markdown as Decap's editor writes it after any change: other bullets, wider tables, blocks in another order. */
function rewrittenByDecap(body: string): string {
  return body.replace(/^- /gm, "* ").replace(/^\|(.*)\|$/gm, (_, cells: string) => `|  ${cells}  |`);
}

test("words added to a guide change their paragraph, though the editor writes all Markdown anew", () => {
  const { data, save } = opened(GUIDE);
  const body = rewrittenByDecap(String(data[BODY])).replace("A debt of $5,000", "Each debt of $5,000");
  const after = save({ ...data, [BODY]: body });
  expect(newLines(after, textOf(GUIDE))).toHaveLength(1);
  expect(newLines(after, textOf(GUIDE))[0]).toMatch(/^Each debt of \$5,000 at 24\.99% takes \{payoff:/);
});

test("a changed field of a guide's head changes its line, and the quotes of the others stay", () => {
  const { data, save } = opened(GUIDE);
  const after = save({ ...data, title: "Blocks: The Whole Story" });
  expect(newLines(after, textOf(GUIDE))).toEqual(['title: "Blocks: The Whole Story"']);
});

test("a new guide is written with its head in the schema's order and one empty line below it", () => {
  const text = FORMATS.guide.toFile({
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
  const saved: unknown = JSON.parse(save({ ...data, introApr: "", rewards: null, unknown: 1 }));
  expect(saved).not.toHaveProperty("introApr");
  expect(saved).toHaveProperty("rewards", null);
  expect(saved).toHaveProperty("unknown", 1);
});

test("a transfer fee is a word or figures, in the form and in the file", () => {
  const { data, save } = opened("data/cards/citi-simplicity.json");
  const terms: unknown = data["terms"];
  expect(terms).toHaveProperty("transferFee", { choice: "figures", percent: 3, minimum: 5 });
  const saved: unknown = JSON.parse(
    save({ ...data, terms: { ...Object(terms), transferFee: { choice: "none", percent: 3, minimum: 5 } } }),
  );
  expect(saved).toHaveProperty("terms.transferFee", "none");
});

test("a file that can't be read says where it is wrong", () => {
  expect(() => FORMATS.card.fromFile('{ "id": "x", }')).toThrow(/correct JSON/);
});
