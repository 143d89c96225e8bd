import { readContentFiles } from "../../src/content/read/content-files";
import { type Content, checkContent, formatReport } from "../../src/content/gate";

/** The content of a project. Throws the gate's report if there are faults. */
export function readContent(root: string): Content {
  const { content, faults } = checkContent(readContentFiles(root));
  if (!content) throw new Error(formatReport(faults));
  return content;
}
