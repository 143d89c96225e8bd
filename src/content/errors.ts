/** A place in a file's text. Both count from 1. */
export type Place = { line: number; column: number };

export const START: Place = { line: 1, column: 1 };

/** Converts a character's offset in a text, from 0, to its place. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** The way to a field within a file's data, such as `["terms", "introOffers", 0, "months"]`; empty for the whole file. */
export type Path = readonly (string | number)[];

export type Problem = { expected: string; found: string; hint?: string | undefined };

export type ContentError = Problem &
  Place & {
    file: string;
    path: Path;
  };

const MAX_QUOTE_LENGTH = 60;

/** Formats a value for the "found" half of a message: short, on one line, quoted if it is text. */
export function quote(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === Infinity || value === -Infinity) return "a number too large to calculate with";
  const text = JSON.stringify(value);
  if (text.length <= MAX_QUOTE_LENGTH) return text;
  return `${text.slice(0, MAX_QUOTE_LENGTH)}… (${typeof value === "string" ? value.length : text.length} characters)`;
}

/** Formats a path as editors read it: `["terms", "introOffers", 0]` gives `terms.introOffers[0]`. */
export function fieldName(path: Path): string {
  return path.map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`)).join("");
}

function problemLines({ expected, found, hint }: Problem): string[] {
  return [`expected ${expected}, found ${found}`, ...(hint ? [`hint: ${hint}`] : [])];
}

/** Formats an error for terminals: `data/cards/citi-simplicity.json:5:10  purchaseApr.low`, and below it what is wrong. */
export function formatError(error: ContentError): string {
  const { file, line, column, path } = error;
  const place = `${file}:${line}:${column}${path.length > 0 ? `  ${fieldName(path)}` : ""}`;
  return [place, ...problemLines(error)].join("\n  ");
}

function escapeAnnotation(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeAnnotationProperty(text: string): string {
  return escapeAnnotation(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** Formats an error as an annotation of GitHub Actions, which shows it beside the line in a pull request. */
export function formatAnnotation(error: ContentError): string {
  const { file, line, column, path } = error;
  const title = path.length > 0 ? `,title=${escapeAnnotationProperty(fieldName(path))}` : "";
  const message = escapeAnnotation(problemLines(error).join("\n"));
  return `::error file=${escapeAnnotationProperty(file)},line=${line},col=${column}${title}::${message}`;
}

export function formatErrors(errors: readonly ContentError[], format = formatError): string {
  const count = errors.length === 1 ? "1 error" : `${errors.length} errors`;
  return [...errors.map(format), `${count} in the content files.`].join("\n\n");
}

export function sortErrors(errors: readonly ContentError[]): ContentError[] {
  return [...errors].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column);
}

/** Counts the letters to insert, delete or replace to turn one word into the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the hint `did you mean "intro-apr"?` for a word that a typing slip separates from a known one. */
export function didYouMean(word: unknown, known: readonly string[]): string | undefined {
  if (typeof word !== "string" || word.length > MAX_QUOTE_LENGTH) return undefined;
  const [best] = known
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? `did you mean "${best.name}"?` : undefined;
}
