import type { Root } from "mdast";
import { type Document as YamlDocument, isNode, parseDocument, visit } from "yaml";
import type { TextFile } from "./content-files";
import { type ContentError, type Path, type Problem, placeAt, quote } from "./errors";
import { parseMarkdown } from "./markdown";
import { walkStrings } from "./walk-strings";

/** The first of the four steps: text to documents with places. */

/** Fields of a file or of a block in it. `offsetOf` gives a field's offset in the file's text, or its nearest parent's. */
export type Fields = { data: unknown; offsetOf: (path: Path) => number };

/** A file that was read. `body` is the Markdown below the front matter as a tree; its offsets count from `bodyOffset`. */
export type Document = TextFile & Fields & { body: Root; bodyOffset: number };

export function errorAt({ file, text }: TextFile, offset: number, problem: Problem, path: Path = []): ContentError {
  const { expected, found, hint } = problem;
  return { file, ...placeAt(text, offset), path, expected, found, hint };
}

/** Locates a problem at the first line of some words of a file, from an offset on. */
export function errorAtWords(file: TextFile, start: number, words: string, problem: Problem): ContentError {
  const offset = file.text.indexOf(words.split("\n", 1)[0] ?? "", start);
  return errorAt(file, offset < 0 ? start : offset, problem);
}

export function errorIn(document: TextFile & Fields, path: Path, problem: Problem): ContentError {
  return errorAt(document, document.offsetOf(path), problem, path);
}

/** Files that are longer, or nested more deeply, would exhaust the parsers; six times what content has. Characters, levels. */
const MAX_LENGTH = 100_000;
const MAX_DEPTH = 40;
const TOO_DEEP = new RegExp(
  String.raw`^(?:[ \t]*(?:>|[-+*?]|\d+[.)])[ \t]?){${MAX_DEPTH}}|(?:[[{][ \t\n]*(?:"[^"\n]*":[ \t\n]*)?){${MAX_DEPTH}}`,
  "m",
);

function unreadable(text: string): (Problem & { offset: number }) | null {
  if (text.length > MAX_LENGTH) {
    const found = `${text.length} characters`;
    return { offset: MAX_LENGTH, expected: `a file of at most ${MAX_LENGTH} characters`, found };
  }
  const deep = TOO_DEEP.exec(text);
  if (deep) {
    const hint = "look for a bracket, a mark or an indent that was repeated by mistake";
    return { offset: deep.index, expected: "brackets, lists and quotes a few levels deep", found: "far more", hint };
  }
  return findUnwantedCharacter(text);
}

const YAML_HINTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'put double quotes around a text that holds ": ", and begin each field where the one above begins',
  DUPLICATE_KEY: "each field once: remove one of the two",
  MISSING_CHAR: "a text, list or group that is opened has its end: a quote, ] or }",
  TAB_AS_INDENT: "indent by two spaces, not by a tab",
};

/** Collects what is wrong with the notation of YAML, one error a line, since one slip makes a row of followers. */
function yamlErrors(document: YamlDocument.Parsed, file: TextFile, start: number, where: string): ContentError[] {
  const errors = document.errors.map(({ pos: [offset], code, message }) => {
    const [found = ""] = /^.{0,20}/.exec(file.text.slice(start + offset)) ?? [];
    const hint = YAML_HINTS[code] ?? message.split(" at line")[0];
    return errorAt(file, start + offset, { expected: `correct YAML in the ${where}`, found: quote(found), hint });
  });
  // YAML takes " #" for a comment, and cuts "The #1 card" to "The".
  visit(document, {
    Alias(_, { source, range }) {
      const hint = "put quotes around a text that starts with *";
      errors.push(errorAt(file, start + (range?.[0] ?? 0), { expected: "a text", found: quote(`*${source}`), hint }));
    },
    Scalar(_, { comment, range }) {
      if (!comment || !range) return;
      const hint = 'put straight double quotes around a text that holds " #"';
      errors.push(
        errorAt(file, start + range[1], { expected: "a text", found: `a comment, ${quote(`#${comment}`)}`, hint }),
      );
    },
  });
  return errors.filter(({ line }, index) => errors.findIndex((other) => other.line === line) === index);
}

function fieldsOf(document: YamlDocument.Parsed, start: number): Fields {
  const offsetOf = (path: Path): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return start + node.range[0];
    return path.length === 0 ? start : offsetOf(path.slice(0, -1));
  };
  return { data: document.toJS({ maxAliasCount: 0 }), offsetOf };
}

export function readYaml(
  file: TextFile,
  [start, end]: readonly [start: number, end: number],
  where: string,
  errors: ContentError[],
): Fields | null {
  const document = parseDocument(file.text.slice(start, end), { schema: "core", logLevel: "silent" });
  const found = yamlErrors(document, file, start, where);
  errors.push(...found);
  return found.length > 0 ? null : fieldsOf(document, start);
}

/** Locates what JSON.parse refuses: where it says so, else behind the last word or sign that JSON has. */
function jsonErrorOffset(message: string, text: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const token = /\s+|"(?:[^"\\]|\\.)*"|true|false|null|-?\d[\d.eE+-]*|,(?!\s*[\]}])|[[\]{}:]/y;
  let offset = 0;
  while (token.test(text)) offset = token.lastIndex;
  return Math.min(offset, text.trimEnd().length);
}

function countNames(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;
}

/** Reads a JSON file. YAML, of which JSON is a part, knows the places and repeated names; it is slow, so errors alone ask it. */
function readJson(file: TextFile, errors: ContentError[]): Fields | null {
  const parseAsYaml = () => parseDocument(file.text, { schema: "core", logLevel: "silent" });
  let data: unknown;
  try {
    data = JSON.parse(file.text);
  } catch (error) {
    const offset = jsonErrorOffset(String(error), file.text);
    const found = /^.{0,20}/.exec(file.text.slice(offset))?.[0] || null;
    const hint = "look for a comma, a quote or a bracket that is missing or too many, on this line or the one above";
    errors.push(
      errorAt(file, offset, { expected: "correct JSON", found: found ? quote(found) : "the end of the file", hint }),
    );
    return null;
  }
  // Of a repeated name JSON.parse keeps the last.
  const [twice] = countNames(file.text) === countNames(JSON.stringify(data)) ? [] : parseAsYaml().errors;
  if (twice) {
    const [name] = /^"(?:[^"\\]|\\.)*"/.exec(file.text.slice(twice.pos[0])) ?? [];
    const problem = {
      expected: "each name once",
      found: `${name ?? "a name"} a second time`,
      hint: "remove one of the two",
    };
    errors.push(errorAt(file, twice.pos[0], problem));
    return null;
  }
  let fields: Fields | null = null;
  return { data, offsetOf: (path) => (fields ??= fieldsOf(parseAsYaml(), 0)).offsetOf(path) };
}

const FRONT_MATTER = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

const EMPTY_BODY: Root = { type: "root", children: [] };

export function readDocument(given: TextFile, errors: ContentError[]): Document | null {
  const file = { file: given.file, text: plainText(given.text) };
  const problem = unreadable(file.text);
  if (problem) {
    errors.push(errorAt(file, problem.offset, problem));
    return null;
  }
  const before = errors.length;
  const isMarkdown = file.file.endsWith(".md");
  const front = isMarkdown ? FRONT_MATTER.exec(file.text) : null;
  if (isMarkdown && front?.index !== 0) {
    const hint = "copy the head of another file: a line of ---, the fields, a line of ---";
    errors.push(
      errorAt(file, 0, {
        expected: "front matter between two lines of ---",
        found: quote(file.text.slice(0, 20)),
        hint,
      }),
    );
    return null;
  }
  const [whole = "", head = ""] = front ?? [];
  const fields = front
    ? readYaml(file, ["---\n".length, "---\n".length + head.length], "front matter", errors)
    : readJson(file, errors);
  if (!fields) return null;
  for (const { text, path } of walkStrings(fields.data)) {
    const hidden = findUnwantedCharacter(text);
    if (hidden) errors.push(errorIn({ ...file, ...fields }, path, hidden));
  }
  const body = front ? parseMarkdown(file.text.slice(whole.length)) : EMPTY_BODY;
  return errors.length > before ? null : { ...file, ...fields, body, bodyOffset: whole.length };
}

/** Characters that are invisible or were lost in a wrong encoding, but for tabs and line breaks. */
const UNWANTED =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd]|â€.|Ã[\u0080-\u00bf]|Â[\u00a1-\u00bf]/u;

const LIGATURES: Readonly<Record<string, string>> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Replaces what editors paste without seeing it: Windows line ends, spaces of other kinds, ligatures of PDFs. */
export function plainText(text: string): string {
  return text
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature);
}

export function findUnwantedCharacter(text: string): (Problem & { offset: number }) | null {
  const match = UNWANTED.exec(text);
  if (!match) return null;
  const [character = ""] = match[0];
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return {
    offset: match.index,
    expected: "visible letters and signs, as they were typed",
    found: match[0] === character ? `the character U+${code}` : quote(match[0]),
    hint: "it is invisible, or left by a wrong encoding: delete it, type the words again, and save the file as UTF-8",
  };
}
