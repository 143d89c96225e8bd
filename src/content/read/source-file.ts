import {
  type Node as JsonNode,
  type ParseError,
  getLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";
import { type Fault, type Path, quote, type Place, START, placeAt } from "../fault";
import { TOO_DEEP, deepOffset } from "./depth";
import { reportEscapedCharacters, reportUnwantedCharacters, withoutHiddenCharacters } from "./hidden-characters";

/** The text of a content file and the name that faults give it. */
export type TextFile = { file: string; text: string };

/** "data/cards/x.json" as "x.json". */
export const baseName = (file: string) => file.slice(file.lastIndexOf("/") + 1);
/** The file "data/cards/x.json" as "x". */
export const nameOf = ({ file }: Pick<TextFile, "file">) => baseName(file).replace(/\.[a-z]+$/, "");

/** A part of a file's data, with its offset in the text: what JSON and YAML have in common. */
type Part = { offset: number; entries: { name: string | number; offset: number; part: Part }[] };

/** A content file that was read: what it says, where each part stands, and every fault that was found in it so far. */
export class SourceFile {
  readonly faults: Fault[] = [];
  /** What the file says; undefined if its notation can't be read. */
  data: unknown = undefined;
  /** The Markdown below the front matter; empty for JSON. */
  body = "";
  /** The line of the file on which the body starts, from 1. */
  bodyLine = 1;
  private parts: Part = { offset: 0, entries: [] };

  /** `start` is the place of the data as a whole, and so of what is missing from it. */
  constructor(
    readonly file: string,
    readonly text: string,
    private readonly start = START,
  ) {}

  /** Takes what the file says, unless a name in it stands twice or a character in it is hidden. */
  take(data: unknown, parts: Part): void {
    this.data = data;
    this.parts = parts;
    this.checkNames(parts, []);
    reportEscapedCharacters(this);
  }

  private checkNames({ entries }: Part, path: Path): void {
    const seen = new Set<string | number>();
    for (const { name, offset, part } of entries) {
      const own = [...path, name];
      if (seen.has(name)) {
        const place = placeAt(this.text, offset);
        this.reportAt(place, "each name once", `${JSON.stringify(name)} a second time`, "remove one of the two", own);
      }
      // A table of any names would pass over it in silence.
      if (name === "__proto__") {
        const found = `the unknown field ${quote(name)}`;
        this.report(own, "a field that the schema knows", found, "remove it, or correct its name");
      }
      seen.add(name);
      this.checkNames(part, own);
    }
  }

  /** Where a field's value stands; the place of the nearest part around it if the field is missing. */
  placeOf(path: Path): Place {
    let at = this.parts;
    for (const name of path) {
      const entry = at.entries.find((one) => one.name === name);
      if (!entry) break;
      at = entry.part;
    }
    return at === this.parts ? this.start : placeAt(this.text, at.offset);
  }

  placeInBody(line: number, column = 1): Place {
    return { line: this.bodyLine + line - 1, column };
  }

  /** Says that something in the file must be fixed: what was expected at a field, what was found, and a hint. */
  report(path: Path, expected: string, found: string, hint?: string): void {
    this.reportAt(this.placeOf(path), expected, found, hint, path);
  }

  /** Reports a fault at a place of the file. */
  reportAt({ line, column }: Place, expected: string, found: string, hint?: string, path: Path = []): void {
    this.faults.push({ file: this.file, line, column, path, expected, found, ...(hint ? { hint } : {}) });
  }
}

const JSON_HINTS: Record<string, string> = {
  CommaExpected: "put a comma between two entries",
  PropertyNameExpected: "no comma after the last entry; names stand in double quotes; a number has a point: 18.24",
  ValueExpected: "no comma after the last entry",
  InvalidSymbol:
    'texts stand in straight double quotes, numbers without $ and %; within a text, a quote is written \\"',
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
function opened({ file, text }: TextFile): SourceFile {
  const marked = text.startsWith("\uFEFF");
  const rest = marked ? text.slice(1) : text;
  const source = new SourceFile(file, withoutHiddenCharacters(rest));
  if (marked) {
    const found = "a byte-order mark before the first character";
    source.reportAt(START, "plain UTF-8 text", found, "save the file as UTF-8 without BOM");
  }
  reportUnwantedCharacters(source, rest);
  return source;
}

/** What git writes into a file where two versions of it did not fit together. */
const MERGE_MARK = /^(?:<{7}|>{7}) .*$/m;

/** Whether a file holds two versions of a passage, which is a fault: nothing else in it can be judged before. */
function isUnmerged(source: SourceFile): boolean {
  const match = MERGE_MARK.exec(source.text);
  if (!match) return false;
  const hint = "two versions stand below one another: keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>";
  source.reportAt(placeAt(source.text, match.index), "one version of each line", `git's mark ${quote(match[0])}`, hint);
  return true;
}

/** Whether a part of a file that starts at an offset is nested too deep to be read, which is a fault. */
function isTooDeep(source: SourceFile, text: string, start: number): boolean {
  const offset = deepOffset(text);
  if (offset !== undefined) source.reportAt(placeAt(source.text, start + offset), ...TOO_DEEP);
  return offset !== undefined;
}

function jsonParts({ type, offset, children = [] }: JsonNode): Part {
  if (type === "array") {
    const entries = children.map((item, index) => ({ name: index, offset: item.offset, part: jsonParts(item) }));
    return { offset, entries };
  }
  const entries = children.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), offset: key.offset, part: jsonParts(value) }] : [],
  );
  return { offset, entries };
}

/** Reads a JSON file. Never throws: what is wrong with the notation stands in `faults`, with its place. */
export function readJson(file: TextFile): SourceFile {
  const source = opened(file);
  const { text } = source;
  if (isUnmerged(source) || isTooDeep(source, text, 0)) return source;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (root && !first) {
    source.take(getNodeValue(root), jsonParts(root));
    return source;
  }
  const code = first ? printParseErrorCode(first.error) : "ValueExpected";
  const offset = first?.offset ?? 0;
  // A value that is missing after its name is missing there, not where the next line starts.
  const before = text.slice(0, offset).trimEnd();
  source.reportAt(
    placeAt(text, before.endsWith(":") ? before.length : offset),
    `correct JSON (${inWords(code)})`,
    quoteText(text.slice(offset, offset + 20)),
    JSON_HINTS[code],
    getLocation(text, offset).path.filter((part) => part !== ""),
  );
  return source;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

type ReportYaml = (offset: number, expected: string, found: string, hint: string) => void;

/** Reports what YAML reads as something else than the text that was meant. */
function reportMisreadTexts(document: Document.Parsed, yaml: string, report: ReportYaml): void {
  visit(document, {
    Alias: (_, { range, source }) =>
      report(range?.[0] ?? 0, "a text", `the alias *${source}`, "put quotes around a text that starts with *"),
    Map: (_, { flow, range }) => {
      if (!flow) return;
      report(range?.[0] ?? 0, "a text", "a group in braces", "put double quotes around a text that starts with {");
      return visit.SKIP;
    },
    Scalar: (_, { comment, range }) => {
      if (!comment || !range) return;
      const [, space = "", lost] = /^([ \t]*)(#.*)/.exec(yaml.slice(range[1])) ?? [];
      // A comment on a line of its own takes nothing from the text.
      if (lost === undefined) return;
      const hint = "put double quotes around a text that holds ` #`; a comment has a line of its own";
      report(range[1] + space.length, "a text", `a comment, ${quote(lost)}`, hint);
    },
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
function fieldAbove(yaml: string, offset: number): Path {
  const lineEnd = yaml.indexOf("\n", offset);
  const above = yaml.slice(0, lineEnd < 0 ? yaml.length : lineEnd);
  return [...above.matchAll(/^([A-Za-z]\w*):/gm)].slice(-1).map(([, name = ""]) => name);
}

/** A double quote that nothing closes on its line. YAML itself notices it lines later, or at the end. */
const OPEN_QUOTE = /^[ \t]*(?:- )?(?:\w+: +)?("(?:[^"\\\n]|\\.)*)$/m;

/** Reports what keeps YAML from being read. One slip makes a row of followers on its line. */
function reportNotation({ errors }: Document.Parsed, yaml: string, where: string, report: ReportYaml): void {
  const expected = `correct YAML in the ${where}`;
  const open = errors.length > 0 ? OPEN_QUOTE.exec(yaml) : null;
  if (open) {
    const found = quoteText((open[1] ?? "").slice(0, 20));
    report(open.index + open[0].indexOf('"'), expected, found, "the closing double quote is missing");
    return;
  }
  const lines = errors.map(({ pos: [at] }) => placeAt(yaml, at).line);
  for (const [index, { pos, code }] of errors.entries()) {
    if (lines.indexOf(lines[index] ?? 0) !== index) continue;
    const [at] = pos;
    const found = quoteText(/^.{0,20}/.exec(yaml.slice(at))?.[0] ?? "");
    report(at, expected, found, yamlHint(code, yaml.slice(0, at)));
  }
}

/** The parts of YAML that starts at an offset of its file. A name without a value stands for it. */
function yamlParts(node: unknown, start: number, offset = start): Part {
  const own = isNode(node) && node.range ? start + node.range[0] : offset;
  if (isSeq(node)) {
    return {
      offset: own,
      entries: node.items.map((item, name) => ({ name, offset: own, part: yamlParts(item, start, own) })),
    };
  }
  const pairs = isMap(node) ? node.items : [];
  const entries = pairs.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const at = start + (key.range?.[0] ?? 0);
    return [{ name: String(key.value), offset: at, part: yamlParts(value, start, at) }];
  });
  return { offset: own, entries };
}

/** Reads the YAML that stands in a file from `start` to `end`. `where` says what it is, for faults. */
function readYaml(source: SourceFile, start: number, end: number, where: string): void {
  const yaml = source.text.slice(start, end);
  if (isTooDeep(source, yaml, start)) return;
  // "core" keeps dates as text; merge keys and custom tags stay off.
  const document = parseDocument(yaml, { schema: "core", logLevel: "silent", uniqueKeys: false });
  const known = source.faults.length;
  const report: ReportYaml = (at, expected, found, hint) =>
    source.reportAt(placeAt(source.text, start + at), expected, found, hint, fieldAbove(yaml, at));
  reportNotation(document, yaml, where, report);
  reportMisreadTexts(document, yaml, report);
  if (source.faults.length > known) return;
  source.take(document.toJS({ maxAliasCount: 0 }), yamlParts(document.contents, start));
}

/** Reads a block's YAML, which stands between two offsets. A fault of the whole block stands a line above, at its name. */
export function readBlockYaml({ file, text }: SourceFile, start: number, end: number): SourceFile {
  const block = new SourceFile(file, text, { line: placeAt(text, start).line - 1, column: 1 });
  readYaml(block, start, end, "block");
  return block;
}

/** Reads a Markdown file with YAML front matter. Never throws: what is wrong stands in `faults`, with its place. */
export function readMarkdown(file: TextFile): SourceFile {
  const source = opened(file);
  const { text } = source;
  if (isUnmerged(source)) return source;
  const match = /^---\r?\n/.test(text) ? FRONT_MATTER.exec(text) : null;
  if (!match) {
    source.body = text;
    const found = JSON.stringify(text.slice(0, 20));
    source.reportAt(START, "front matter between two lines of ---", found, "copy the head of another guide");
    return source;
  }
  const [whole, head = ""] = match;
  const start = text.indexOf("\n") + 1;
  source.body = text.slice(whole.length);
  source.bodyLine = placeAt(text, whole.length).line;
  readYaml(source, start, start + head.length, "front matter");
  return source;
}

/** Reads a file of content by its ending. A table says nothing as a whole: it is read row by row (`survey-rules.ts`). */
export function readSource(file: TextFile): SourceFile {
  if (file.file.endsWith(".csv")) return new SourceFile(file.file, file.text);
  return file.file.endsWith(".json") ? readJson(file) : readMarkdown(file);
}
