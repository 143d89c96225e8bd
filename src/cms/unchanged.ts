import { deepOffset } from "../content/read/depth";
import { parseMarkdown } from "../content/read/markdown";
import { readYaml } from "./yaml";

/** The CMS writes a whole file anew. What says the same as before keeps its characters: a change shows alone. */

/** A part of a text and what it says, in a form that can be compared. */
type Part = { text: string; meaning: string };

/** JSON with the names of each group in one order, so that equal data is equal text. */
function inOneOrder(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

function withOldTexts(parts: readonly Part[], old: readonly Part[]): string[] {
  const texts = new Map(old.map(({ text, meaning }) => [meaning, text]));
  return parts.map(({ text, meaning }) => texts.get(meaning) ?? text);
}

/** The fields of a YAML text, each with the lines below it that belong to it. */
function yamlParts(yaml: string): Part[] {
  return yaml.split(/^(?=[^\s#-])/m).map((text) => ({ text, meaning: inOneOrder(readYaml(text)) }));
}

/** YAML with the lines of before wherever a field says the same. */
export function withOldFields(yaml: string, old: string): string {
  return withOldTexts(yamlParts(yaml), yamlParts(old)).join("");
}

const withoutPlace = (key: string, item: unknown) => (key === "position" ? undefined : item);

const FENCE = /^(`{3,})(\w*)[^\n]*\n([\s\S]*?)\n?\1`*\s*$/;

/** A Markdown node without its place and without the spaces around texts in the YAML of a block. */
function meaningOf(node: object, text: string): string {
  const [, , name, yaml] = FENCE.exec(text) ?? [];
  if (yaml !== undefined) {
    return inOneOrder([
      name,
      JSON.parse(JSON.stringify(readYaml(yaml) ?? null), (_, item: unknown) =>
        typeof item === "string" ? item.trim() : item,
      ),
    ]);
  }
  return JSON.stringify(node, withoutPlace);
}

/** The rows of a table or the entries of a list, however wide the cells are and whatever bullets the entries have. */
function lineParts(text: string): Part[] {
  return text.split("\n").map((line) => {
    const cells = line.split("|").map((cell) => cell.trim().replace(/^(:?)-+(:?)$/, "$1-$2"));
    const written = cells.join("|").replace(/^\* /, "- ");
    return {
      text: line.replace(/^(\s*)\* /, "$1- ").replace(/ +\|/g, " |"),
      meaning: JSON.stringify(parseMarkdown(written), withoutPlace),
    };
  });
}

/** The paragraphs, lists, tables and blocks of a Markdown text; `lines` are those of its lists and tables. */
function markdownParts(markdown: string): (Part & { lines: Part[] })[] {
  return parseMarkdown(markdown).children.map((node) => {
    const text = markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
    const lines = node.type === "table" || node.type === "list" ? lineParts(text) : [];
    return { text, meaning: meaningOf(node, text), lines };
  });
}

/** Markdown with the text of before wherever a part of it, or a line of a list or table, says the same. */
export function withOldBlocks(markdown: string, old: string): string {
  if (markdown.trim() === old.trim()) return old;
  // What can't be read is saved as it stands, for the check to name.
  if ([markdown, old].some((text) => deepOffset(text) !== undefined)) return markdown;
  const before = markdownParts(old);
  const linesBefore = before.flatMap(({ lines }) => lines);
  const parts = markdownParts(markdown).map(({ lines, ...part }) =>
    lines.length === 0 ? part : { ...part, text: withOldTexts(lines, linesBefore).join("\n") },
  );
  return withOldTexts(parts, before).join("\n\n");
}
