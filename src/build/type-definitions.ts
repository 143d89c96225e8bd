import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { cardSchema, inForceSchema } from "../schema/card-schema";
import { guideSchema, pageSchema } from "../schema/guide-schema";
import { publishedResultsSchema } from "../schema/published-results-schema";
import { siteSchema } from "../schema/site-schema";

/**
 * The GraphQL types of our content, made of the gate's schemas, so that a query means the same whatever the files hold. A
 * text, a number, a switch and a list of texts have their own type; a group is `JSON`, which pages take whole and whose
 * TypeScript type comes from the same schema.
 */

type Fields = Record<string, string>;
type JsonSchema = z.core.JSONSchema.JSONSchema | boolean;

const SCALARS: Fields = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

/** What a schema lets through beside null, and whether null is among it. */
function alternatives(schema: JsonSchema): { kinds: JsonSchema[]; isNullable: boolean } {
  if (typeof schema === "boolean") return { kinds: [schema], isNullable: false };
  // A plain value that may be null is written as a list of types.
  const types: JsonSchema[] = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [];
  const all = (schema.anyOf ?? types).map(alternatives);
  if (all.length === 0) return { kinds: schema.type === "null" ? [] : [schema], isNullable: schema.type === "null" };
  return { kinds: all.flatMap(({ kinds }) => kinds), isNullable: all.some(({ isNullable }) => isNullable) };
}

/** The type of a value: a scalar, a list of texts; JSON for a group and for what may be of several kinds. */
function typeOf(schema: JsonSchema): string {
  const { kinds, isNullable } = alternatives(schema);
  const [kind] = kinds;
  const end = isNullable ? "" : "!";
  if (kinds.length !== 1 || typeof kind !== "object") return `JSON${end}`;
  if (kind.type === "array" && kind.items !== undefined && !Array.isArray(kind.items)) {
    const item = typeOf(kind.items);
    return item.startsWith("JSON") ? `JSON${end}` : `[${item}]${end}`;
  }
  return (SCALARS[String(kind.type)] ?? "JSON") + end;
}

/** The fields that a schema of content lets through, each with the GraphQL type that fits. */
function fieldsOf(schema: z.ZodType): Fields {
  const { properties = {} } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  return Object.fromEntries(Object.entries(properties).map(([field, value]) => [field, typeOf(value)]));
}

const TYPES: Record<string, Fields> = {
  // What gatsby-transformer-json makes of the same files; no page asks for it.
  CardsJson: {},
  DataJson: {},
  PagesJson: {},
  Card: {
    // Gatsby keeps `id` for itself, so the card's own goes by another name.
    cardId: "String!",
    order: "Int!",
    ...fieldsOf(z.strictObject(cardSchema.shape).omit({ id: true, statements: true, confirmed: true })),
    ...fieldsOf(inForceSchema),
    overdueAfter: "Int",
    // The row that its issuer reported.
    plan: "JSON",
    history: "JSON",
  },
  Guide: {
    name: "String!",
    order: "Int!",
    ...fieldsOf(guideSchema.omit({ confirmed: true })),
    overdueAfter: "Int",
    relatedGuides: "[Guide!]! @link",
    text: "JSON!",
  },
  LegalPage: { name: "String!", ...fieldsOf(pageSchema), text: "JSON!" },
  PageTexts: { name: "String!", texts: "JSON!" },
  PublishedResults: fieldsOf(publishedResultsSchema),
  SiteSettings: fieldsOf(siteSchema),
  MarketFile: {
    period: "String!",
    primeMove: "Float!",
    rates: "JSON!",
    plans: "JSON!",
    medians: "JSON!",
  },
};

const TYPE_DEFINITIONS = Object.entries(TYPES)
  .map(([name, fields]) => {
    const lines = Object.entries(fields).map(([field, type]) => `  ${field}: ${type}\n`);
    return `type ${name} implements Node @dontInfer {\n  id: ID!\n${lines.join("")}}\n`;
  })
  .join("\n");

export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPE_DEFINITIONS);
}
