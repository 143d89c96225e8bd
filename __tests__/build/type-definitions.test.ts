import { readFileSync } from "node:fs";
import { z } from "zod";
import { TYPE_DEFINITIONS } from "../../src/build/type-definitions";
import { cardSchema } from "../../src/content/schema/card-schema";
import { guideSchema, pageSchema } from "../../src/content/schema/guide-schema";
import { siteSchema } from "../../src/content/schema/site-schema";

type Fields = Record<string, string>;

/** The fields of one of our GraphQL types, each with its type as it is written. */
function fieldsOfType(name: string): Fields {
  const [, body] = new RegExp(`type ${name} implements Node @dontInfer \\{([^}]*)\\}`).exec(TYPE_DEFINITIONS) ?? [];
  if (body === undefined) throw new Error(`There is no type ${name}.`);
  return Object.fromEntries([...body.matchAll(/(\w+): (\S+)/g)].map(([, field = "", type = ""]) => [field, type]));
}

type JsonSchema = { type?: unknown; anyOf?: JsonSchema[]; items?: JsonSchema };

const SCALARS: Record<string, string> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
  texts: "[String!]",
};

/** The kinds of value that a schema lets through, `null` among them: `["string", "null"]`, or one schema for each. */
function kindsOf(schema: JsonSchema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(kindsOf);
  if (schema.type === "array" && schema.items?.type === "string") return ["texts"];
  return [schema.type].flat().map(String);
}

/** The GraphQL type of a value that a schema lets through. */
function typeOf(schema: JsonSchema): string {
  const kinds = kindsOf(schema);
  const [kind, ...others] = kinds.filter((other) => other !== "null");
  const named = others.length === 0 ? SCALARS[String(kind)] : undefined;
  return (named ?? "JSON") + (kinds.includes("null") ? "" : "!");
}

const jsonSchema = z.looseObject({
  properties: z.record(
    z.string(),
    z.custom<JsonSchema>((value) => value !== null),
  ),
});

/** The fields that a schema of content lets through, each with the GraphQL type that fits. */
function fieldsOfSchema(schema: z.ZodType): Fields {
  const { properties } = jsonSchema.parse(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
  return Object.fromEntries(Object.entries(properties).map(([field, value]) => [field, typeOf(value)]));
}

test("a card's fields are those of its schema, with its id under the name that Gatsby leaves free", () => {
  const { id, ...fields } = fieldsOfSchema(cardSchema);
  expect(fieldsOfType("Card")).toEqual({ ...fields, cardId: id, order: "Int!" });
});

test("a guide's fields are those of its front matter that are shown, with its name, its place, its text and its related guides", () => {
  const { otherRates, ...fields } = fieldsOfSchema(guideSchema);
  expect(otherRates).toBe("[String!]!");
  expect(fieldsOfType("Guide")).toEqual({
    ...fields,
    name: "String!",
    order: "Int!",
    text: "JSON!",
    relatedGuides: "[Guide!]!",
  });
});

test("a legal page's fields are those of its front matter, with its name and its text", () => {
  expect(fieldsOfType("LegalPage")).toEqual({ ...fieldsOfSchema(pageSchema), name: "String!", text: "JSON!" });
});

test("the settings' fields are those of their schema, but for what only the gate needs", () => {
  const { product, primarySources, cardOrder, guideOrder, freshness, ...fields } = fieldsOfSchema(siteSchema);
  expect([product, primarySources, cardOrder, guideOrder, freshness]).toEqual([
    "JSON!",
    "JSON!",
    "[String!]!",
    "[String!]!",
    "JSON!",
  ]);
  expect(fieldsOfType("SiteSettings")).toEqual(fields);
});

test("pages ask for the whole card, so that nothing of it is missing in the browser", () => {
  const code = readFileSync("src/components/cards/card-fields.ts", "utf8");
  const [, fragment = ""] = /fragment CardFields on Card \{([^}]*)\}/.exec(code) ?? [];
  const asked = fragment.trim().split(/\n\s*/);
  expect(asked.map((field) => field.replace("id: cardId", "id")).sort()).toEqual(
    Object.keys(fieldsOfSchema(cardSchema)).sort(),
  );
});
