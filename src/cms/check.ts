import { type Fault, problemLines, quote } from "../content/fault";
import { type Content, checkContent } from "../content/gate";
import { labelOf } from "./fields";
import { type TextFile, nameOf } from "../content/read/source-file";
import { readJson } from "../content/read/json";

/** The gate, asked about one file as an editor has it on screen. */

export type Checked = {
  /** What the preview draws; null if nothing can be drawn. */
  content: Content | null;
  /** The faults of the file as its editor reads them: the field's own words, what was expected, what stands there. */
  faults: string[];
  /** Why the file is not in the content though it has no faults: the first fault of the other files. */
  otherFault: Fault | null;
  /** Why the check knows no drafts; null if it knows them. */
  missing: string | null;
};

/** The files as they were saved, and their content; null if it has faults. `missing` says why drafts are not among them. */
export type Saved = { files: readonly TextFile[]; saved: Content | null; missing: string | null };

export function savedFiles(files: readonly TextFile[], missing: string | null = null): Saved {
  return { files, saved: checkContent(files).content, missing };
}

/** A file as it stands in the form. `isNew` if it has never been saved. */
export type Changed = TextFile & { isNew: boolean };

/** A copy of a card has the id of the first until somebody changes it. The CMS would give its file another name. */
function idFaults(changed: Changed, isThere: boolean): Fault[] {
  const { isNew, file } = changed;
  if (!isNew || !isThere || !file.startsWith("data/cards/")) return [];
  const place = readJson(changed).placeOf(["id"]);
  return [{ file, ...place, path: ["id"], expected: "an id that is still free", found: quote(nameOf({ file })) }];
}

/** The heading that a line of Markdown stands under. */
function headingAbove(text: string, line: number): string {
  const above = text.split("\n").slice(0, line);
  const heading = above.reverse().find((one) => /^#{2,3} /.test(one));
  return heading ? `under "${heading.replace(/^#+ /, "")}"` : "above its first heading";
}

/** Where a fault stands, in the words of the form: "Terms › Purchase APR › Range › From". */
function placeInForm({ file, path, line }: Fault, text: string): string {
  if (path.length === 0) return file.endsWith(".md") ? `Text, ${headingAbove(text, line)}` : "The whole entry";
  return path.map((part) => (typeof part === "number" ? String(part + 1) : labelOf(part))).join(" › ");
}

/**
 * The content with one file in place of what stood there before, whatever is wrong with the others, and the faults of that
 * file; with faults, the content as it was saved.
 */
export function checkFile({ files, saved, missing }: Saved, changed: Changed): Checked {
  const isThere = files.some(({ file }) => file === changed.file);
  const others = files.filter(({ file }) => file !== changed.file);
  // Last, so that what two files have alike is a fault of the one on screen.
  const now = [...others, changed];
  const answer = checkContent(now);
  const { content, faults } = answer;
  const own = [...idFaults(changed, isThere), ...faults.filter(({ file }) => file === changed.file)];
  return {
    content: content ?? (own.length === 0 ? answer.readable() : null) ?? saved,
    faults: own.map((fault) => [placeInForm(fault, changed.text), ...problemLines(fault)].join("\n  ")),
    otherFault: own.length === 0 ? (faults[0] ?? null) : null,
    missing,
  };
}
