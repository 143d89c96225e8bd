import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { cardSchema, inForceSchema } from "../schema/card-schema";
import { guideSchema, pageSchema } from "../schema/guide-schema";
import { publishedResultsSchema } from "../schema/published-results-schema";
import { siteSchema } from "../schema/site-schema";
import { doubtSchema, surveyPlanSchema } from "../schema/survey-schema";

/**
 * The GraphQL types of our content, made of the gate's schemas, so that a query means the same whatever the files hold. A
 * text, a number, a switch and a list of texts have their own type; a group is `JSON`, which pages take whole and whose
 * TypeScript type comes from the same schema.
 */

type Fields = Record<string, string>;
type JsonSchema = z.core.JSONSchema.JSONSchema | boolean;

const SCALARS: Fields = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

/** A type of GraphQL: how a field names it, and the fields that a query asks for within it; none for a plain value. */
type GraphType = { name: string; fields: Map<string, GraphType> };

/** Groups that have a type of their own, by its name. */
type Groups = Map<string, Fields>;

const plain = (name: string): GraphType => ({ name, fields: new Map() });

/** What a schema lets through beside null, and whether null is among it. */
function alternatives(schema: JsonSchema): { kinds: JsonSchema[]; isNullable: boolean } {
  if (typeof schema === "boolean") return { kinds: [schema], isNullable: false };
  // A plain value that may be null is written as a list of types.
  const types: JsonSchema[] = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [];
  const all = (schema.anyOf ?? types).map(alternatives);
  if (all.length === 0) return { kinds: schema.type === "null" ? [] : [schema], isNullable: schema.type === "null" };
  return { kinds: all.flatMap(({ kinds }) => kinds), isNullable: all.some(({ isNullable }) => isNullable) };
}

/** The type of a value: a scalar, a list, a group with fields of its own; JSON for what may be of several kinds. */
function typeOf(schema: JsonSchema, name: string, groups: Groups): GraphType {
  const { kinds, isNullable } = alternatives(schema);
  const [kind] = kinds;
  const end = isNullable ? "" : "!";
  if (kinds.length !== 1 || typeof kind !== "object") return plain(`JSON${end}`);
  if (kind.type === "array" && kind.items !== undefined && !Array.isArray(kind.items)) {
    const item = typeOf(kind.items, name, groups);
    return item.name.startsWith("JSON") ? plain(`JSON${end}`) : { ...item, name: `[${item.name}]${end}` };
  }
  const names = Object.keys(kind.properties ?? {});
  // GraphQL has no name with a hyphen in it.
  if (kind.type === "object" && names.length > 0 && names.every((one) => /^\w+$/.test(one))) {
    const fields = fieldTypes(kind, name, groups);
    groups.set(name, Object.fromEntries([...fields].map(([field, type]) => [field, type.name])));
    return { name: name + end, fields };
  }
  return plain((SCALARS[String(kind.type)] ?? "JSON") + end);
}

function fieldTypes(
  { properties = {} }: z.core.JSONSchema.JSONSchema,
  name: string,
  groups: Groups,
): Map<string, GraphType> {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return new Map(
    Object.entries(properties).map(([field, value]) => [field, typeOf(value, name + capital(field), groups)]),
  );
}

/** The fields that a schema of content lets through, each with the GraphQL type that fits; groups within are named after `name`. */
function typesOf(schema: z.ZodType, name: string, groups: Groups): Map<string, GraphType> {
  return fieldTypes(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }), name, groups);
}

const namesOf = (types: ReadonlyMap<string, GraphType>): Fields =>
  Object.fromEntries([...types].map(([field, type]) => [field, type.name]));

/** The groups of the settings and of front matter are taken whole, as JSON. */
function fieldsOf(schema: z.ZodType): Fields {
  const whole = ({ name, fields }: GraphType) => (fields.size === 0 ? name : `JSON${name.endsWith("!") ? "!" : ""}`);
  return Object.fromEntries([...typesOf(schema, "", new Map())].map(([field, type]) => [field, whole(type)]));
}

const CARD_FILE = fieldsOf(cardSchema.omit({ id: true, statements: true, confirmed: true }));
const GROUPS: Groups = new Map();
const IN_FORCE = typesOf(inForceSchema, "Card", GROUPS);

/** Gatsby keeps `id` for itself, so the card's own goes by another name. */
const CARD: Fields = { cardId: "String!", order: "Int!", ...CARD_FILE, ...namesOf(IN_FORCE), overdueAfter: "Int" };

const PLAN = typesOf(surveyPlanSchema.extend({ doubts: z.array(doubtSchema) }), "Plan", GROUPS);

const TYPES: Record<string, Fields> = {
  // What gatsby-transformer-json makes of the same files; no page asks for it.
  CardsJson: {},
  DataJson: {},
  PagesJson: {},
  Card: { ...CARD, plan: "ReportedPlan @link", history: "JSON" },
  // The row that an issuer reported for one of our cards.
  ReportedPlan: { row: "Int!", ...namesOf(PLAN), changes: "JSON" },
  Guide: {
    name: "String!",
    order: "Int!",
    ...fieldsOf(guideSchema.omit({ confirmed: true })),
    overdueAfter: "Int",
    relatedGuides: "[Guide!]! @link",
    text: "JSON!",
  },
  GuideIndex: { path: "String!" },
  LegalPage: { name: "String!", ...fieldsOf(pageSchema), text: "JSON!" },
  PageTexts: { name: "String!", texts: "JSON!" },
  PublishedResults: fieldsOf(publishedResultsSchema),
  SiteSettings: fieldsOf(siteSchema),
  MarketFile: {
    period: "String!",
    primeMove: "Float!",
    path: "String!",
    rates: "JSON!",
    plans: "JSON!",
    medians: "JSON!",
  },
};

const linesOf = (fields: Fields) => Object.entries(fields).map(([field, type]) => `  ${field}: ${type}\n`);

export const TYPE_DEFINITIONS = [
  ...[...GROUPS].map(([name, fields]) => `type ${name} {\n${linesOf(fields).join("")}}\n`),
  ...Object.entries(TYPES).map(
    ([name, fields]) => `type ${name} implements Node @dontInfer {\n  id: ID!\n${linesOf(fields).join("")}}\n`,
  ),
].join("\n");

/** The fields of a query, with those within each group. */
function selection(types: ReadonlyMap<string, GraphType>, indent: string): string {
  return [...types]
    .map(([field, { fields }]) =>
      fields.size === 0
        ? `${indent}${field}\n`
        : `${indent}${field} {\n${selection(fields, `${indent}  `)}${indent}}\n`,
    )
    .join("");
}

/** The fields of a group but for some. */
const without = (types: ReadonlyMap<string, GraphType>, ...left: string[]) =>
  new Map([...types].filter(([name]) => !left.includes(name)));

/** The file of the fragments that ask for a card and its plan. Gatsby reads queries from source files, so it must be written out. */
export const CARD_FRAGMENT = {
  file: "src/components/cards/card-fields.ts",
  text: `import { graphql } from "gatsby";

/**
 * A card as the catalog's pages draw it, its sources as its own page does, and what a cost needs of it. Made by "npm run
 * schemas"; do not edit.
 */
export const cardFields = graphql\`
  fragment CardFields on Card {
    id: cardId
${Object.keys(CARD_FILE)
  .filter((name) => name !== "survey")
  .map((name) => `    ${name}\n`)
  .join("")}${selection(without(IN_FORCE, "statements"), "    ")}    overdueAfter
  }

  fragment CardSources on Card {
    survey
${selection(new Map([...IN_FORCE].filter(([name]) => name === "statements")), "    ")}  }

  fragment CardCosts on Card {
    id: cardId
    name
    issuer
    category
${selection(without(IN_FORCE, "statements", "rateSince"), "    ")}  }

  fragment ReportedPlan on ReportedPlan {
    row
${selection(PLAN, "    ")}    changes
  }
\`;
`,
};

export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPE_DEFINITIONS);
}
