import { type Content, checkContent, formatReport } from "../../src/content/gate";
import type { TextFile } from "../../src/content/read/source-file";

/** What the gate makes of files. Throws its report if there are faults. */
export function contentOf(files: readonly TextFile[]): Content {
  const { content, faults } = checkContent(files);
  if (!content) throw new Error(formatReport(faults));
  return content;
}
