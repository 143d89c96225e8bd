import { type Account, type AccountState, chargeMonth, openAccount, owedBeforeInterest } from "../payoff/account";
import { type Paying, amountDue } from "../payoff/simulation";

/** More debts than these are no plan that a person follows. */
export const MAX_DEBTS = 12;

/** A rate that holds through month `lastMonth` of the plan. */
export type Promotion = {
  apr: number;
  lastMonth: number;
  /** "No interest if paid in full": otherwise the interest of all its months, at the regular APR, is charged at its end. */
  deferred?: boolean;
};

/** One debt of a person. Dollars, percent a year, months. */
export type Debt = {
  name: string;
  balance: number;
  /** The regular APR; 0 is allowed. */
  apr: number;
  minimum: Paying;
  promotion?: Promotion;
} & Pick<Account, "annualFee" | "transferFee">;

export function accountOf({ balance, apr, promotion, annualFee = 0, transferFee = 0 }: Debt): Account {
  return {
    balance,
    apr,
    introOffers: promotion ? [{ apr: promotion.apr, months: promotion.lastMonth, scope: ["transfers"] }] : [],
    deferredInterest: promotion?.deferred ?? false,
    annualFee,
    transferFee,
  };
}

/** Charges a debt's account a month, and gives what has to be paid then, in dollars: never more than is owed. */
export function chargeDebt(account: AccountState, minimum: Paying): number {
  chargeMonth(account);
  const owed = owedBeforeInterest(account);
  return Math.min(amountDue(minimum, owed, account.interest), owed + account.interest);
}

export function firstMinimumOf(debt: Debt): number {
  return chargeDebt(openAccount(accountOf(debt)), debt.minimum);
}
