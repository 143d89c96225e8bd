import { LONGEST_SEARCH_DESCRIPTION } from "../../src/content/schema/field";
import type { Guide } from "../../src/content/gate";
import type { TextFile } from "../../src/content/read/source-file";
import { pick, seededRandom } from "./generated-cards";

/** This guide alone may use a set of score bands that the check refuses in every other, so no copy is made of it. */
const WITHOUT_COPIES = "qualify-low-apr-credit-card";

const RELATED = 3;

const SENTENCE = "This sentence was not there when the site was built before.";

/** A text in YAML's double quotes. Their escapes are those of JSON. */
const quoted = (text: string) => JSON.stringify(text);

/** Three of the names, none twice. */
function relatedTo(names: readonly [string, ...string[]], random: () => number): string[] {
  const related = new Set<string>();
  while (related.size < RELATED) related.add(pick(names, random));
  return [...related];
}

const HEAD = /^---\n[\s\S]*?^---\n/m;

/** A guide's file with one paragraph more, its first. */
function withParagraph(text: string, paragraph: string): string {
  return text.replace(HEAD, (head) => `${head}\n${paragraph}\n`);
}

/**
 * A guide's file with a title and a description of its own, other related guides, no place among the featured, and a text
 * of its own: what is made of a text once must not serve for all its copies.
 */
function copyOf({ title, description }: Guide, text: string, number: number, related: readonly string[]): string {
  const ownDescription = `Copy ${number}: ${description}`.slice(0, LONGEST_SEARCH_DESCRIPTION);
  const fields: [RegExp, string][] = [
    [/^title: .*$/m, `title: ${quoted(`${title}, Copy ${number}`)}`],
    [/^description: .*$/m, `description: ${quoted(ownDescription)}`],
    [/^featured: true\n/m, ""],
    [/^related:\n(?: {2}- .*\n)+/m, `related:\n${related.map((name) => `  - ${name}\n`).join("")}`],
  ];
  const copy = fields.reduce((changed, [field, value]) => changed.replace(field, () => value), text);
  return withParagraph(copy, `This is copy ${number} of a guide.`);
}

export type NamedFile = TextFile & { name: string };

/**
 * `count` guides, always the same ones for a seed: copies of the project's guides in turn, each related to three of the
 * project's own or of those made before. `textOf` gives the text of a guide's file.
 */
export function generateGuides(
  own: readonly Guide[],
  textOf: (guide: Guide) => string,
  count: number,
  seed: number,
): NamedFile[] {
  const random = seededRandom(seed);
  const models = own.filter(({ name }) => name !== WITHOUT_COPIES);
  const [first, ...others] = own.map(({ fileName }) => fileName);
  if (first === undefined || others.length < RELATED) throw new Error("There are too few guides to copy.");
  const names: [string, ...string[]] = [first, ...others];
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    if (!model) throw new Error("There is no guide to copy.");
    const name = `generated-guide-${index}`;
    const text = copyOf(model, textOf(model), index, relatedTo(names, random));
    names.push(name);
    return { name, file: `data/guides/${name}.md`, text };
  });
}

/** A guide's file as an editor might change it: with one sentence more. */
export function withNewSentence(text: string): string {
  return withParagraph(text, SENTENCE);
}

/** Whether a page shows that sentence. */
export function hasNewSentence(html: string): boolean {
  return html.includes(SENTENCE);
}
