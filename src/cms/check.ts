import { type FieldComplaint, faultsIn } from "../content/complaint";
import { type Fault, formatFault, quote } from "../content/fault";
import { type Content, checkContent } from "../content/gate";
import { type TextFile, nameOf } from "../content/source-file";

/** The gate, asked about one file as an editor has it on screen. */

export type Checked = {
  content: Content | null;
  faults: Fault[];
  /** Why the file is not in the content though it has no faults: the first fault of the other files. */
  otherFault: Fault | null;
};

/** A file as it stands in the form. `isNew` if it has never been saved. */
export type Changed = TextFile & { isNew: boolean };

const ORDERS: Record<string, string> = { "data/cards": "cardOrder", "data/guides": "guideOrder" };

/** The files with a name added to the settings' order, as if the new file had been named there already. */
function withName(files: readonly TextFile[], { file }: TextFile): TextFile[] {
  const order = ORDERS[file.slice(0, file.lastIndexOf("/"))];
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return files.map((other) => {
    if (other.file !== "data/site.json" || !order) return other;
    const settings: unknown = JSON.parse(other.text);
    const names: unknown = Reflect.get(Object(settings), order);
    return Array.isArray(names) && !names.includes(name)
      ? { ...other, text: JSON.stringify({ ...Object(settings), [order]: [...(names as unknown[]), name] }) }
      : other;
  });
}

/** A copy of a card has the id of the first until somebody changes it. The CMS would give its file another name. */
function idComplaints({ isNew, file }: Changed, isThere: boolean): FieldComplaint[] {
  if (!isNew || !isThere || !file.startsWith("data/cards/")) return [];
  return [{ path: ["id"], expected: "an id that is still free", found: quote(nameOf({ file })) }];
}

/**
 * The content with one file in place of what stood there before, and the faults of that file; with faults, the content as
 * it was saved.
 */
export function checkFile(files: readonly TextFile[], changed: Changed): Checked {
  const isThere = files.some(({ file }) => file === changed.file);
  const others = files.filter(({ file }) => file !== changed.file);
  const { content, faults } = checkContent([...(isThere ? others : withName(others, changed)), changed]);
  const own = [
    ...faultsIn(changed, idComplaints(changed, isThere)),
    ...faults.filter(({ file }) => file === changed.file),
  ];
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
