import { type Path, type Place, placeAt } from "../fault";
import type { SourceFile } from "../read/source-file";
import { parseMarkdown, plainText } from "./markdown-rules";
import { textsIn } from "./texts";

/**
 * Characters that can't be seen and change what stands there: they turn the direction of a line round, hide words from
 * searches, or show that the file was saved in another encoding. A space that doesn't break looks like any other, yet is
 * none to a rule. Halves of a character and those that Unicode keeps for no use make a feed unreadable. Tabs and line ends
 * are no concern here.
 */
const HIDDEN =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202f\u2060\u2066-\u2069\ufeff\ufffd-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const OTHER_ENCODING = "save the file as UTF-8";
const OTHER_SPACE = "type an ordinary space";

/** What each is called, and how it is mended if not by deleting it. */
const KNOWN: Record<string, readonly [name: string, hint?: string]> = {
  "\u0000": ["a null character", OTHER_ENCODING],
  "\u00a0": ["a non-breaking space", OTHER_SPACE],
  "\u00ad": ["a soft hyphen"],
  "\u200b": ["a zero-width space"],
  "\u2028": ["a line separator"],
  "\u2029": ["a paragraph separator"],
  "\u202e": ["a right-to-left override"],
  "\u202f": ["a narrow non-breaking space", OTHER_SPACE],
  "\u2060": ["a word joiner"],
  "\ufeff": ["a byte-order mark"],
  "\ufffd": ["a character that could not be read", OTHER_ENCODING],
};

/** A file in another encoding holds one on every line; the first few say enough. */
const MOST_FAULTS = 10;

/** "U+202E", as character tables have it. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function nameOf(character: string): string {
  const code = codeOf(character);
  if (/[\ud800-\udfff]/.test(character)) return `half a character (${code})`;
  const kind = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character)
    ? "a mark of writing direction"
    : "a control character";
  return `${KNOWN[character]?.[0] ?? kind} (${code})`;
}

/** The first hidden character of a text is a fault at a place. Gives whether there is one. */
function report(source: SourceFile, text: string, placeOf: (offset: number) => Place, path?: Path): boolean {
  const offset = text.search(HIDDEN);
  const [character] = text.match(HIDDEN) ?? [];
  if (character === undefined) return false;
  const hint = KNOWN[character]?.[1] ?? "delete it; it may be hiding at the end of a word that you pasted";
  source.reportAt(placeOf(offset), "visible characters only", nameOf(character), hint, path);
  return true;
}

export function reportHiddenCharacters(source: SourceFile, text: string): void {
  let left = MOST_FAULTS;
  for (const [index, line] of text.split("\n").entries()) {
    if (left > 0 && report(source, line, (offset) => ({ line: index + 1, column: offset + 1 }))) left -= 1;
  }
}

/** Letters of other scripts, many of which look like a Latin one. */
const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

export function reportForeignLetters(source: SourceFile): void {
  for (const [index, line] of source.text.split("\n").entries()) {
    const match = FOREIGN_LETTER.exec(line);
    if (!match) continue;
    const [letter] = match;
    const script = /\p{Script=Greek}/u.test(letter) ? "Greek" : "Cyrillic";
    const place = { line: index + 1, column: match.index + 1 };
    const found = `the ${script} letter ${letter} (${codeOf(letter)})`;
    source.reportAt(place, "Latin letters", found, "it only looks alike: type it anew");
  }
}

/** The same text with a space for each hidden character, so that every place in it stays what it was. */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(HIDDEN, " ");
}

/** Reports hidden characters that are written as an escape (`\u202e`) and appear only once a file is read. */
export function reportEscapedCharacters(source: SourceFile): void {
  for (const { text, path } of textsIn(source.data)) report(source, text, () => source.placeOf(path), path);
}

const ENTITY = /&#?\w+;/g;

/** Reports hidden characters that are written as an entity (`&#x202e;`) in a Markdown body. */
export function reportEntities(source: SourceFile): void {
  for (const { 0: entity, index } of source.body.matchAll(ENTITY)) {
    const { line, column } = placeAt(source.body, index);
    report(source, plainText(parseMarkdown(entity)), () => source.placeInBody(line, column));
  }
}
