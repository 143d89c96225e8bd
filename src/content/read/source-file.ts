import {
  type Node as JsonNode,
  type ParseError,
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type Document, LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";
import { type Fault, fieldName, quote } from "../fault";
import { escapedCharacterFaults, hiddenCharacterFaults, withoutHiddenCharacters } from "../rules/hidden-characters";
import { tooDeepAt } from "./nesting";
import { type Place, START, placeAt } from "./place";
import type { Path } from "../rules/texts";

/** The text of a content file and the name that faults give it. */
export type TextFile = { file: string; text: string };

/** "data/cards/x.json" as "x.json". */
export const baseName = (file: string) => file.slice(file.lastIndexOf("/") + 1);
/** The same as "x". */
export const nameOf = ({ file }: Pick<TextFile, "file">) => baseName(file).replace(/\.[a-z]+$/, "");

/** How the part of an address is written that a file's name gives. */
export const SHORT_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A content file that was read: its data, its Markdown, and where each part stands in the text. */
export type SourceFile = TextFile & {
  /** What the file says; undefined if its notation is broken. */
  data: unknown;
  /** The Markdown below the front matter; empty for JSON. */
  body: string;
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
  /** Where a field's value stands; the place of the nearest part around it if the field is missing. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Whether the notation could be read. If not, `data` must not be used. */
  readable: boolean;
  /** Faults of the notation and of its characters. */
  faults: Fault[];
};

const JSON_HINTS: Record<string, string> = {
  CommaExpected: "put a comma between two entries",
  PropertyNameExpected: "no comma after the last entry; names stand in double quotes",
  ValueExpected: "no comma after the last entry",
  InvalidSymbol: 'texts stand in straight double quotes; within a text, a quote is written \\"',
  UnexpectedEndOfString: "the closing double quote is missing",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "the file goes on after its last closing brace",
  InvalidCommentToken: "JSON has no comments",
};

/** "CommaExpected" as "comma expected". */
function inWords(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, " $1").toLowerCase();
}

function quoteText(text: string): string {
  return text === "" ? "the end of the file" : JSON.stringify(text);
}

/** A byte-order mark and other hidden characters are named and passed over, so that the rest can be checked too. */
function cleaned({ file, text }: TextFile, faults: Fault[]): TextFile {
  const marked = text.startsWith("\uFEFF");
  if (marked) {
    faults.push({
      file,
      ...START,
      field: "",
      expected: "plain UTF-8 text",
      found: "a byte-order mark before the first character",
      hint: "save the file as UTF-8 without BOM",
    });
  }
  const rest = marked ? text.slice(1) : text;
  faults.push(...hiddenCharacterFaults(file, rest));
  return { file, text: withoutHiddenCharacters(rest) };
}

/** A file that is not read at all, on account of its last fault. */
function unread(file: TextFile, faults: Fault[]): SourceFile {
  return { ...file, data: undefined, body: "", bodyLine: 1, placeOf: () => START, readable: false, faults };
}

function depthFault({ file, text }: TextFile, offset: number): Fault {
  return {
    file,
    ...placeAt(text, offset),
    field: "",
    expected: "groups and lists that are nested a few levels deep",
    found: "far more levels",
    hint: "look for a bracket or a mark that was repeated by mistake",
  };
}

function repeatedName(file: TextFile, offset: number, path: Path): Fault {
  return {
    file: file.file,
    ...placeAt(file.text, offset),
    field: fieldName(path),
    expected: "each name once",
    found: `${JSON.stringify(path.at(-1))} a second time`,
    hint: "remove one of the two",
  };
}

function repeatedJsonNames(file: TextFile, node: JsonNode, path: Path): Fault[] {
  const children = node.children ?? [];
  if (node.type === "array") {
    return children.flatMap((child, index) => repeatedJsonNames(file, child, [...path, index]));
  }
  const seen = new Set<string>();
  return children.flatMap(({ children: [key, value] = [] }) => {
    if (!key) return [];
    const name = String(key.value);
    const at = [...path, name];
    const again = seen.has(name) ? [repeatedName(file, key.offset, at)] : [];
    seen.add(name);
    return value ? [...again, ...repeatedJsonNames(file, value, at)] : again;
  });
}

/** Reads a JSON file. Never throws: what is wrong with the notation stands in `faults`, with its place. */
export function readJson(source: TextFile): SourceFile {
  const faults: Fault[] = [];
  const file = cleaned(source, faults);
  const deep = tooDeepAt(file.text);
  if (deep !== undefined) return unread(file, [...faults, depthFault(file, deep)]);
  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !root) {
    const code = first ? printParseErrorCode(first.error) : "ValueExpected";
    const offset = first?.offset ?? 0;
    // A value that is missing after its name is missing there, not where the next line starts.
    const before = file.text.slice(0, offset).trimEnd();
    const missing = before.endsWith(":") ? before.length : offset;
    const fault: Fault = {
      file: file.file,
      ...placeAt(file.text, missing),
      field: fieldName(getLocation(file.text, offset).path.filter((part) => part !== "")),
      expected: `correct JSON (${inWords(code)})`,
      found: quoteText(file.text.slice(offset, offset + 20)),
      ...(JSON_HINTS[code] ? { hint: JSON_HINTS[code] } : {}),
    };
    return unread(file, [...faults, fault]);
  }
  const data: unknown = getNodeValue(root);
  const placeOf = (path: readonly PropertyKey[]): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const at = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
      if (at) return placeAt(file.text, at.offset);
    }
    return START;
  };
  faults.push(...repeatedJsonNames(file, root, []), ...escapedCharacterFaults(file.file, data, placeOf));
  return { ...file, data, body: "", bodyLine: 1, placeOf, readable: true, faults };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** What YAML reads as something else than the text that was meant, with the hint for whoever wrote it. */
function misreadTexts(document: Document.Parsed, yaml: string): { at: number; found: string; hint: string }[] {
  const misread: { at: number; found: string; hint: string }[] = [];
  visit(document, {
    Alias: (_, alias) => {
      misread.push({
        at: alias.range?.[0] ?? 0,
        found: `the alias *${alias.source}`,
        hint: "put quotes around a text that starts with *",
      });
    },
    Map: (_, map) => {
      if (!map.flow) return;
      misread.push({
        at: map.range?.[0] ?? 0,
        found: "a group in braces",
        hint: "put double quotes around a text that starts with {",
      });
      return visit.SKIP;
    },
    Scalar: (_, { comment, range }) => {
      if (!comment || !range) return;
      const [, space = "", lost] = /^([ \t]*)(#.*)/.exec(yaml.slice(range[1])) ?? [];
      // A comment on a line of its own takes nothing from the text.
      if (lost === undefined) return;
      misread.push({
        at: range[1] + space.length,
        found: `a comment, ${quote(lost)}`,
        hint: "put double quotes around a text that holds ` #`; a comment has a line of its own",
      });
    },
  });
  return misread;
}

/** Every name that stands twice in one group of the front matter. */
function repeatedYamlNames(file: TextFile, offset: number, node: unknown, path: Path): Fault[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => repeatedYamlNames(file, offset, item, [...path, index]));
  if (!isMap(node)) return [];
  const seen = new Set<string>();
  return node.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    const at = [...path, name];
    const again = seen.has(name) ? [repeatedName(file, offset + (key.range?.[0] ?? 0), at)] : [];
    seen.add(name);
    return [...again, ...repeatedYamlNames(file, offset, value, at)];
  });
}

const QUOTE_HINT = 'put straight double quotes around a text that holds ": " or " #"';

/** Where more follows the end of a quoted text, its last quote was meant to stand within it. */
const INNER_QUOTE_HINTS: Record<string, string> = {
  '"': 'within double quotes, a double quote is written \\"',
  "'": "within single quotes, an apostrophe is written ''",
};

function yamlHint(code: string, before: string): string {
  const [closing = ""] = /["'](?=[ \t]*$)/.exec(before) ?? [];
  const inner = code === "UNEXPECTED_TOKEN" ? INNER_QUOTE_HINTS[closing] : undefined;
  return inner ?? YAML_HINTS[code] ?? QUOTE_HINT;
}

const YAML_HINTS: Record<string, string> = {
  BAD_DQ_ESCAPE: "in double quotes a backslash is written twice; single quotes take it as it is",
  BAD_INDENT: "entries of one list or group start in the same column",
  BAD_SCALAR_START: "put quotes around a text that starts with a sign such as @, ` or %",
  MISSING_CHAR: "a closing quote or bracket, or a line break between two entries, is missing",
  MULTILINE_IMPLICIT_KEY: "each line holds a name, a colon and a value, or is indented below one",
  TAB_AS_INDENT: "indent with spaces, not with tabs",
};

/** The field of the front matter in whose lines an offset stands; nothing if none precedes it. */
function fieldAbove(yaml: string, offset: number): string {
  const lineEnd = yaml.indexOf("\n", offset);
  const above = yaml.slice(0, lineEnd < 0 ? yaml.length : lineEnd);
  return [...above.matchAll(/^([A-Za-z]\w*):/gm)].at(-1)?.[1] ?? "";
}

/** A double quote that nothing closes on its line. YAML itself notices it lines later, or at the end. */
const OPEN_QUOTE = /^[ \t]*(?:- )?(?:\w+: +)?("(?:[^"\\\n]|\\.)*)$/m;

function openQuoteFault(file: TextFile, yaml: string, yamlOffset: number, where: string): Fault | undefined {
  const match = OPEN_QUOTE.exec(yaml);
  if (!match) return undefined;
  const offset = match.index + match[0].indexOf('"');
  return {
    file: file.file,
    ...placeAt(file.text, yamlOffset + offset),
    field: fieldAbove(yaml, offset),
    expected: `correct YAML in the ${where}`,
    found: quoteText((match[1] ?? "").slice(0, 20)),
    hint: "the closing double quote is missing",
  };
}

function yamlFaults(
  file: TextFile,
  yaml: string,
  yamlOffset: number,
  where: string,
  document: Document.Parsed,
): Fault[] {
  const open = document.errors.length > 0 ? openQuoteFault(file, yaml, yamlOffset, where) : undefined;
  if (open) return [open];
  const faults = document.errors.map((problem): Fault => {
    const [offset] = problem.pos;
    return {
      file: file.file,
      ...placeAt(file.text, yamlOffset + offset),
      field: fieldAbove(yaml, offset),
      expected: `correct YAML in the ${where}`,
      found: quoteText(/^.{0,20}/.exec(yaml.slice(offset))?.[0] ?? "") || "the end of the line",
      hint: yamlHint(problem.code, yaml.slice(0, offset)),
    };
  });
  // One slip makes a row of followers on its line.
  return faults.filter(({ line }, index) => faults.findIndex((other) => other.line === line) === index);
}

type YamlPart = Pick<SourceFile, "data" | "placeOf" | "readable" | "faults">;

const UNREAD = { data: undefined, placeOf: () => START, readable: false };

/** Reads the YAML that stands in a file from `start` to `end`. `where` says what it is, for faults. */
function readYaml(file: TextFile, start: number, end: number, where: string): YamlPart {
  const yaml = file.text.slice(start, end);
  const deep = tooDeepAt(yaml);
  if (deep !== undefined) return { ...UNREAD, faults: [depthFault(file, start + deep)] };
  // "core" keeps dates as text; merge keys and custom tags stay off.
  const document = parseDocument(yaml, {
    lineCounter: new LineCounter(),
    schema: "core",
    logLevel: "silent",
    uniqueKeys: false,
  });
  const placeAfter = (offset: number) => placeAt(file.text, start + offset);
  const broken = [
    ...yamlFaults(file, yaml, start, where, document),
    ...misreadTexts(document, yaml).map(({ at, found, hint }): Fault => ({
      file: file.file,
      ...placeAfter(at),
      field: fieldAbove(yaml, at),
      expected: "a text",
      found,
      hint,
    })),
  ];
  const placeOf = (path: readonly PropertyKey[]): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const wanted = path.slice(0, length);
      const found = document.getIn(wanted, true);
      if (isNode(found) && found.range) return placeAfter(found.range[0]);
      const parent: unknown = length === 1 ? document.contents : document.getIn(wanted.slice(0, -1), true);
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && key.value === wanted.at(-1))
        : undefined;
      if (pair && isScalar(pair.key) && pair.key.range) return placeAfter(pair.key.range[0]);
    }
    return START;
  };
  if (broken.length > 0) return { ...UNREAD, placeOf, faults: broken };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  const faults = [
    ...repeatedYamlNames(file, start, document.contents, []),
    ...escapedCharacterFaults(file.file, data, placeOf),
  ];
  return { data, placeOf, readable: true, faults };
}

/**
 * Reads the YAML of a block that stands in a Markdown file from one offset of its text to another. A fault of the block
 * as a whole stands on the line above, where the block's name is.
 */
export function readBlockYaml(file: TextFile, start: number, end: number): SourceFile {
  const part = readYaml(file, start, end, "block");
  const name = { line: placeAt(file.text, start).line - 1, column: 1 };
  return {
    file: file.file,
    text: file.text,
    body: "",
    bodyLine: name.line,
    ...part,
    placeOf: (path) => {
      const place = part.placeOf(path);
      return path.length === 0 || place.line < name.line ? name : place;
    },
  };
}

/** Reads a Markdown file with YAML front matter. Never throws: what is wrong stands in `faults`, with its place. */
export function readMarkdown(source: TextFile): SourceFile {
  const faults: Fault[] = [];
  const file = cleaned(source, faults);
  const match = /^---\r?\n/.test(file.text) ? FRONT_MATTER.exec(file.text) : null;
  if (!match) {
    faults.push({
      file: file.file,
      ...START,
      field: "",
      expected: "front matter between two lines of ---",
      found: JSON.stringify(file.text.slice(0, 20)),
      hint: "copy the head of another guide",
    });
    return { ...unread(file, faults), body: file.text };
  }
  const yamlOffset = file.text.indexOf("\n") + 1;
  const bodyOffset = match[0].length;
  const head = readYaml(file, yamlOffset, yamlOffset + (match[1] ?? "").length, "front matter");
  return {
    ...file,
    ...head,
    body: file.text.slice(bodyOffset),
    bodyLine: placeAt(file.text, bodyOffset).line,
    faults: [...faults, ...head.faults],
  };
}
