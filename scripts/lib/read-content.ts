import type { Content } from "../../src/content/content";
import { readContentFiles } from "../../src/content/content-files";
import { formatErrors } from "../../src/content/errors";
import { loadContent } from "../../src/content/load";

/** Loads the content of a project. Throws all errors if there are any. */
export function readContent(root: string): Content {
  const { content, errors } = loadContent(readContentFiles(root));
  if (!content) throw new Error(formatErrors(errors));
  return content;
}
