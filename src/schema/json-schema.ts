import { z } from "zod";
import { cardSchema } from "./card-schema";
import { fieldHelp, helpOf } from "./field";
import { guideSchema, pageSchema } from "./guide-schema";
import { PAGE_NAMES, pageFile, pagesSchema } from "./page-schemas";
import { siteSchema } from "./site-schema";

/** JSON Schema files for editors' tools, made from the schemas of the gate: what is typed is checked as the gate will. */

export const SCHEMA_FILES = [
  { name: "card", title: "A credit card", schema: cardSchema, describes: "data/cards/*.json" },
  { name: "site", title: "The site's settings", schema: siteSchema, describes: "data/site.json" },
  ...PAGE_NAMES.map((name) => ({
    name: `pages/${name}`,
    title: `The texts of a page: ${helpOf(pagesSchema.shape[name])?.description ?? name}`,
    schema: pagesSchema.shape[name],
    describes: pageFile(name),
  })),
  { name: "guide", title: "A guide's front matter", schema: guideSchema, describes: "data/guides/*.md" },
  { name: "page", title: "A legal page's front matter", schema: pageSchema, describes: "data/pages/*.md" },
].map(({ name, ...rest }) => ({ file: `schemas/${name}.schema.json`, ...rest }));

/** A schema as JSON Schema (draft 2020-12, as VS Code reads it), with every line of help. */
export function jsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema: node }) => {
      const help = helpOf(zodSchema);
      if (!help) return;
      node.description = help.description;
      // VS Code shows this in place of "does not match the pattern".
      if (help.expected) node["errorMessage"] = `Expected ${help.expected}${help.hint ? `; ${help.hint}` : ""}.`;
      if (help.examples && fieldHelp.has(zodSchema)) node.examples = [...help.examples];
    },
  });
}

export function schemaText({ title, schema, describes }: (typeof SCHEMA_FILES)[number]): string {
  const { $schema, ...rest } = jsonSchema(schema);
  const head = { $schema, title, $comment: `Made by "npm run schemas" for ${describes}. Do not edit.` };
  return `${JSON.stringify({ ...head, ...rest }, null, 2)}\n`;
}

const settings = {
  "json.schemas": SCHEMA_FILES.filter(({ describes }) => describes.endsWith(".json")).map(({ file, describes }) => ({
    fileMatch: [`/${describes}`],
    url: `./${file}`,
  })),
  // The YAML extension does not look into Markdown yet (redhat-developer/vscode-yaml#207); once it does, it finds these.
  "yaml.schemas": Object.fromEntries(
    SCHEMA_FILES.filter(({ describes }) => describes.endsWith(".md")).map(({ file, describes }) => [
      `./${file}`,
      describes,
    ]),
  ),
};

/** Tells Visual Studio Code which files the schemas are for. */
export const EDITOR_SETTINGS = { file: ".vscode/settings.json", text: `${JSON.stringify(settings, null, 2)}\n` };
