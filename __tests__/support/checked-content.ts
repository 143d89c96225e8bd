import { readContentFiles } from "../../src/content/read/content-files";
import { checkContent, formatReport } from "../../src/content/gate";

/** What the gate makes of the content in a folder. Throws its report if there are faults. */
export function checkedContent(folder: string) {
  const { content, faults } = checkContent(readContentFiles(folder));
  if (!content) throw new Error(`${folder}: ${formatReport(faults)}`);
  return content;
}
