import MiniSearch, { type Options } from "minisearch";
import type { GuideFrontMatter } from "./guide";
import type { GuideHit } from "./guide-search";
import type { Sections } from "./sections";

/** The search index of the guides: made at build time, read in the browser once somebody searches. */

type IndexedGuide = Pick<GuideFrontMatter, "title" | "excerpt" | "inShort"> & { name: string; text: Sections };

/** A section of a guide, or (without an id) its title and its intro. */
type IndexedText = { guide: string; sectionId: string; heading: string; text: string };

/** Words of every section, which say nothing about it. */
const COMMON = new Set(
  "a about after an and are as at be but by can do does for from has have how if in is it its not of on or so than that the then they this to what when which who will with you your".split(
    " ",
  ),
);

/** The words of a text and its numbers, which are the same with and without their commas and signs: "$5,000" is 5000. */
function wordsOf(text: string): string[] {
  return text.replace(/(\d),(?=\d{3})/g, "$1").match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
}

const OPTIONS: Options<IndexedText & { id: number }> = {
  tokenize: wordsOf,
  fields: ["heading", "text"],
  storeFields: ["guide", "sectionId", "heading"],
  processTerm: (word) => (COMMON.has(word.toLowerCase()) ? null : word.toLowerCase()),
};

/** Fields of a guide's parts that nobody reads. */
const UNREAD = new Set(["kind", "callout", "unit", "asOf", "id", "type", "tagName", "properties"]);

function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([field, inner]) => (UNREAD.has(field) ? [] : textsIn(inner)));
}

export function indexTexts(texts: readonly IndexedText[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(texts.map((text, id) => ({ ...text, id })));
  return JSON.stringify(index);
}

export function indexGuides(guides: readonly IndexedGuide[]): string {
  const texts = guides.flatMap(({ name, title, excerpt, inShort, text: { intro, sections } }) => [
    { guide: name, sectionId: "", heading: title, text: [excerpt, inShort, ...textsIn(intro)].join(" ") },
    ...sections.map((section) => ({
      guide: name,
      sectionId: section.id,
      heading: section.title,
      text: textsIn(section.parts).join(" "),
    })),
  ]);
  return indexTexts(texts);
}

/** Short words are other words once a letter changes; digits are never guessed. */
function typos(word: string): number | false {
  return word.length < 4 || /\d/.test(word) ? false : 0.25;
}

/** The last word typed may be half a word. */
function isBeginning(word: string, index: number, words: readonly string[]): boolean {
  return index === words.length - 1 && word.length > 2;
}

type GuideIndex = (search: string) => GuideHit[];

/** Reads an index: the sections that hold every word of a search, misspelled perhaps, the best first. */
export function readIndex(json: string): GuideIndex {
  const index = MiniSearch.loadJSON(json, OPTIONS);
  return (search) =>
    index
      .search(search, {
        combineWith: "AND",
        fuzzy: typos,
        prefix: isBeginning,
        boost: { heading: 3 },
        // A guide about it comes before another's section about it.
        boostDocument: (_id, _term, stored) => (stored?.["sectionId"] ? 1 : 2),
      })
      .map(({ guide, sectionId, heading }) => ({
        guide: String(guide),
        section: sectionId ? { id: String(sectionId), title: String(heading) } : null,
      }));
}
