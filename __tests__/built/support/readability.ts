import type { CheerioAPI } from "cheerio";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { sentencesIn } from "../../../src/schema/sentences";
import { squeeze } from "./pages";

/** The hardest grade (Flesch-Kincaid, school years) and the longest average sentence, in words, that we promise. */
export const HARDEST_GRADE = 8;
export const LONGEST_AVERAGE = 20;

/** The same for labels and messages, which are read in haste. */
export const HARDEST_LABELS = 6;
const LEAST_WORDS = 4;

/** Running text is what is read in sentences: no headings, tables, charts, definitions, ads, contents or sources. */
const SENTENCES = "main p, main li, main dd";
const NOT_READ =
  "header, nav, table, svg, figcaption, [popover], [data-ad-slot], [aria-labelledby=sources], article article";

/** The paragraphs and list items of a built page, in order. */
export function readingText($: CheerioAPI): string[] {
  $(NOT_READ).remove();
  return $(SENTENCES)
    .toArray()
    .filter((element) => $(element).find("p, li").length === 0)
    .map((element) => squeeze($(element).text()))
    .filter((text) => text !== "");
}

/** What a tool says to those who use it: labels, hints, notes and buttons, without the names and figures of cards. */
const WORDS_OF_TOOL = "main p, main label, main legend, main summary, main button";
const NOT_SAID = "select, table, svg, noscript, article h3, [translate=no], [data-ad-slot]";

/** The labels and sentences of a tool's page that have at least so many words: a name of two is no sentence. */
export function toolText($: CheerioAPI): string[] {
  $(NOT_SAID).remove();
  return $(WORDS_OF_TOOL)
    .toArray()
    .map((element) => squeeze($(element).text()))
    .filter((text) => wordsIn(text).length >= LEAST_WORDS);
}

/** The words of a text, as a reader counts them: "18.24%" is one, a dash is none. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A figure is read as one beat: what it sounds like depends on the reader. */
function beats(word: string): number {
  return /\d/.test(word) ? 1 : Math.max(1, syllable(word));
}

/** How hard paragraphs are to read. */
export function readability(paragraphs: readonly string[]) {
  const sentences = paragraphs.flatMap(sentencesIn);
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + beats(word), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
  const wordsPerSentence = words.length / sentences.length;
  return { words: words.length, wordsPerSentence, grade };
}
