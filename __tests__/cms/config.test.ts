import { z } from "zod";
import { writeAdmin } from "../../src/build/admin";
import { cmsConfig } from "../../src/cms/config";
import { type CmsField, formOf } from "../../src/cms/fields";
import { cardSchema } from "../../src/schema/card-schema";
import { glossarySchema, guideSchema, pageSchema } from "../../src/schema/guide-schema";
import { issuersSchema } from "../../src/schema/issuer-schema";
import { pagesSchema } from "../../src/schema/page-schemas";
import { primeSchema } from "../../src/schema/prime-schema";
import { siteSchema } from "../../src/schema/site-schema";
import { CATEGORIES } from "../../src/schema/vocabulary";
import { CATALOG } from "../support/catalog";

const LOCAL = { local: "http://127.0.0.1:8001/api/v1" };
const ONLINE = { repository: "acme/cards", authAddress: "https://login.example.com" };
const { collections } = cmsConfig(LOCAL, "");

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

test.each<[string, z.ZodType]>([
  ["a card", cardSchema],
  ["a guide", guideSchema],
  ["a page of text", pageSchema],
  ...Object.entries(pagesSchema.shape),
  ["the site", siteSchema],
  ["the key terms", glossarySchema],
  ["the issuers", issuersSchema],
  ["the prime rate", primeSchema],
])("shows every line of help in the form of %s", (_, schema) => {
  const hints = allFields(formOf(schema)).map(([, one]) => one.hint ?? "");
  const lines = helpIn(z.toJSONSchema(schema, { io: "input" }).properties);
  expect(lines).not.toEqual([]);
  expect(lines.filter((help) => !hints.some((hint) => hint.startsWith(help)))).toEqual([]);
});

test("has a form for every content file but those that nobody types", () => {
  const files = collections.flatMap((one) => ("files" in one ? one.files.map(({ file }) => file) : []));
  const folders = collections.flatMap((one) => ("folder" in one ? [`${one.folder}/`] : []));
  const without = CATALOG.map(({ file }) => file).filter(
    (file) => !files.includes(file) && !folders.some((folder) => file.startsWith(folder)),
  );
  expect(without.filter((file) => !file.startsWith("data/survey"))).toEqual([]);
});

test("gives a field its widget, its form, its bounds and its help", () => {
  const fields = new Map(allFields(formOf(cardSchema)));
  expect(fields.get("applyUrl")).toEqual({
    name: "applyUrl",
    label: "Apply URL",
    widget: "string",
    required: true,
    hint: "Where 'Apply now' leads: the issuer's address, or the placeholder #apply-<id>. Expected: an address that starts with https:// and that every reader can open, or the placeholder #apply-<id>.",
  });
  expect(fields.get("rating")).toMatchObject({ widget: "decimal", min: 3, max: 5 });
  expect(fields.get("rewards")).toMatchObject({
    widget: "string",
    required: false,
    pattern: ["^[\\s\\S]{1,160}$", "must be a line of 1 to 160 characters"],
  });
  expect(fields.get("features")).toMatchObject({ widget: "list", min: 2, max: 6, field: { widget: "string" } });
  expect(fields.get("category")).toMatchObject({ widget: "select", options: CATEGORIES });
  expect(fields.get("recommended")).toMatchObject({ widget: "boolean", required: false, default: false });
  expect(fields.get("statements")).toMatchObject({ summary: "{{fields.by}}, {{fields.asOf}}" });
  expect(fields.get("statements.terms.transferFee")).toMatchObject({ widget: "word-or-group", options: ["none"] });
  expect(fields.get("statements.terms.transferFee.percent")).toMatchObject({ widget: "decimal", required: false });
});

test("makes each change a pull request online, and saves it at once on this computer", () => {
  expect(cmsConfig(ONLINE, "/folder")).toMatchObject({
    publish_mode: "editorial_workflow",
    backend: { name: "github", repo: "acme/cards", branch: "main", base_url: "https://login.example.com" },
    site_url: "/folder",
  });
  expect(cmsConfig(LOCAL, "")).not.toHaveProperty("publish_mode");
  expect(cmsConfig(LOCAL, "").backend).toEqual({ name: "proxy", proxy_url: LOCAL.local });
});

test("deletes no file: online that would change main without a pull request", () => {
  expect(collections.map((one) => one.delete)).toEqual([false, false, false, false]);
});

test("says what to run when Decap CMS is not installed", () => {
  expect(() => {
    writeAdmin("/nowhere", "/nowhere/admin", LOCAL);
  }).toThrow("npm ci --prefix cms");
});
