import { readJson } from "../../../src/content/read/json";
import { reportEntities } from "../../../src/content/read/hidden-characters";

const FILE = "data/guides/one.md";

const HIDDEN = "visible characters only";
const DELETE = "delete it; it may be hiding behind a word that you pasted";

/** The unwanted characters in a text that is nothing else, and so no JSON. */
const faultsIn = (text: string) =>
  readJson({ file: FILE, text }).faults.filter(({ expected }) => !expected.startsWith("correct JSON"));

/** Expects one fault of a character, which stands third on the second line. */
function expectFault(character: string, expected: string, found: string, hint: string): void {
  expect(faultsIn(`One\nA ${character} B`)).toEqual([
    { file: FILE, line: 2, column: 3, path: [], expected, found, hint },
  ]);
}

test.each([
  ["\u0000", "a character that could not be read (U+0000)", "save the file as UTF-8"],
  ["\ufffd", "a character that could not be read (U+FFFD)", "save the file as UTF-8"],
  ["\u00a0", "a non-breaking space (U+00A0)", "type an ordinary space"],
  ["\u202f", "a non-breaking space (U+202F)", "type an ordinary space"],
  ["\u2003", "an unusual space (U+2003)", "type an ordinary space"],
  ["\u3000", "an unusual space (U+3000)", "type an ordinary space"],
  ["\u202e", "a mark of writing direction (U+202E)", DELETE],
  ["\u2067", "a mark of writing direction (U+2067)", DELETE],
  ["\u061c", "a mark of writing direction (U+061C)", DELETE],
  ["\u0007", "a control character (U+0007)", DELETE],
  ["\u0085", "a control character (U+0085)", DELETE],
  ["\ud83d", "half a character (U+D83D)", DELETE],
  ["\udc64", "half a character (U+DC64)", DELETE],
])("%j is found, named and placed", (character, found, hint) => {
  expectFault(character, HIDDEN, found, hint);
});

test.each([
  "\u00ad", // soft hyphen
  "\u034f", // combining grapheme joiner
  "\u115f", // Hangul choseong filler
  "\u180e", // Mongolian vowel separator
  "\u200b", // zero-width space
  "\u200d", // joiner, as within emoji
  "\u2028", // line separator
  "\u2064", // invisible plus
  "\u2800", // blank of Braille
  "\u3164", // Hangul filler
  "\ue000", // private use
  "\ufe0f", // variation selector
  "\ufeff", // byte-order mark within a text
  "\uffa0", // halfwidth Hangul filler
  "\ufffc", // in place of an object
  "\uffff", // no character
  "\u{e0041}", // tag
  "\u{e0100}", // variation selector
  "\u{10ffff}", // no character
])("%j is invisible", (character) => {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  expectFault(character, HIDDEN, `an invisible character (U+${code})`, DELETE);
});

test.each([
  ["\u0430", "the Cyrillic letter \u0430 (U+0430)"],
  ["\u03b9", "the Greek letter \u03b9 (U+03B9)"],
  ["\u05d0", "the Hebrew letter \u05d0 (U+05D0)"],
  ["\u0627", "the Arabic letter \u0627 (U+0627)"],
  ["\u6f22", "the Han letter \u6f22 (U+6F22)"],
  ["\u{20000}", "the Han letter \u{20000} (U+20000)"],
  ["\u0561", "the character \u0561 (U+0561)"], // Armenian
  ["\u093f", "the character \u093f (U+093F)"], // vowel sign of Devanagari
  ["\u13aa", "the character \u13aa (U+13AA)"], // Cherokee, like a Latin A
  ["\uff21", "the character \uff21 (U+FF21)"], // fullwidth A
  ["\uff05", "the character \uff05 (U+FF05)"], // fullwidth percent sign
  ["\u{1d400}", "the character \u{1d400} (U+1D400)"], // bold A of mathematics
])("%j is no Latin letter", (character, found) => {
  expectFault(character, "Latin letters", found, "it may only look the same: type it again");
});

test.each([
  "Tab\t and line ends\r\n",
  "Caf\u00e9 and cafe\u0301, \u0130stanbul, \u0141\u00f3d\u017a, stra\u00dfe, Hawai\u02bbi",
  "\u00ae \u00a9 \u2122 \u2120 \u2013 \u2014 \u2018a\u2019 \u201ca\u201d \u2026 \u2022 \u00b7 \u2192 \u2264 \u2212 \u00d7 \u00f7 \u00bd \u2153 1\u00ba \u20ac \u00a7 \u2713",
  "\u{1f464} \u{1f44d}\u{1f3fd} \u2764",
  "\u0661\u0662\u0663",
])("%j is in order", (text) => {
  expect(faultsIn(text)).toEqual([]);
});

test("one fault a line is told, and of a file in another encoding the first ten", () => {
  expect(faultsIn("\u0007\u0007\n\u0007")).toHaveLength(2);
  expect(faultsIn("\u0000\n".repeat(100))).toHaveLength(10);
});

test("entities are read by number, by hexadecimal number and by name; harmless ones are left", () => {
  const body = "a &#8238; b\n&#x202E;\n&rlm; &#65; &RLM; &amp;\n&nbsp;\n&#160; &eacute;\n&#1072;";
  const source = Object.assign(readJson({ file: FILE, text: "{}" }), { body, bodyLine: 10 });
  reportEntities(source);
  expect(source.faults.map(({ line, column, found }) => [line, column, found])).toEqual([
    [10, 3, "a mark of writing direction (U+202E)"],
    [11, 1, "a mark of writing direction (U+202E)"],
    [12, 1, "a mark of writing direction (U+200F)"],
    [13, 1, "a non-breaking space (U+00A0)"],
    [14, 1, "a non-breaking space (U+00A0)"],
    [15, 1, "the Cyrillic letter \u0430 (U+0430)"],
  ]);
});

test("an escape is read, too, and a letter that stands there as itself is told once", () => {
  const told = (text: string) =>
    readJson({ file: FILE, text }).faults.map(({ line, column, path, found }) => [line, column, path, found]);
  expect(told('{\n"a": "\\u0430",\n"b": "\\udb40\\udc41" }')).toEqual([
    [2, 6, ["a"], "the Cyrillic letter \u0430 (U+0430)"],
    [3, 6, ["b"], "an invisible character (U+E0041)"],
  ]);
  expect(told('{ "a": "\u0430" }')).toEqual([[1, 9, [], "the Cyrillic letter \u0430 (U+0430)"]]);
});

test("what is passed over leaves every other place as it was", () => {
  expect(readJson({ file: FILE, text: '{ "a": "\u{e0041}", "b": "\\u0430" }' }).faults).toMatchObject([
    { column: 9, path: [] },
    { column: 19, path: ["b"] },
  ]);
});
