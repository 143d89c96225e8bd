import { type Fault, formatFault, quote } from "../content/fault";
import { folderOf } from "../content/read/folders";
import { type Content, checkContent } from "../content/gate";
import { addedToOrder } from "../content/tools/new-content";
import { parsePartly } from "../content/read/parse";
import { SITE_FILE, siteSchema } from "../content/schema/site-schema";
import { type TextFile, nameOf, readJson } from "../content/read/source-file";

/** The gate, asked about one file as an editor has it on screen. */

export type Checked = {
  content: Content | null;
  faults: Fault[];
  /** Why the file is not in the content though it has no faults: the first fault of the other files. */
  otherFault: Fault | null;
};

/** A file as it stands in the form. `isNew` if it has never been saved. */
export type Changed = TextFile & { isNew: boolean };

const ORDERS: Record<string, "cardOrder" | "guideOrder"> = { "data/cards": "cardOrder", "data/guides": "guideOrder" };
const ordersSchema = siteSchema.pick({ cardOrder: true, guideOrder: true }).partial();

/** The settings with a name in one of their orders. Those with a fault stay as they are, so that the gate tells its place. */
function withName(settings: TextFile, list: "cardOrder" | "guideOrder", name: string): TextFile {
  const source = readJson(settings);
  const names = source.faults.length === 0 ? parsePartly(ordersSchema, source)?.[list] : undefined;
  return names && !names.includes(name) ? addedToOrder(settings, list, name) : settings;
}

/** The files with a new one's name in the settings, as if it had been named there already. */
function namingNewFile(files: readonly TextFile[], { file }: TextFile): TextFile[] {
  const list = ORDERS[folderOf(file)];
  return files.map((other) => (list && other.file === SITE_FILE ? withName(other, list, nameOf({ file })) : other));
}

/** A copy of a card has the id of the first until somebody changes it. The CMS would give its file another name. */
function idFaults(changed: Changed, isThere: boolean): Fault[] {
  const { isNew, file } = changed;
  if (!isNew || !isThere || !file.startsWith("data/cards/")) return [];
  const place = readJson(changed).placeOf(["id"]);
  return [{ file, ...place, field: "id", expected: "an id that is still free", found: quote(nameOf({ file })) }];
}

/**
 * The content with one file in place of what stood there before, and the faults of that file; with faults, the content as
 * it was saved.
 */
export function checkFile(files: readonly TextFile[], changed: Changed): Checked {
  const isThere = files.some(({ file }) => file === changed.file);
  const others = isThere ? files.filter(({ file }) => file !== changed.file) : namingNewFile(files, changed);
  // Last, so that what two files have alike is a fault of the one on screen.
  const { content, faults } = checkContent([...others, changed]);
  const own = [...idFaults(changed, isThere), ...faults.filter(({ file }) => file === changed.file)];
  return {
    content: content ?? checkContent(files).content,
    faults: own,
    otherFault: own.length === 0 ? (faults[0] ?? null) : null,
  };
}

/** Faults as the editor reads them: the field, what was expected, what stands there. */
export function faultTexts(faults: readonly Fault[]): string[] {
  return faults.map((fault) => formatFault(fault).replace(`${fault.file}:`, "line "));
}
