import { distance } from "fastest-levenshtein";

/** A place in a file's text. Both count from 1. */
export type Place = { line: number; column: number };

export const START: Place = { line: 1, column: 1 };

/** The place of a character of a text, by its offset from 0. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** The way to a field within a file's data, such as `["terms", "introOffers", 0, "months"]`; empty for the file as a whole. */
export type Path = readonly (string | number)[];

/** What is wrong, wherever it stands. */
export type Problem = { expected: string; found: string; hint?: string | undefined };

/** A problem in a content file, which must be fixed before the site is built. */
export type Fault = Problem &
  Place & {
    /** The file's path from the project's folder, with forward slashes. */
    file: string;
    path: Path;
  };

const LONGEST_QUOTE = 60;

/** What stands in a file, for the "found" half of a message: short, on one line, quoted if it is text. */
export function quote(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === Infinity || value === -Infinity) return "a number too large to calculate with";
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_QUOTE) return text;
  // A text is counted as its limit counts it: without the quotation marks.
  return `${text.slice(0, LONGEST_QUOTE)}… (${typeof value === "string" ? value.length : text.length} characters)`;
}

/** The path of a field as editors read it: `["terms", "introOffers", 0]` gives `terms.introOffers[0]`. */
export function fieldName(path: Path): string {
  return path.map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`)).join("");
}

/** A problem in words, a line for what is wrong and one for the hint. */
export function problemLines({ expected, found, hint }: Problem): string[] {
  return [`expected ${expected}, found ${found}`, ...(hint ? [`hint: ${hint}`] : [])];
}

/**
 * The message of a fault, for terminals and for pull requests:
 *
 *     data/cards/citi-simplicity.json:5:10  apr
 *       expected a rate or a range such as "18.24% - 28.24%", found "18.24-28.24"
 *       hint: keep both % signs
 */
export function formatFault(fault: Fault): string {
  const { file, line, column, path } = fault;
  const place = `${file}:${line}:${column}${path.length > 0 ? `  ${fieldName(path)}` : ""}`;
  return [place, ...problemLines(fault)].join("\n  ");
}

/** A value within GitHub's command for annotations, where these signs end it. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** A fault as an annotation of GitHub Actions, which shows it beside the line in a pull request. */
export function formatAnnotation(fault: Fault): string {
  const { file, line, column, path } = fault;
  const title = path.length > 0 ? `,title=${escapeProperty(fieldName(path))}` : "";
  const message = escapeData(problemLines(fault).join("\n"));
  return `::error file=${escapeProperty(file)},line=${line},col=${column}${title}::${message}`;
}

/** In the order in which an editor reads: by file, then by place. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column);
}

/** Longer words are not compared: nobody mistypes a name of that length by a letter. */
const LONGEST_WORD = 60;

/** The word among `known` that is closest to `word`, if a typing slip separates them. */
export function closest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const ranked = known.map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }));
  const best = ranked.sort((a, b) => a.far - b.far)[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.name : undefined;
}

/** The hint "did you mean "intro-apr"?" for a word that is close to a known one; undefined for any other value. */
export function didYouMean(word: unknown, known: readonly string[]): string | undefined {
  const name = typeof word === "string" ? closest(word, known) : undefined;
  return name === undefined ? undefined : `did you mean "${name}"?`;
}
