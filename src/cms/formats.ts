import type { z } from "zod";
import { cardSchema } from "../schema/card-schema";
import { formatFault } from "../content/fault";
import { glossarySchema, guideSchema, pageSchema } from "../schema/guide-schema";
import { PAGE_NAMES, pagesSchema } from "../schema/page-schemas";
import { siteSchema } from "../schema/site-schema";
import type { SourceFile } from "../content/read/source-file";
import { readJson } from "../content/read/json";
import { readMarkdown } from "../content/read/read-source";
import { writeJson } from "../content/tools/write-json";
import { writeText } from "../content/tools/write-markdown";
import { type FieldValues, fileOfForm, formOfFile, isFieldValues } from "./form-data";
import { fieldsIn } from "./schema-kinds";

/** How the CMS reads and writes the project's files: with every field, in the format that the commands write, too. */

export type Format = {
  extension: "json" | "md";
  fromFile: (text: string) => FieldValues;
  toFile: (data: FieldValues) => string;
};

/** The Markdown below a file's head. */
export const BODY = "body";

function dataOf({ data, faults }: SourceFile): FieldValues {
  if (isFieldValues(data)) return data;
  throw new Error(faults.map(formatFault).join("\n\n") || "The file holds no fields.");
}

function jsonFormat(schema: z.ZodType): Format {
  return {
    extension: "json",
    fromFile: (text) => formOfFile(schema, dataOf(readJson({ file: "", text }))),
    toFile: (data) => writeJson(fileOfForm(schema, data)),
  };
}

function markdownFormat(schema: z.ZodType): Format {
  return {
    extension: "md",
    fromFile: (text) => {
      const source = readMarkdown({ file: "", text });
      return { ...formOfFile(schema, dataOf(source)), [BODY]: source.body.trim() };
    },
    toFile: ({ [BODY]: body, ...data }) => writeText(fileOfForm(schema, data), typeof body === "string" ? body : ""),
  };
}

/** The page that fields belong to: Decap says what a file holds, and not which file it is. */
function schemaOfPage(values: FieldValues): z.ZodType {
  const known = (schema: z.ZodType) => fieldsIn(schema).filter(([name]) => Object.hasOwn(values, name)).length;
  const schemas: z.ZodType[] = PAGE_NAMES.map((name) => pagesSchema.shape[name]);
  return schemas.reduce((best, schema) => (known(schema) > known(best) ? schema : best));
}

const legalPage = markdownFormat(pageSchema);

/** The pages made of code hold texts alone; the legal pages are Markdown. */
const pageFormat: Format = {
  extension: "json",
  fromFile: (text) => {
    if (text.startsWith("---")) return legalPage.fromFile(text);
    const values = dataOf(readJson({ file: "", text }));
    return formOfFile(schemaOfPage(values), values);
  },
  toFile: (data) => (BODY in data ? legalPage : jsonFormat(schemaOfPage(data))).toFile(data),
};

export const FORMATS = {
  cards: jsonFormat(cardSchema),
  guides: markdownFormat(guideSchema),
  pages: pageFormat,
  site: jsonFormat(siteSchema),
  glossary: jsonFormat(glossarySchema),
};

export type CollectionName = keyof typeof FORMATS;
