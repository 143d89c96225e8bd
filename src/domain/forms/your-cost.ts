import { queryOf } from "./address";
import { MAX_AMOUNT_TEXT, parseAmount } from "./amount";
import { CALCULATOR_DEFAULTS, MAX_DOLLARS } from "../payoff/calculator-defaults";
import type { CalculatorErrors } from "./calculator-form";
import { formatMonths, formatShortDollars } from "../text/format";
import type { PaidOff } from "../payoff/simulation";

/** What a visitor types on /offers and /compare to see each card's cost, and how that cost is written. */

export type CostFields = { balance: string; payment: string };
export type CostErrors = Pick<CalculatorErrors, keyof CostFields>;

/** The calculator's own plan, so that the first figures agree with that page's. */
export const COST_DEFAULTS: CostFields = { balance: CALCULATOR_DEFAULTS.balance, payment: CALCULATOR_DEFAULTS.payment };

/** Dollars. */
export type CostAmounts = { balance: number; payment: number };

/** What an address asks for: costs for these fields, or null for none. */
export type AddressedCosts = CostFields | null;

/** The value if the field would take it, else the default. */
function sensible(field: keyof CostFields, value: string | null): string {
  const typed = value ?? "";
  const amount = parseAmount(typed) ?? 0;
  const fits = typed.length <= MAX_AMOUNT_TEXT && amount > 0 && amount <= MAX_DOLLARS;
  return fits ? typed : COST_DEFAULTS[field];
}

/**
 * Reads `#balance=5000&payment=150`; a missing or senseless amount means the default. Gives undefined for a fragment about
 * something else, such as the anchor of the skip link, which must not wipe out what was typed.
 */
export function parseCostFragment(fragment: string): AddressedCosts | undefined {
  const text = fragment.replace(/^#/, "");
  if (text === "") return null;
  const values = new URLSearchParams(text);
  if (!values.has("balance") && !values.has("payment")) return undefined;
  return {
    balance: sensible("balance", values.get("balance")),
    payment: sensible("payment", values.get("payment")),
  };
}

/** The fragment that restores the fields: plain numbers, as far as what was typed is one. */
export function costFragment(fields: AddressedCosts): string {
  if (!fields) return "";
  const plain = (typed: string) => String(parseAmount(typed) ?? typed.trim());
  return queryOf({ balance: plain(fields.balance), payment: plain(fields.payment) }).replace("?", "#");
}

/** The cost at both ends of a card's APR range, or in words why the card isn't ranked. */
export type ShownCost = { kind: "ranked"; low: PaidOff; high: PaidOff } | { kind: "apart"; text: string };

/** Each card's cost by its id. */
export type Costs = ReadonlyMap<string, ShownCost>;

/** Whole dollars, never "-$0". */
function wholeDollars(amount: number): number {
  return Math.round(amount) + 0;
}

/** Two amounts in dollars as "$412 – $980", in whole dollars; as one where both are the same then. */
export function dollarRange(low: number, high: number): string {
  const [from, to] = [wholeDollars(low), wholeDollars(high)];
  return from === to ? formatShortDollars(from) : `${formatShortDollars(from)} – ${formatShortDollars(to)}`;
}

/** The mean of two amounts as they are shown, so that what reads the same compares as the same. */
export function shownMean(low: number, high: number): number {
  return (wholeDollars(low) + wholeDollars(high)) / 2;
}

/** "37 – 41 months", "1 month". */
export function monthRange(low: number, high: number): string {
  return low === high ? formatMonths(low) : `${low} – ${formatMonths(high)}`;
}
