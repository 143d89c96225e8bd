import { type Fault, formatFault } from "../content/fault";
import { type Content, checkContent } from "../content/gate";
import type { TextFile } from "../content/source-file";

/** The gate, asked about one file as an editor has it on screen. */

export type Checked = { content: Content | null; faults: Fault[] };

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

/**
 * The content with one file in place of what stood there before, and the faults of that file; with faults, the content as
 * it was saved.
 */
export function checkFile(files: readonly TextFile[], changed: TextFile): Checked {
  const isNew = !files.some(({ file }) => file === changed.file);
  const others = files.filter(({ file }) => file !== changed.file);
  const { content, faults } = checkContent([...(isNew ? withName(others, changed) : others), changed]);
  return {
    content: content ?? checkContent(files).content,
    faults: faults.filter(({ file }) => file === changed.file),
  };
}

/** Faults as the editor reads them: the field, what was expected, what stands there. */
export function faultTexts(faults: readonly Fault[]): string[] {
  return faults.map((fault) => formatFault(fault).replace(`${fault.file}:`, "line "));
}
