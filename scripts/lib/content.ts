import { contentDay } from "../../src/build/environment";
import type { Content } from "../../src/content/content";
import { readContentFiles } from "../../src/content/content-files";
import { formatErrors } from "../../src/content/errors";
import { loadContent } from "../../src/content/load";
import { isoDay } from "../../src/domain/text/format";

export function readContent(root: string): Content {
  const { content, errors } = loadContent(readContentFiles(root));
  if (!content) throw new Error(formatErrors(errors));
  return content;
}

/** Returns today as an ISO day, in UTC; the day of SOURCE_DATE_EPOCH if it is set. Throws if that is no number of seconds. */
export function today(): string {
  return (process.env["SOURCE_DATE_EPOCH"] ? contentDay(process.cwd()) : null) ?? isoDay(new Date());
}
