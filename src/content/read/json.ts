import {
  type Node as JsonNode,
  type ParseError,
  getLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { placeAt } from "../fault";
import type { Part } from "./fields";
import { opened, reportEscapedCharacters } from "./hidden-characters";
import { isTooDeep } from "./limits";
import { type SourceFile, type TextFile, isUnmerged, quoteText } from "./source-file";

const JSON_HINTS: Record<string, string> = {
  CommaExpected: "put a comma between two entries",
  PropertyNameExpected:
    "no comma after the last entry; put names in double quotes; write a decimal with a point: 18.24",
  ValueExpected: "no comma after the last entry",
  InvalidSymbol:
    'put text in straight double quotes, and write numbers without $ and %; within text, write a quote as \\"',
  UnexpectedEndOfString: "the closing double quote is missing",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "the file continues after its last closing brace",
  InvalidCommentToken: "JSON has no comments",
};

/** "CommaExpected" as "comma expected". */
function inWords(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, " $1").toLowerCase();
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
    reportEscapedCharacters(source);
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
