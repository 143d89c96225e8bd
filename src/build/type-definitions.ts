import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { cardSchema, cardTextsSchema } from "../schema/card-schema";
import { guideSchema, pageSchema } from "../schema/guide-schema";
import { siteSchema } from "../schema/site-schema";

/**
 * The GraphQL types of our content, made of the gate's schemas, so that a query means the same whatever the files hold. A
 * text, a number, a switch and a list of texts have their own type; a group is `JSON`, which pages take whole and whose
 * TypeScript type comes from the same schema.
 */

type Fields = Record<string, string>;
type JsonSchema = z.core.JSONSchema.JSONSchema | boolean;

const SCALARS: Fields = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
  "list of texts": "[String!]",
};

/** The kinds of value that a schema lets through, `null` among them. */
function kindsOf(schema: JsonSchema): string[] {
  if (typeof schema === "boolean") return ["any"];
  if (schema.anyOf) return schema.anyOf.flatMap(kindsOf);
  const ofTexts = typeof schema.items === "object" && "type" in schema.items && schema.items.type === "string";
  return ofTexts ? ["list of texts"] : [schema.type ?? "any"].flat();
}

function typeOf(schema: JsonSchema): string {
  const kinds = kindsOf(schema);
  const [kind = "any", ...others] = kinds.filter((other) => other !== "null");
  const named = others.length === 0 ? SCALARS[kind] : undefined;
  return (named ?? "JSON") + (kinds.includes("null") ? "" : "!");
}

/** The fields that a schema of content lets through, each with the GraphQL type that fits. */
function fieldsOf(schema: z.ZodType): Fields {
  const { properties = {} } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, typeOf(value)]));
}

/** Gatsby keeps `id` for itself, so the card's own goes by another name. */
const CARD: Fields = {
  cardId: "String!",
  order: "Int!",
  ...fieldsOf(cardSchema.omit({ id: true })),
  ...fieldsOf(cardTextsSchema),
  reportedAprs: "JSON",
  reportedTerms: "[String!]!",
};

const TYPES: Record<string, Fields> = {
  // What gatsby-transformer-json makes of the same files; no page asks for it.
  CardsJson: {},
  DataJson: {},
  Card: CARD,
  Guide: {
    name: "String!",
    order: "Int!",
    ...fieldsOf(guideSchema.omit({ otherRates: true })),
    overdueAfter: "Int",
    relatedGuides: "[Guide!]! @link",
    text: "JSON!",
  },
  GuideIndex: { path: "String!" },
  LegalPage: { name: "String!", ...fieldsOf(pageSchema), text: "JSON!" },
  SiteSettings: fieldsOf(siteSchema),
  MarketFile: { period: "String!", path: "String!", rates: "JSON!", plans: "JSON!" },
};

export const TYPE_DEFINITIONS = Object.entries(TYPES)
  .map(([name, fields]) => {
    const lines = Object.entries(fields).map(([field, type]) => `  ${field}: ${type}\n`);
    return `type ${name} implements Node @dontInfer {\n  id: ID!\n${lines.join("")}}\n`;
  })
  .join("\n");

/** The file of the fragment that asks for a whole card. Gatsby reads queries from source files, so it must be written out. */
export const CARD_FRAGMENT = {
  file: "src/components/cards/card-fields.ts",
  text: `import { graphql } from "gatsby";

/** A card, whole, as the catalog's pages draw it. Made by "npm run schemas"; do not edit. */
export const cardFields = graphql\`
  fragment CardFields on Card {
    id: cardId
${Object.keys(CARD)
  .filter((name) => name !== "cardId" && name !== "order")
  .map((name) => `    ${name}\n`)
  .join("")}  }
\`;
`,
};

export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPE_DEFINITIONS);
}
