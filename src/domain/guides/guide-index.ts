import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { GuideHit } from "./guide-search";

/** The search index of the guides: made at build time, read in the browser once somebody searches. */

/** A section of a guide, or (without an id) its title and excerpt. */
export type IndexedText = { guide: string; sectionId: string; heading: string; text: string };

/** Words that stand in every section and tell nothing about it. */
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

/** Short words are other words once a letter changes; digits are never guessed. */
function typos(word: string): number | false {
  return word.length < 4 || /\d/.test(word) ? false : 0.25;
}

/** What is typed last may be half a word. */
function isBeginning(word: string, index: number, words: readonly string[]): boolean {
  return index === words.length - 1 && word.length > 2;
}

/** An index as it travels: of each word, by field, only the texts that it stands in, each as its distance from the one before. */
type PackedIndex = Omit<AsPlainObject, "index"> & { index: [word: string, fields: Record<string, number[]>][] };

function isPackedIndex(data: unknown): data is PackedIndex {
  return typeof data === "object" && data !== null && "index" in data && Array.isArray(data.index);
}

function distances(texts: readonly number[]): number[] {
  return texts.map((text, place) => text - (texts[place - 1] ?? 0));
}

/** The texts at such distances, with how often the word stands in each: once, since no more is known. */
function textsAt(steps: readonly number[]): Record<string, number> {
  let text = 0;
  return Object.fromEntries(steps.map((step) => [(text += step), 1]));
}

function mapped<T, U>(fields: Readonly<Record<string, T>>, change: (field: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));
}

/** Indexes texts as JSON. */
export function indexTexts(texts: readonly IndexedText[]): string {
  const whole = new MiniSearch(OPTIONS);
  whole.addAll(texts.map((text, id) => ({ ...text, id })));
  const { index, ...rest } = whole.toJSON();
  const packed: PackedIndex = {
    ...rest,
    index: index.map(([word, fields]) => [word, mapped(fields, (field) => distances(Object.keys(field).map(Number)))]),
  };
  return JSON.stringify(packed);
}

export type GuideIndex = (search: string) => GuideHit[];

/** Reads an index: the sections in which every word of a search stands, misspelled perhaps, the best first. */
export function readIndex(json: string): GuideIndex {
  const packed: unknown = JSON.parse(json);
  if (!isPackedIndex(packed)) throw new Error("This is no index of the guides.");
  const words = packed.index.map(([word, fields]): AsPlainObject["index"][number] => [word, mapped(fields, textsAt)]);
  const index = MiniSearch.loadJS({ ...packed, index: words }, OPTIONS);
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
      .map(({ terms, guide, sectionId, heading }) => ({
        guide: String(guide),
        section: sectionId ? { id: String(sectionId), title: String(heading) } : null,
        words: terms,
      }));
}
