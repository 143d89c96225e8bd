import { checkContent } from "../gate";
import type { TextFile } from "../read/source-file";
import { type PageChange, changedPages } from "./changed-pages";
import { type Consequence, consequencesOf } from "./consequences";
import { type FactChange, factChanges } from "./content-diff";
import type { TextChange } from "./page-texts";

/** What changed, as Markdown: for `npm run content:diff` and for the comment on a pull request. */

const LONGEST_CELL = 160;

/** How much of a long text is shown ahead of where it differs. */
const LEAD = 40;

/** A text within a cell of a Markdown table: on one line, its signs harmless. */
function cell(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const short = line.length > LONGEST_CELL ? `${line.slice(0, LONGEST_CELL)}…` : line;
  return short.replace(/[\\|`*_{}[\]<>~@#]/g, (sign) => (sign === "<" ? "&lt;" : sign === "@" ? "&#64;" : `\\${sign}`));
}

const DOLLARS = /\$\d[\d,]*(?:\.\d+)?/g;

/** A text of a change from shortly before where it differs from the other; its new dollar figures in bold. */
function changed(text: string | null, other: string | null): string {
  if (text === null) return "nothing";
  let same = 0;
  while (same < text.length && text[same] === other?.[same]) same += 1;
  const start = text.length > LONGEST_CELL ? text.lastIndexOf(" ", same - LEAD) : -1;
  const known: readonly string[] = other?.match(DOLLARS) ?? [];
  const shown = cell(start > 0 ? `…${text.slice(start)}` : text);
  return shown.replace(DOLLARS, (amount) => (known.includes(amount) ? amount : `**${amount}**`));
}

function titled(count: number, one: string, several: string, lines: readonly string[]): string[] {
  return count === 0 ? [] : [`### ${count} ${count === 1 ? one : several}`, "", ...lines, ""];
}

function table(head: readonly string[], rows: readonly string[][]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

function factLines(facts: readonly FactChange[]): string[] {
  const rows = facts.map(({ subject, field, before, after }) => [
    `${cell(subject)} · ${cell(field)} · ${cell(before)} → ${cell(after)}`,
  ]);
  return titled(facts.length, "changed fact", "changed facts", table(["Fact"], rows));
}

/** More than these nobody reads; the pages are listed apart. */
const MOST_TOLD = 100;

/** `address` is that of the preview that the places are linked on; empty if there is none. */
function consequenceLines(consequences: readonly Consequence[], address: string): string[] {
  const rows = consequences
    .slice(0, MOST_TOLD)
    .map(({ path, what, before, after }) => [
      `${address ? `[${cell(path)}](${address}${path})` : cell(path)} · ${what}`,
      `${changed(before, after)} → ${changed(after, before)}`,
    ]);
  const more = consequences.length - rows.length;
  return titled(consequences.length, "place that reads otherwise", "places that read otherwise", [
    ...table(["Place", "Before → after"], rows),
    ...(more > 0 ? ["", `… and ${more} more.`] : []),
  ]);
}

function pageLines(pages: readonly PageChange[]): string[] {
  const lines = pages.map(({ path, why }) => `- ${path.startsWith("/") ? `\`${path}\`` : path} (${cell(why)})`);
  return titled(pages.length, "changed page", "changed pages", lines);
}

/** The pages whose text differs in two built sites. */
export function textReport(changes: readonly TextChange[]): string {
  const rows = changes
    .slice(0, MOST_TOLD)
    .map(({ file, before, after }) => [cell(file), `${changed(before, after)} → ${changed(after, before)}`]);
  const head = ["Page", "First change"];
  const lines = titled(changes.length, "page whose text changed", "pages whose text changed", table(head, rows));
  return lines.length === 0 ? "No page's text has changed." : lines.join("\n").trimEnd();
}

/** The facts that changed, what readers find changed because of them, and the pages where. `base` names the state before. */
export function changeReport(
  before: readonly TextFile[],
  after: readonly TextFile[],
  base: string,
  address = "",
): string {
  const { facts, unread } = factChanges(before, after);
  const [old, now] = [checkContent(before).content, checkContent(after).content];
  const read =
    old && now
      ? [...consequenceLines(consequencesOf(old, now), address), ...pageLines(changedPages(old, now))]
      : [`What pages show can't be compared: the content ${now ? `of ${base}` : "here"} has faults by today's rules.`];
  const lines = [
    ...factLines(facts),
    ...unread.map((file) => `- ${cell(file)} can't be read in one of the two states; see \`npm run check:content\`.`),
    ...read,
  ];
  return lines.length === 0 ? `No content has changed since ${base}.` : lines.join("\n").trimEnd();
}
