import { type Problem, quote } from "../fault";

/** Marks that a slip keeps Markdown from reading. One that is meant as it stands has a backslash before it. */

type LostMark = Omit<Problem, "found"> & { pattern: RegExp };

export const NO_FOOTNOTE = {
  expected: "no footnote",
  hint: "put the note into the sentence, or its page under sources",
};

const LINK = "a link such as [words](/compare)";

/** The words of a link as far as they stand in one text, and the bracket after them. */
const WORDS = String.raw`(?:\[[^[\]]*)?(?<!\\)\]`;

const LOST_MARKS: readonly LostMark[] = [
  {
    pattern: new RegExp(String.raw`${WORDS}\(\S*`, "g"),
    expected: LINK,
    hint: "the address has no space in it and ends with )",
  },
  {
    pattern: new RegExp(String.raw`${WORDS}\s\(\S*`, "g"),
    expected: LINK,
    hint: "take out the space between ] and (",
  },
  {
    pattern: new RegExp(String.raw`${WORDS}\s?\[[^[\]]*\]?`, "g"),
    expected: LINK,
    hint: "put the address in parentheses",
  },
  {
    pattern: /\*\*[^*\n]*(?:\*\*)?/g,
    expected: "bold words such as **these**",
    hint: "two stars on each side, and no space between them and the words",
  },
  {
    pattern: /(?<![\\*])\*(?![*\s])|(?<![\\*\s])\*(?!\*)/g,
    expected: "bold words such as **these**",
    hint: "as many stars before the words as after them; put a backslash before a star that readers should see",
  },
  {
    // "#1" starts many a sentence; "#Words" and "##1" are meant as headings.
    pattern: /^(?:##|#(?=[a-z])).*/gim,
    expected: "a heading such as ## Words",
    hint: "put a space between ## and the words",
  },
  {
    pattern: /^\[[ x]\](?=\s)/gim,
    expected: "a plain entry of a list",
    hint: "take the [ ] out, or write 1. for steps",
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    ...NO_FOOTNOTE,
  },
];

/** The words of a link may be an address. */
const BARE_ADDRESS: LostMark = {
  pattern: /(?<!\]\s?[([])(?:https?:\/\/|(?<![\w/])www\.)\S*[^\s.,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi,
  expected: LINK,
  hint: "an address alone becomes no link: put it in parentheses, after its words in square brackets",
};

/** Every such mark in the source of a plain text within Markdown, with its offset. */
export function lostMarksIn(text: string, isLink: boolean): (Problem & { offset: number })[] {
  return (isLink ? LOST_MARKS : [...LOST_MARKS, BARE_ADDRESS]).flatMap(({ pattern, expected, hint }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, expected, found: quote(found), hint })),
  );
}
