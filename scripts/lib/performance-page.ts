import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, type } from "node:os";
import { today } from "./today";

/** `docs/performance.md`: each command that measures writes a section of its own and leaves those of the others. */
const PERFORMANCE_PAGE = "docs/performance.md";

const TITLE =
  "# Performance\n\nMeasured figures, each with the command that made them. They are written by the commands.\n";

/** The day of a measurement as an ISO day: the given one, else today. Throws if it has another form. */
export function measuredOn(day = today()): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`The day must be written as 2025-01-08, found "${day}".`);
  return day;
}

/** What the figures depend on besides the site: "Linux, 2 × Intel Xeon, Chromium 140, Node 20"; a build needs no browser. */
export function machine(browser?: string): string {
  const all = cpus();
  return [
    type(),
    `${all.length} × ${all[0]?.model.trim() ?? "unknown processor"}`,
    ...(browser === undefined ? [] : [`Chromium ${browser}`]),
    `Node ${process.version}`,
  ].join(", ");
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

/** The page with one section put in its place, or at the end. */
export function withSection(page: string, title: string, body: string): string {
  const section = `## ${title}\n\n${body.trim()}\n`;
  const parts = page.split(/^(?=## )/m);
  const own = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (own < 0) return [...parts, section].map((part) => part.trim()).join("\n\n") + "\n";
  return parts.map((part, index) => (index === own ? section : part).trim()).join("\n\n") + "\n";
}

/** Writes a section of the page, laid out as the project's formatter wants it. */
export async function writeSection(title: string, body: string): Promise<void> {
  const before = existsSync(PERFORMANCE_PAGE) ? readFileSync(PERFORMANCE_PAGE, "utf8") : TITLE;
  // Loaded late: only who writes needs it.
  const { format, resolveConfig } = await import("prettier");
  const options = await resolveConfig(PERFORMANCE_PAGE);
  writeFileSync(PERFORMANCE_PAGE, await format(withSection(before, title, body), { ...options, parser: "markdown" }));
  console.log(`Written: ${PERFORMANCE_PAGE}, "${title}".`);
}
