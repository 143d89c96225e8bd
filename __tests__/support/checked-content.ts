import { formatFault } from "../../src/content/fault";
import { type Content, checkContent, formatReport } from "../../src/content/gate";
import type { TextFile } from "../../src/content/read/source-file";

/** What the gate makes of files. Throws its report if there are faults. */
export function contentOf(files: readonly TextFile[]): Content {
  const { content, faults } = checkContent(files);
  if (!content) throw new Error(formatReport(faults));
  return content;
}

/** What the gate says of files, fault by fault. */
export const messagesOf = (files: readonly TextFile[]) => checkContent(files).faults.map(formatFault);
