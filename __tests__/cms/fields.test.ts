import { z } from "zod";
import { LEGAL_PAGES } from "../../src/domain/guides/legal-page";
import { BLOCK_SCHEMAS } from "../../src/schema/block-schemas";
import { cardSchema } from "../../src/schema/card-schema";
import { helpOf, line } from "../../src/schema/field";
import { glossarySchema, guideSchema, pageSchema } from "../../src/schema/guide-schema";
import { PAGE_NAMES, pageFile, pagesSchema } from "../../src/schema/page-schemas";
import { siteSchema } from "../../src/schema/site-schema";
import { blockComponents } from "../../src/cms/blocks";
import { configOf } from "../../src/cms/config";
import { type CmsField, fieldOf } from "../../src/cms/fields";
import { BODY } from "../../src/cms/formats";
import { formPath } from "../../src/site/routes";
import { CATALOG } from "../support/catalog";

const TODAY = "2025-01-20";
const { collections } = configOf({ backend: { local: "http://localhost:8081/api/v1" }, prefix: "" }, TODAY);

const FILES = collections.flatMap(({ files }) => files ?? []);

/** The fields of a form: that of a folder's entries by the folder's name, that of a file by its path. */
function fieldsOfForm(name: string): CmsField[] {
  const form = FILES.find(({ file }) => file === name) ?? collections.find((one) => one.name === name);
  return form?.fields ?? [];
}

/** Every field of a form with the names above it. */
function allFields(fields: readonly CmsField[], above = ""): [string, CmsField][] {
  return fields.flatMap((one) => {
    const path = above + one.name;
    return [[path, one], ...allFields([...(one.fields ?? []), ...(one.field ? [one.field] : [])], `${path}.`)];
  });
}

/** Every line of help in a JSON Schema. */
function helpIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "description" in node && typeof node.description === "string" ? [node.description] : [];
  return [...own, ...Object.values(node).flatMap(helpIn)];
}

const SCHEMAS: [string, z.ZodObject][] = [
  ["cards", cardSchema],
  ["guides", guideSchema],
  ...LEGAL_PAGES.map((name): [string, z.ZodObject] => [`data/pages/${name}.md`, pageSchema]),
  ...PAGE_NAMES.map((name): [string, z.ZodObject] => [pageFile(name), pagesSchema.shape[name]]),
  ["data/site.json", siteSchema],
  ["data/glossary.json", glossarySchema],
];

test.each(SCHEMAS)("the form of %s shows every line of help that its schema has", (name, schema) => {
  const hints = allFields(fieldsOfForm(name)).map(([, one]) => one.hint ?? "");
  const lines = helpIn(z.toJSONSchema(schema, { io: "input" }).properties);
  expect(lines).not.toEqual([]);
  expect(lines.filter((help) => !hints.some((hint) => hint.startsWith(help)))).toEqual([]);
});

test.each(SCHEMAS)(
  "the form of %s has the schema's fields in the schema's order, a card's terms first",
  (name, schema) => {
    const names = fieldsOfForm(name).map((one) => one.name);
    const inSchema = Object.keys(schema.shape);
    const first = name === "cards" ? ["name", "statements"] : [];
    expect(names.filter((one) => one !== BODY)).toEqual([...first, ...inSchema.filter((one) => !first.includes(one))]);
  },
);

test.each(SCHEMAS)("every text of %s has a limit, as far as the schema has one", (name) => {
  const texts = allFields(fieldsOfForm(name)).filter(([, { widget }]) => widget === "string" || widget === "text");
  const free = texts.filter(([, { pattern }]) => !pattern).map(([path]) => path);
  // These are judged by rules that no pattern can tell; the check on saving does.
  const judgedOnSaving = /(?:url|applyUrl|script|endpoint|inShort|key|email)$/i;
  expect(free.filter((path) => !judgedOnSaving.test(path))).toEqual([]);
});

test("every page has one entry under Pages, where the bar of the page leads, with a label of its own", () => {
  const pages = collections.find(({ name }) => name === "pages")?.files ?? [];
  const files = CATALOG.map(({ file }) => file).filter((file) => file.startsWith("data/pages/"));
  expect(pages.map(({ file }) => file).sort()).toEqual(files);
  for (const { name, file } of pages) expect(formPath(file)).toBe(`/admin#/collections/pages/entries/${name}`);
  const labels = pages.map(({ label }) => label);
  expect(new Set(labels).size).toBe(files.length);
  expect(labels).toEqual(expect.arrayContaining(["Home", "Credit Card Offers", "Page not found", "Privacy Policy"]));
});

test("a field carries its help, what is expected, its pattern and its limits", () => {
  const byPath = new Map(allFields(fieldsOfForm("cards")));
  expect(byPath.get("applyUrl")).toMatchObject({
    label: "Apply address",
    widget: "string",
    required: true,
    hint: "Where 'Apply now' leads: the issuer's address, or the placeholder #apply-<id>. Expected: an address that starts with https://, or the placeholder #apply-<id>.",
  });
  expect(byPath.get("statements.terms.purchaseApr.range.from")).toMatchObject({
    label: "From",
    widget: "number",
    max: 60,
  });
  expect(byPath.get("rating")).toMatchObject({ widget: "number", min: 0, max: 5, step: 0.1, value_type: "float" });
  expect(byPath.get("category")).toMatchObject({
    widget: "select",
    options: ["low-apr", "intro-apr", "balance-transfer", "secured", "rewards"],
  });
  // Folded, an entry of a list shows its own words.
  expect(byPath.get("features")).toMatchObject({ widget: "list", min: 2, max: 6, summary: "{{fields.entry}}" });
  expect(byPath.get("rewards")?.required).toBe(false);
  expect(byPath.get("statements.terms.introOffers.months")).toMatchObject({ min: 6, max: 36, value_type: "int" });
});

test("a text's pattern takes what the schema takes and nothing longer", () => {
  const [pattern = ""] = fieldOf("name", line("A name", 5)).pattern ?? [];
  const takes = (text: string) => new RegExp(pattern).test(text);
  expect([takes(""), takes("x"), takes("12345"), takes("123456")]).toEqual([false, true, true, false]);
});

test("the editor has a component for every kind of block, with the block's fields and their help", () => {
  const blocks = Object.entries<z.ZodObject>(BLOCK_SCHEMAS).map(([id, { shape }]) => ({
    id,
    fields: Object.entries<z.ZodType>(shape)
      .filter(([name]) => name !== "kind" || id === "callout")
      .map(([name, schema]) => ({
        name,
        hint: expect.stringContaining(String(helpOf(schema)?.description)) as unknown,
      })),
  }));
  expect(blockComponents()).toMatchObject(blocks);
});

describe("a new entry", () => {
  function fieldOfNew(collection: string, path: string): CmsField | undefined {
    const { fields = [] } = collections.find(({ name }) => name === collection) ?? {};
    return new Map(allFields(fields)).get(path);
  }

  test("of a card is a draft whose terms are our estimate of today, as new:card writes it", () => {
    expect(fieldOfNew("cards", "draft")?.default).toBe(true);
    expect(fieldOfNew("cards", "statements")?.default).toMatchObject([
      { by: "estimate", asOf: "2025-01-20", terms: { annualFee: 0, transferFee: { choice: "figures", percent: 3 } } },
    ]);
    expect(fieldOfNew("cards", "name")?.default).toMatch(/^Draft: /);
    expect(fieldOfNew("cards", "id")).not.toHaveProperty("default");
  });

  test("of a guide is a draft of today with the outline that new:guide writes", () => {
    expect(fieldOfNew("guides", "draft")?.default).toBe(true);
    expect(fieldOfNew("guides", "author")?.default).toBe("{brand} editors");
    expect(fieldOfNew("guides", "publishDate")?.default).toBe("2025-01-20");
    expect(fieldOfNew("guides", BODY)?.default).toContain("## What to do next");
  });
});

test("names of other entries are picked from a list", () => {
  const names = { cards: [{ value: "a", label: "A Card" }], guides: [] };
  const related = configOf({ backend: { local: "" }, prefix: "" }, TODAY, names)
    .collections.find(({ name }) => name === "guides")
    ?.fields?.find(({ name }) => name === "related");
  expect(related).toMatchObject({ widget: "select", multiple: true, options: names.guides, min: 3, max: 3 });
  const table = blockComponents(names).find(({ id }) => id === "cards");
  expect(table?.fields.find(({ name }) => name === "cards")).toMatchObject({ widget: "select", options: names.cards });
});
