export type SourcePlace = { file: string; field: string; line: number };

/** The line of each field and its text, if it is one; by file and path. */
export type ContentLines = Record<string, Record<string, { line: number; text?: string | undefined }>>;

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const hasLine = (field: unknown) => isGroup(field) && typeof field["line"] === "number";

/** Whether a preview has read what `contentLines` gives. A schema would put all of its library into each page. */
export function isContentLines(value: unknown): value is ContentLines {
  return (
    isGroup(value) && Object.values(value).every((fields) => isGroup(fields) && Object.values(fields).every(hasLine))
  );
}

/** The field around another one: "faq[2].answer" gives "faq[2]", and that "faq"; empty at last. */
const around = (field: string) => field.replace(/(?:^|[.[])[^.[]*$/, "");

/**
 * The place that a mark such as "data/guides/x.md:41" or "data/cards/x.json#terms.annualFee" names. A field that the file lacks
 * has the place of the group around it, and at last that of the file.
 */
export function placeOfMark(mark: string, lines: ContentLines): SourcePlace {
  const [, file = mark, line, field = ""] = /^([^:#]+)(?::(\d+))?(?:#(.*))?$/.exec(mark) ?? [];
  if (line !== undefined) return { file, field: "", line: Number(line) };
  for (let name = field; name !== ""; name = around(name)) {
    const found = lines[file]?.[name];
    if (found) return { file, field: name, line: found.line };
  }
  return { file, field: "", line: 1 };
}

/** How much of the words on a page a text says, in characters; 0 if it doesn't stand there. A reference stands for any words. */
function saidBy(text: string, words: string): number {
  const parts = text.split(/\{[^}]*\}/);
  return parts.every((part) => words.includes(part)) ? parts.join("").length : 0;
}

/** The place of the field that says most of the words on a page; that of the mark if none says half of them. */
export function placeOfWords(words: string, mark: string, lines: ContentLines): SourcePlace {
  let place = placeOfMark(mark, lines);
  let most = words.length / 2;
  for (const [file, fields] of Object.entries(lines)) {
    for (const [field, { line, text = "" }] of Object.entries(fields)) {
      const said = saidBy(text, words);
      if (said <= most) continue;
      most = said;
      place = { file, field, line };
    }
  }
  return place;
}

/** Where `develop` answers with the panel that names the faults of the content as it stands now. */
export const FAULTS_PATH = "/__content-faults";

/** Where `develop` takes a mark (`?mark=`) to its form or its line in an editor. */
export const SOURCE_PATH = "/__content-source";

/** Where a preview keeps the lines. */
export const CONTENT_LINES_FILE = "content-lines.json";
