import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";
import { type Path, placeAt, quote } from "../fault";
import type { Fields, Part } from "./fields";
import { reportEscapedCharacters } from "./hidden-characters";
import { isTooDeep } from "./limits";
import { quoteText } from "./source-file";

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
export function readYaml(fields: Fields, start: number, end: number, where: string): void {
  const yaml = fields.text.slice(start, end);
  if (isTooDeep(fields, yaml, start)) return;
  // "core" keeps dates as text; merge keys and custom tags stay off.
  const document = parseDocument(yaml, { schema: "core", logLevel: "silent", uniqueKeys: false });
  const known = fields.faults.length;
  const report: ReportYaml = (at, expected, found, hint) =>
    fields.reportAt(placeAt(fields.text, start + at), expected, found, hint, fieldAbove(yaml, at));
  reportNotation(document, yaml, where, report);
  reportMisreadTexts(document, yaml, report);
  if (fields.faults.length > known) return;
  fields.take(document.toJS({ maxAliasCount: 0 }), yamlParts(document.contents, start));
  reportEscapedCharacters(fields);
}
