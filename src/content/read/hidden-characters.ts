import { type Path, type Place, START, placeAt } from "../fault";
import type { Fields } from "./fields";
import { parseMarkdown, plainText } from "./markdown";
import { SourceFile, type TextFile } from "./source-file";
import { textsIn } from "./texts-in";

/**
 * What can't be seen and changes what stands there: it turns the direction of a line round, hides words from searches, or
 * shows that the file was saved in another encoding. A space of another kind looks like any other, yet is none to a rule.
 * Unicode says which characters these are, but for the blank of Braille and the signs that stand for a lost object or
 * character. Tabs and line ends are no concern here.
 */
const HIDDEN = /(?![\t\n\r ])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u;

/**
 * Letters of other scripts, many of which look like a Latin one; so do the wide forms that belong between Chinese ones. An
 * accent may stand on its own, and the apostrophes of names such as Hawaiʻi count as letters.
 */
const OTHER_SCRIPTS = /(?![\p{Script=Latin}\p{Script=Inherited}\u02bb\u02bc])[\p{L}\p{M}]|[\uff01-\uffee]/u;

const UNWANTED = new RegExp(`${HIDDEN.source}|${OTHER_SCRIPTS.source}`, "gu");

const OTHER_SPACE = "type an ordinary space";

/** What hidden characters are called, the first that fits, and how they are fixed if not by deleting them. */
const KINDS: readonly (readonly [kind: RegExp, name: string, hint?: string])[] = [
  [/[\0\ufffd]/u, "a character that could not be read", "save the file as UTF-8"],
  [/[\u00a0\u202f]/u, "a non-breaking space", OTHER_SPACE],
  [/\p{Zs}/u, "an unusual space", OTHER_SPACE],
  [/\p{Bidi_Control}/u, "a mark of writing direction"],
  [/\p{Cs}/u, "half a character"],
  [/\p{Cc}/u, "a control character"],
];

const SCRIPTS = ["Arabic", "Cyrillic", "Greek", "Han", "Hebrew"];

/** A file in another encoding holds one on every line; the first few say enough. */
const MOST_FAULTS = 10;

/** What is said of an unwanted character. */
function wordsOf(character: string): [expected: string, found: string, hint: string] {
  // As character tables have it: "U+202E".
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  if (HIDDEN.test(character)) {
    const [, name = "an invisible character", hint = "delete it; it may be hiding behind a word that you pasted"] =
      KINDS.find(([kind]) => kind.test(character)) ?? [];
    return ["visible characters only", `${name} (${code})`, hint];
  }
  const script = SCRIPTS.find((name) => new RegExp(`\\p{Script=${name}}`, "u").test(character));
  const found = `the ${script ? `${script} letter` : "character"} ${character} (${code})`;
  return ["Latin letters", found, "it may only look the same: type it again"];
}

/** The first unwanted character of a text that is not left out is a fault at a place. Gives whether there is one. */
function report(
  source: Fields,
  text: string,
  placeOf: (offset: number) => Place,
  path: Path = [],
  leftOut = "",
): boolean {
  const match = [...text.matchAll(UNWANTED)].find(([character]) => !leftOut.includes(character));
  if (match) source.reportAt(placeOf(match.index), ...wordsOf(match[0]), path);
  return match !== undefined;
}

/** Reports the unwanted characters of a file, one a line. */
function reportUnwantedCharacters(source: Fields, text: string): void {
  let left = MOST_FAULTS;
  for (const [index, line] of text.split("\n").entries()) {
    if (left > 0 && report(source, line, (offset) => ({ line: index + 1, column: offset + 1 }))) left -= 1;
  }
}

/**
 * A file before its notation is read. A byte-order mark and other hidden characters are named and passed over, so that the rest
 * can be checked too.
 */
export function opened({ file, text }: TextFile): SourceFile {
  const marked = text.startsWith("\uFEFF");
  const rest = marked ? text.slice(1) : text;
  // With spaces for each of them, so that every place in the text stays what it was.
  const visible = rest.replace(new RegExp(HIDDEN, "gu"), (character) => " ".repeat(character.length));
  const source = new SourceFile(file, visible);
  if (marked) {
    const found = "a byte-order mark before the first character";
    source.reportAt(START, "plain UTF-8 text", found, "save the file as UTF-8 without BOM");
  }
  reportUnwantedCharacters(source, rest);
  return source;
}

/** Reports unwanted characters that are written as an escape (`\u202e`) and appear only once a file is read. */
export function reportEscapedCharacters(source: Fields): void {
  for (const { text, path } of textsIn(source.data)) {
    report(source, text, () => source.placeOf(path), path, source.text);
  }
}

const ENTITY = /&#?\w+;/g;

/** Reports unwanted characters that are written as an entity (`&#x202e;`) in a Markdown body. */
export function reportEntities(source: SourceFile): void {
  for (const { 0: entity, index } of source.body.matchAll(ENTITY)) {
    const { line, column } = placeAt(source.body, index);
    report(source, plainText(parseMarkdown(entity)), () => source.placeInBody(line, column));
  }
}
