import { readContentFiles } from "../../src/content/content-files";
import { contentOf } from "./checked-content";

/** Loads the content in a folder. Jest puts `content-in-once` in this module's place. */
export const contentIn = (folder: string) => contentOf(readContentFiles(folder));
