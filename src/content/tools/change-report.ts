import type { TextFile } from "../read/source-file";
import { factChanges } from "./content-diff";
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

/** One side of a change, from shortly before where it differs from the other; its new dollar figures in bold. */
function side(text: string | null, other: string | null): string {
  if (text === null) return "nothing";
  let same = 0;
  while (same < text.length && text[same] === other?.[same]) same += 1;
  const start = text.length > LONGEST_CELL ? text.lastIndexOf(" ", same - LEAD) : -1;
  const known: readonly string[] = other?.match(DOLLARS) ?? [];
  const shown = cell(start > 0 ? `…${text.slice(start)}` : text);
  return shown.replace(DOLLARS, (amount) => (known.includes(amount) ? amount : `**${amount}**`));
}

function change(before: string | null, after: string | null): string {
  return `${side(before, after)} → ${side(after, before)}`;
}

function table(title: string, head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [`### ${title}`, "", line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The fields of the content's files that changed. `base` names the state before. */
export function factReport(before: readonly TextFile[], after: readonly TextFile[], base: string): string {
  const { facts, unread } = factChanges(before, after);
  const rows = facts.map((fact) => [
    `${cell(fact.subject)} · ${cell(fact.field)} · ${change(fact.before, fact.after)}`,
  ]);
  const parts = [
    ...(rows.length === 0 ? [] : [table(`Changed facts: ${rows.length}`, ["Fact"], rows)]),
    ...unread.map((file) => `- ${cell(file)} can't be read in one of the two states; see \`npm run check:content\`.`),
  ];
  return parts.length === 0 ? `No field of the content has changed since ${base}.` : parts.join("\n\n");
}

/** More than these nobody reads. */
const MOST_TOLD = 100;

/** The pages that read differently in two built sites. `address` is that of the preview they are linked on; empty if there is none. */
export function pageReport(changes: readonly TextChange[], address: string): string {
  if (changes.length === 0) return "No page reads differently.";
  const rows = changes
    .slice(0, MOST_TOLD)
    .map(({ path, before, after }) => [
      address ? `[${cell(path)}](${address}${path})` : cell(path),
      change(before, after),
    ]);
  const report = table(`Pages that read differently: ${changes.length}`, ["Page", "First change"], rows);
  const more = changes.length - rows.length;
  return more > 0 ? `${report}\n\n… and ${more} more.` : report;
}
