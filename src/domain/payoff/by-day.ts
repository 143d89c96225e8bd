import type { Numbers } from "../numbers/numbers";
import type { Account } from "./account";
import { MONTHS_A_YEAR } from "./conventions";

const DAYS_A_YEAR = 365;

/**
 * The APR that comes by the month to what this one comes to compounded by the day, as issuers count it; a month is a twelfth of
 * 365 days. Percent a year.
 */
export function aprByDay(apr: number): number {
  const month = (1 + apr / 100 / DAYS_A_YEAR) ** (DAYS_A_YEAR / MONTHS_A_YEAR) - 1;
  return month * MONTHS_A_YEAR * 100;
}

/** How a visitor's interest counts, and the APR of what is moved, where it is now. */
type Counting = Pick<Numbers, "goal" | "byDay"> & Partial<Pick<Numbers, "apr">>;

/**
 * The account as the visitor's interest counts. Compounded by the day, what is moved to it is on its old card for the first month,
 * since issuers take up to three weeks; moved from a card of an unknown APR, it has the account's own then.
 */
export function accountCounted(account: Account, { goal, byDay, apr }: Counting): Account {
  if (!byDay) return account;
  const introOffers = (account.introOffers ?? []).map((offer) => ({ ...offer, apr: aprByDay(offer.apr) }));
  const counted = { ...account, apr: aprByDay(account.apr), introOffers };
  return goal === "balance" ? { ...counted, firstMonthApr: aprByDay(apr ?? account.apr) } : counted;
}
