export type SourcePlace = { file: string; field: string; line: number };

/** The line of a field, out of what `contentLines` gives or a preview has read of it. */
function lineOf(lines: unknown, file: string, field: string): number | undefined {
  const line: unknown = Reflect.get(Object(Reflect.get(Object(lines), file)), field);
  return typeof line === "number" ? line : undefined;
}

/** The field around another one: "faq[2].answer" gives "faq[2]", and that "faq"; empty at last. */
const around = (field: string) => field.replace(/(?:^|[.[])[^.[]*$/, "");

/**
 * The place that a mark such as "data/guides/x.md:41" or "data/cards/x.json#terms.annualFee" names. A field that the file lacks
 * has the place of the group around it, and at last that of the file.
 */
export function placeOfMark(mark: string, lines: unknown): SourcePlace {
  const [, file = mark, line, field = ""] = /^([^:#]+)(?::(\d+))?(?:#(.*))?$/.exec(mark) ?? [];
  if (line !== undefined) return { file, field: "", line: Number(line) };
  for (let name = field; name !== ""; name = around(name)) {
    const found = lineOf(lines, file, name);
    if (found !== undefined) return { file, field: name, line: found };
  }
  return { file, field: "", line: 1 };
}

/** Where `develop` takes a mark (`?mark=`) to its form or its line in an editor. */
export const SOURCE_PATH = "/__content-source";

/** Where a preview keeps the lines. */
export const CONTENT_LINES_FILE = "content-lines.json";
