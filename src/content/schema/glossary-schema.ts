import { z } from "zod";
import { field, line, text } from "./field";

/** The key terms of the guides. */
export const GLOSSARY_FILE = "data/glossary.json";

const term = z.strictObject({
  id: field(z.string().regex(/^[a-z]+(-[a-z]+)*$/), "The term's short name, as {term:…} gives it", {
    expected: "small letters and hyphens, such as grace-period",
  }),
  term: line("The term as it stands in a sentence", 40),
  definition: text("What it means, in one or two plain sentences without links", 320),
});

export const glossarySchema = z.strictObject({
  terms: field(z.array(term).min(1), "The terms, in the order of the alphabet"),
});

export type Term = z.output<typeof term>;
