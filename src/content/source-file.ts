import {
  type Node as JsonNode,
  type ParseError,
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type Alias, type Document, LineCounter, isMap, isNode, isScalar, parseDocument, visit } from "yaml";
import type { Fault } from "./fault";

/** The text of a content file and the name that faults give it. */
export type TextFile = { file: string; text: string };

export type Place = { line: number; column: number };

/** A content file that was read: its data, its Markdown, and where each part stands in the text. */
export type SourceFile = TextFile & {
  data: unknown;
  /** The Markdown below the front matter; empty for JSON. */
  body: string;
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
  /** Where a field's value stands; the place of the nearest part around it if the field is missing. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Faults of the notation itself: with any of them, `data` must not be used. */
  faults: Fault[];
};

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

const JSON_HINTS: Record<string, string> = {
  CommaExpected: "put a comma between two entries",
  PropertyNameExpected: "no comma after the last entry; names stand in double quotes",
  ValueExpected: "no comma after the last entry",
  InvalidSymbol: "texts stand in double quotes",
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

/** A byte-order mark is invisible and stops other tools; it is named and passed over. */
function withoutMark({ file, text }: TextFile, faults: Fault[]): string {
  if (!text.startsWith("\uFEFF")) return text;
  faults.push({
    file,
    line: 1,
    column: 1,
    field: "",
    expected: "plain UTF-8 text",
    found: "a byte-order mark before the first character",
    hint: "save the file as UTF-8 without BOM",
  });
  return text.slice(1);
}

function duplicateKeys(file: TextFile, node: JsonNode | undefined, faults: Fault[]): void {
  const seen = new Set<unknown>();
  for (const child of node?.children ?? []) {
    const key = child.type === "property" ? child.children?.[0] : undefined;
    if (key && seen.has(key.value)) {
      faults.push({
        file: file.file,
        ...placeAt(file.text, key.offset),
        field: String(key.value),
        expected: "each name once",
        found: `${JSON.stringify(key.value)} a second time`,
        hint: "remove one of the two",
      });
    }
    seen.add(key?.value);
    duplicateKeys(file, child, faults);
  }
}

/** Reads a JSON file. Never throws: what is wrong with the notation stands in `faults`, with its place. */
export function readJson(source: TextFile): SourceFile {
  const faults: Fault[] = [];
  const file = { file: source.file, text: withoutMark(source, faults) };
  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) {
    const code = printParseErrorCode(first.error);
    faults.push({
      file: file.file,
      ...placeAt(file.text, first.offset),
      field: "",
      expected: `correct JSON (${inWords(code)})`,
      found: quoteText(file.text.slice(first.offset, first.offset + 20)),
      ...(JSON_HINTS[code] ? { hint: JSON_HINTS[code] } : {}),
    });
  }
  duplicateKeys(file, root, faults);
  return {
    ...file,
    data: root ? getNodeValue(root) : undefined,
    body: "",
    bodyLine: 1,
    placeOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const at = root && findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
        if (at) return placeAt(file.text, at.offset);
      }
      return { line: 1, column: 1 };
    },
    faults,
  };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** YAML reads a text that starts with * as the name of something said before. */
function aliasesIn(document: Document.Parsed): Alias[] {
  const found: Alias[] = [];
  visit(document, { Alias: (_, alias) => void found.push(alias) });
  return found;
}

/** Reads a Markdown file with YAML front matter. Never throws: what is wrong stands in `faults`, with its place. */
export function readMarkdown(source: TextFile): SourceFile {
  const faults: Fault[] = [];
  const file = { file: source.file, text: withoutMark(source, faults) };
  const match = /^---\r?\n/.test(file.text) ? FRONT_MATTER.exec(file.text) : null;
  if (!match) {
    faults.push({
      file: file.file,
      line: 1,
      column: 1,
      field: "",
      expected: "front matter between two lines of ---",
      found: JSON.stringify(file.text.slice(0, 20)),
      hint: "copy the head of another guide",
    });
    return { ...file, data: undefined, body: file.text, bodyLine: 1, placeOf: () => ({ line: 1, column: 1 }), faults };
  }
  const yamlOffset = file.text.indexOf("\n") + 1;
  const lines = new LineCounter();
  // "core" keeps dates as text; merge keys and custom tags stay off.
  const document = parseDocument(match[1] ?? "", {
    lineCounter: lines,
    schema: "core",
    logLevel: "silent",
    uniqueKeys: true,
  });
  for (const problem of document.errors) {
    faults.push({
      file: file.file,
      ...placeAt(file.text, yamlOffset + problem.pos[0]),
      field: "",
      expected: "correct YAML in the front matter",
      found: (problem.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""),
      hint: 'put quotes around a text that holds ": " or " #"',
    });
  }
  const aliases = aliasesIn(document);
  for (const alias of aliases) {
    faults.push({
      file: file.file,
      ...placeAt(file.text, yamlOffset + (alias.range?.[0] ?? 0)),
      field: "",
      expected: "a text",
      found: `the alias *${alias.source}`,
      hint: "put quotes around a text that starts with *",
    });
  }
  const bodyOffset = match[0].length;
  return {
    ...file,
    data: document.errors.length === 0 && aliases.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined,
    body: file.text.slice(bodyOffset),
    bodyLine: placeAt(file.text, bodyOffset).line,
    placeOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const wanted = path.slice(0, length);
        const found = document.getIn(wanted, true);
        if (isNode(found) && found.range) return placeAt(file.text, yamlOffset + found.range[0]);
        const parent: unknown = length === 1 ? document.contents : document.getIn(wanted.slice(0, -1), true);
        const pair = isMap(parent)
          ? parent.items.find(({ key }) => isScalar(key) && key.value === wanted.at(-1))
          : undefined;
        if (pair && isScalar(pair.key) && pair.key.range) return placeAt(file.text, yamlOffset + pair.key.range[0]);
      }
      return { line: 1, column: 1 };
    },
    faults,
  };
}
