import { readContentFiles } from "../../src/content/read/content-files";
import { contentOf } from "./checked-content";

/** What the gate makes of the content in a folder. Jest puts `content-in-once` in this module's place. */
export const contentIn = (folder: string) => contentOf(readContentFiles(folder));
