import { readJson } from "../../../src/content/read/source-file";
import { reportEntities } from "../../../src/content/rules/hidden-characters";

const FILE = "data/guides/one.md";

/** The hidden characters in a text that is nothing else, and so no JSON. */
const faultsIn = (text: string) =>
  readJson({ file: FILE, text }).faults.filter(({ expected }) => expected === "visible characters only");

test.each([
  ["\u0000", "a null character (U+0000)", "save the file as UTF-8"],
  ["\u202e", "a right-to-left override (U+202E)", "delete it"],
  ["\u2067", "a mark of writing direction (U+2067)", "delete it"],
  ["\u00a0", "a non-breaking space (U+00A0)", "type an ordinary space"],
  ["\u202f", "a narrow non-breaking space (U+202F)", "type an ordinary space"],
  ["\u0007", "a control character (U+0007)", "delete it"],
  ["\ufffd", "a character that could not be read (U+FFFD)", "save the file as UTF-8"],
  ["\uffff", "a control character (U+FFFF)", "delete it"],
  ["\ud83d", "half a character (U+D83D)", "delete it"],
  ["\udc64", "half a character (U+DC64)", "delete it"],
])("%j is found, named and placed", (character, found, hint) => {
  expect(faultsIn(`One\nA ${character} B`)).toMatchObject([
    { file: FILE, line: 2, column: 3, found, hint: expect.stringContaining(hint) as unknown },
  ]);
});

test("whole characters of two units, tabs and line ends are in order", () => {
  expect(faultsIn("👤 \t é\r\n١٢٣")).toEqual([]);
});

test("one fault a line is told, and of a file in another encoding the first ten", () => {
  expect(faultsIn("\u0007\u0007\n\u0007")).toHaveLength(2);
  expect(faultsIn("\u0000\n".repeat(100))).toHaveLength(10);
});

test("entities are read by number, by hexadecimal number and by name; harmless ones are left", () => {
  const body = "a &#8238; b\n&#x202E;\n&rlm; &#65; &RLM; &amp;\n&nbsp;\n&#160;";
  const source = Object.assign(readJson({ file: FILE, text: "{}" }), { body, bodyLine: 10 });
  reportEntities(source);
  expect(source.faults.map(({ line, column, found }) => [line, column, found])).toEqual([
    [10, 3, "a right-to-left override (U+202E)"],
    [11, 1, "a right-to-left override (U+202E)"],
    [12, 1, "a mark of writing direction (U+200F)"],
    [13, 1, "a non-breaking space (U+00A0)"],
    [14, 1, "a non-breaking space (U+00A0)"],
  ]);
});
