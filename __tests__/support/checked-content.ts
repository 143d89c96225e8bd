import type { Content } from "../../src/content/content";
import type { TextFile } from "../../src/content/content-files";
import { formatError, formatErrors } from "../../src/content/errors";
import { loadContent } from "../../src/content/load";

/** Loads content from files. Throws all errors if there are any. */
export function contentOf(files: readonly TextFile[]): Content {
  const { content, errors } = loadContent(files);
  if (!content) throw new Error(formatErrors(errors));
  return content;
}

/** Returns the messages of all errors in files. */
export const messagesOf = (files: readonly TextFile[]) => loadContent(files).errors.map(formatError);
