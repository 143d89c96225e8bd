import { toCents } from "./format";

/** A field that holds a comma, a quotation mark or a line break is quoted (RFC 4180). */
function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/** A text that a spreadsheet would take for a formula, made harmless. */
export function csvPlainText(text: string): string {
  return /^[=+\-@\t＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Dollars with two decimals, without a sign of money: programs read these as numbers. Never "-0.00". */
export function csvDollars(amount: number): string {
  return toCents(amount).toFixed(2);
}
