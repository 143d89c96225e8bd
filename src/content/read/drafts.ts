import { SITE_FILE } from "../../schema/site-schema";
import { filesOf } from "./folders";
import type { SourceFile, TextFile } from "./source-file";
import { readSource } from "./read-source";
import { valueAt } from "./texts-in";

/** Cards and guides that are not to be published. */

const FOLDERS = ["data/cards", "data/guides"] as const;

export function isDraft({ data }: SourceFile): boolean {
  return valueAt(data, ["draft"]) === true;
}

export function draftsAmong(sources: readonly SourceFile[]): SourceFile[] {
  return FOLDERS.flatMap((folder) => filesOf(folder, sources)).filter(isDraft);
}

/** The two lists of the settings that may name a draft, each with the kind of what it names. */
const ORDERS = /"(card|guide)Order"\s*:\s*\[[^\]]*\]/g;

/** The settings' text without the names of drafts. Everything else stays on its line. */
function withoutNames(text: string, drafts: readonly SourceFile[]): string {
  const left = new Set(drafts.map(({ file }) => file.replace(/\.[a-z]+$/, "")));
  return text.replace(ORDERS, (order, kind: string) =>
    order
      .replace(/"([^"]*)"(?:\s*,)?/g, (entry, name: string) => (left.has(`data/${kind}s/${name}`) ? "" : entry))
      .replace(/,(?=\s*\]$)/, ""),
  );
}

/** What everybody may read of the content files: all but drafts, and but the names of drafts in the settings. */
export function publishedFiles(files: readonly TextFile[]): TextFile[] {
  const drafts = draftsAmong(FOLDERS.flatMap((folder) => filesOf(folder, files)).map(readSource));
  const left = new Set(drafts.map(({ file }) => file));
  return files
    .filter(({ file }) => !left.has(file))
    .map(({ file, text }) => ({ file, text: file === SITE_FILE ? withoutNames(text, drafts) : text }));
}
