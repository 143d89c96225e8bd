/** How the cells of the bureau's workbook are read. */

/** A text, a number, a date, true or false, or null: what a cell holds is looked at as it is read. */
export type SheetCell = unknown;

/** Where a cell stands, and what takes note of anything unusual about it. */
export type At = { place: string; tell: (what: string) => void };

export type Read = (cell: SheetCell, at: At) => string;

/** A workbook that can't be turned into a survey; the message names what is wrong with it. */
export class WorkbookError extends Error {}

/** A cell's text on one line; empty for an empty cell, and for a date, which no column that is read holds. */
export function textOf(cell: SheetCell): string {
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  return typeof cell === "string" ? cell.replace(/\s+/g, " ").trim() : "";
}

function refuse(place: string, expected: string, cell: SheetCell): never {
  throw new WorkbookError(`${place}: expected ${expected}, found ${JSON.stringify(cell)}.`);
}

/** A number, also as a text with "$" and ",". */
export function numberOf(cell: SheetCell, { place }: At): number | null {
  if (textOf(cell) === "") return null;
  const value = typeof cell === "number" ? cell : Number(textOf(cell).replace(/[$,]/g, ""));
  return Number.isFinite(value) && value >= 0 ? value : refuse(place, "a number or an empty cell", cell);
}

const YES = ["yes", "true", "v"];
const NO = ["no", "false", "f", ""];

/** Yes or No, V or F of an index; an empty cell is No. */
export const yesOrNo: Read = (cell, { place, tell }) => {
  const text = textOf(cell).toLowerCase();
  if (text === "") tell("Empty cells taken for No");
  if (YES.includes(text)) return "true";
  return NO.includes(text) ? "false" : refuse(place, "Yes or No", cell);
};

const TIER_TEXTS = [
  "no credit score",
  "credit score 619 or less",
  "credit scores from 620 to 719",
  "credit score of 720 or greater",
];

/** A plan that doesn't say for whom it is may be for anybody. */
export const tiers: Read = (cell, { place, tell }) => {
  const text = textOf(cell).toLowerCase();
  if (text === "") tell("Plans that name no credit tier, taken as offered to all");
  const texts = text === "" ? TIER_TEXTS : text.split(/\s*;\s*/);
  const digits = texts.map((one) => TIER_TEXTS.indexOf(one));
  return digits.includes(-1) ? refuse(place, `some of "${TIER_TEXTS.join("; ")}"`, cell) : digits.sort().join(",");
};

export const states: Read = (cell) =>
  textOf(cell)
    .toUpperCase()
    .split(/\s*[;,]\s*/)
    .join(",");

export const rewards: Read = (cell) => {
  const text = textOf(cell);
  return [/cash/i.test(text) && "C", /travel/i.test(text) && "T", /other/i.test(text) && "O"].filter(Boolean).join("");
};

function rounded(value: number): string {
  return String(Number(value.toFixed(4)));
}

export const PLACEHOLDERS = "Numbers above 1 among fractions, left out as placeholders";

/** What issuers' software writes for "none" in a column of fractions. */
const USUAL_PLACEHOLDERS = [9.98, 9.99];

/** Rates are fractions: above 1 there is no rate, 9.99 would be 999%. */
export const percent: Read = (cell, at) => {
  const value = numberOf(cell, at);
  if (value === null || value <= 1) return value === null ? "" : rounded(value * 100);
  at.tell(PLACEHOLDERS);
  if (!USUAL_PLACEHOLDERS.includes(value)) at.tell(`${at.place}: ${value}, an unusual placeholder`);
  return "";
};

export const number: Read = (cell, at) => {
  const value = numberOf(cell, at);
  return value === null ? "" : rounded(value);
};

/** A fee that is not reported is written as 0, as in the periods that were copied from a derived table. */
export const orZero =
  (read: Read): Read =>
  (cell, at) =>
    read(cell, at) || "0";
