import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { stringify } from "yaml";
import { deepOffset } from "../read/limits";
import { parseMarkdown } from "../read/markdown";

/** Cells as wide as their text, so that a change of one changes its row alone. */
const TABLES = gfmTableToMarkdown({ tablePipeAlign: false });

/** A table whose second line is `| --- |`, as people write it. */
const writeTable: Handle = (...table) =>
  (TABLES.handlers?.table?.(...table) ?? "").replace(/\n.*/, (line) => line.replaceAll("-", "---"));

const OPTIONS: Options = {
  bullet: "-",
  listItemIndent: "one",
  extensions: [TABLES, gfmStrikethroughToMarkdown(), { handlers: { table: writeTable } }],
};

/** Markdown as this project writes it. What can't be read stays as it stands, for the check to name. */
function writeMarkdown(markdown: string): string {
  if (deepOffset(markdown) !== undefined) return `${markdown.trim()}\n`;
  return toMarkdown(parseMarkdown(markdown.replaceAll("\r\n", "\n")), OPTIONS);
}

/** YAML as this project writes it: a text stands on one line, however long. */
export function writeYaml(data: unknown): string {
  return stringify(data, { schema: "core", lineWidth: 0 });
}

/** A guide or page as this project writes it, whoever wrote it before. What it writes is written the same again. */
export function writeText(head: object, markdown: string): string {
  return `---\n${writeYaml(head)}---\n\n${writeMarkdown(markdown)}`;
}
