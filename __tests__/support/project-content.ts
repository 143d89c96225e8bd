import { readContentFiles } from "../../src/content/content-files";
import { checkContent, formatReport } from "../../src/content/gate";

const { content, faults } = checkContent(readContentFiles(process.cwd()));
if (!content) throw new Error(formatReport(faults));

/** What the gate makes of the project's files. Jest puts `project-content-once` in this module's place. */
export const CONTENT = content;
