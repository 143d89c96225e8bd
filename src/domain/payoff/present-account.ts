import type { Account } from "./account";
import { aprByDay } from "./by-day";

/** A debt where it is now. Dollars, percent a year; new purchases are dollars a month. */
export type PresentDebt = {
  balance: number;
  apr: number;
  spending?: number;
  /** Whether interest compounds by the day, as on a statement. */
  byDay?: boolean;
};

/** The debt as the payoff engine takes it: no transfer, no fee. */
export function presentAccount({ balance, apr, spending = 0, byDay = false }: PresentDebt): Account {
  return { balance, apr: byDay ? aprByDay(apr) : apr, spending };
}
