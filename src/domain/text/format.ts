import { MONTHS_A_YEAR } from "../money/conventions";

/** The format is made on first use: it takes a phone longer than all else that a page of cards does as it starts. */
function dollarsWith(maximumFractionDigits: number): (amount: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (amount) => {
    format ??= new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits });
    return format.format(amount).replace("-", "−");
  };
}

const inCents = dollarsWith(2);
const inWhole = dollarsWith(0);

/** Digits at which a number of the machine is the decimal one that it means: 83.895 may be held as 83.89499999999998. */
const EXACT_DIGITS = 6;

/** Rounds half away from zero by decimal digits: 83.895 gives 83.9, however it was reckoned; nothing gives -0. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const size = Math.round(Number((Math.abs(value) * scale).toFixed(EXACT_DIGITS))) / scale;
  return value < 0 && size > 0 ? -size : size;
}

/** Dollars, or percent, to two decimals, as they are shown. */
export function toCents(amount: number): number {
  return roundTo(amount, 2);
}

/** 3622.3 dollars as "$3,622.30"; a negative amount as "−$3,622.30". */
export function formatDollars(amount: number): string {
  return inCents(toCents(amount));
}

/** 5000 dollars as "$5,000"; an amount that has cents keeps them. */
export function formatShortDollars(amount: number): string {
  // Adding nothing makes 0 of -0.
  return Number.isInteger(amount) ? inWhole(amount + 0) : formatDollars(amount);
}

export function formatWholeDollars(amount: number): string {
  return formatShortDollars(roundTo(amount, 0));
}

/** A round amount of an axis, in as little room as "$5,000": "$20K", "$1.5M". */
export function formatRoundDollars(amount: number): string {
  const [size, unit] = amount >= 1_000_000 ? [1_000_000, "M"] : amount >= 10_000 ? [1000, "K"] : [1, ""];
  return `${formatShortDollars(amount / size)}${unit}`;
}

/** 24.99 percent as "24.99%"; 18 percent as "18%". */
export function formatPercent(rate: number): string {
  return `${Number.isInteger(rate) ? rate : rate.toFixed(2)}%`;
}

/** "1 plan", "545 plans": how many there are of what `one` names. */
export function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

const WORDS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A count as running text writes it: "fifteen", beyond twenty in figures, "no" for none. Takes a whole number. */
export function formatCount(count: number): string {
  return WORDS[count] ?? String(count);
}

export function formatMonths(months: number): string {
  return countOf(months, "month");
}

/** Months as years with one decimal, "4.8" (specification, section 9). */
export function formatYears(months: number): string {
  return roundTo(months / MONTHS_A_YEAR, 1).toFixed(1);
}

/** A rating on the five-point scale, "4.9/5" (specification, section 2). */
export function formatRating(rating: number): string {
  return `${rating}/5`;
}

export function formatReadTime(minutes: number): string {
  return `${minutes} min read`;
}

/** The day of a moment in UTC as an ISO date: "2025-01-08". */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Throws a RangeError for what names no month: the checks of the content stop it, so one that comes this far is a bug. */
function monthName(isoMonth: string): string {
  const name = MONTHS[Number(isoMonth.slice(5, 7)) - 1];
  if (!name) throw new RangeError(`No month: ${isoMonth}`);
  return name;
}

/** An ISO date ("2025-01-08") as "January 8, 2025". Throws for what names no month. */
export function formatDate(isoDate: string): string {
  return `${monthName(isoDate)} ${Number(isoDate.slice(8))}, ${isoDate.slice(0, 4)}`;
}

/** An ISO month or date ("2025-01") as "January 2025". Throws for what names no month. */
export function formatMonthOfYear(isoMonth: string): string {
  return `${monthName(isoMonth)} ${isoMonth.slice(0, 4)}`;
}

/** ["a", "b", "c"] as "a, b and c", or with another word before the last. */
export function formatList(words: readonly string[], word: "and" | "or" = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${word} ${last}`;
}

const DAY = 86_400_000;

/** Whole days from one ISO day ("2025-01-08") to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** The half-year that ends with a period of the survey: "2025-12-31" as "July to December 2025". */
export function periodText(period: string): string {
  return `${period.slice(5, 7) === "12" ? "July to December" : "January to June"} ${period.slice(0, 4)}`;
}
