import { readContentFiles } from "../../src/content/read/content-files";
import { type Content, checkContent, formatReport } from "../../src/content/gate";

/** The content of a project, as the gate is told to take it. Throws the gate's report if there are faults. */
export function readContent(root: string, options?: Parameters<typeof checkContent>[1]): Content {
  const { content, faults } = checkContent(readContentFiles(root), options);
  if (!content) throw new Error(formatReport(faults));
  return content;
}
