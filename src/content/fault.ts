/** Something in a content file that must be mended before the site is built. */
export type Fault = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** The field's path, such as `terms.introOffers[0].months`; empty for the file as a whole. */
  field: string;
  expected: string;
  found: string;
  hint?: string;
};

const LONGEST_QUOTE = 60;

/** What stands in a file, for the "found" half of a message: short, on one line, quoted if it is text. */
export function quote(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}… (${text.length} characters)` : text;
}

/** The path of a field as editors read it: `["terms", "introOffers", 0]` gives `terms.introOffers[0]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`))
    .join("");
}

/**
 * The message of a fault, for terminals and for pull requests:
 *
 *     data/cards/citi-simplicity.json:5:10  apr
 *       expected a rate or a range such as "18.24% - 28.24%", found "18.24-28.24"
 *       hint: keep both % signs
 */
export function formatFault({ file, line, column, field, expected, found, hint }: Fault): string {
  const place = `${file}:${line}:${column}${field ? `  ${field}` : ""}`;
  return [place, `  expected ${expected}, found ${found}`, ...(hint ? [`  hint: ${hint}`] : [])].join("\n");
}

/** In the order in which an editor reads: by file, then by place. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column);
}
