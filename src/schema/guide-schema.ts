import { z } from "zod";
import { GUIDE_CATEGORIES } from "./vocabulary";
import { date, field, httpsAddress, isEachOnce, line, link, optional, searchDescription, text } from "./field";

/** The front matter of a guide: `data/guides/<name>.md` (specification, section 3). */

const source = z.strictObject({
  label: line("The law, rule or page that a reader can look up", 160),
  url: optional(httpsAddress("Its address, if it has one")),
});

export const guideSchema = z.strictObject({
  title: line("The title, in title case", 90),
  description: searchDescription("One sentence for search results"),
  excerpt: line("One or two sentences for the guide index", 220),
  inShort: text("The answer at the top of the guide, in two sentences", 420),
  category: field(z.enum(GUIDE_CATEGORIES), "The category button that shows the guide"),
  readTime: field(z.int().min(1).max(30), "How long reading takes, in minutes", {
    expected: "a whole number of minutes from 1 to 30",
  }),
  author: line("Who wrote it", 60),
  publishDate: date("The day of publication"),
  modifiedDate: optional(date("The day of the last change; leave it out if there was none")),
  reviewed: date("The day on which it was last read against its sources"),
  featured: field(z.boolean().default(false), "Whether it appears under Featured Articles"),
  related: field(z.array(line("The name of another guide's file, without .md", 60)).length(2), "Two related guides", {
    expected: "a list of two guides' names",
  }),
  actions: field(z.array(link).length(2), "The two buttons of the action plan", {
    expected: "a list of two buttons",
  }),
  sources: field(z.array(source).min(1).max(15), "Primary sources: laws, regulators, issuers"),
});

export type GuideFrontMatter = z.output<typeof guideSchema>;

/** The front matter of a page of text: `data/pages/<name>.md`. */
export const pageSchema = z.strictObject({
  title: line("The page's title", 60),
  description: searchDescription("One sentence for search results"),
  updated: date("When the text was last changed; shown as month and year"),
  intro: text("One sentence under the title", 240),
});

export type PageFrontMatter = z.output<typeof pageSchema>;

export const GLOSSARY_FILE = "data/glossary.json";

const term = z.strictObject({
  id: field(z.string().regex(/^[a-z]+(-[a-z]+)*$/), "The term's short name, as {term:…} gives it", {
    expected: "small letters and hyphens, such as grace-period",
  }),
  term: line("The term as it appears in a sentence", 40),
  definition: text("What it means, in one or two plain sentences without links", 320),
});

export const glossarySchema = z.strictObject({
  terms: field(
    z
      .array(term)
      .min(1)
      .refine((terms) => isEachOnce(terms.map(({ id }) => id))),
    "The terms, in alphabetical order",
    { expected: "a list of terms, each id once" },
  ),
});

export type GlossaryTerm = z.output<typeof term>;
