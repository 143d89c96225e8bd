import type { Account } from "../../domain/payoff/account";
import { parseAmount } from "../../domain/forms/amount";
import { formatDollars, formatYears, toCents } from "../../domain/text/format";
import { minimumPayment, payoffTimeText } from "../../domain/payoff/minimum-payment";
import type { PaymentPlan } from "../../domain/payoff/payment-plan";
import { monthlyRate } from "../../domain/payoff/conventions";
import { type PaidOff, simulate } from "../../domain/payoff/simulation";
import { movedAccount, movedAprEnds } from "../../domain/cards/card-account";
import type { Card } from "../../domain/cards/card";
import { findCard, rangeEnd } from "./card-references";
import { suggestion } from "./did-you-mean";
import { type Complaint, quote } from "../fault";
import type { Catalogue, Resolution } from "./resolution";

/** References that stand for the result of a calculation. Dollars, percent a year, months; rounded as they are shown. */

/** Thrown where a reference is read, caught where it is resolved: an editor's slip can lie at any depth. */
class Slip extends Error {
  constructor(readonly complaint: Complaint) {
    super(complaint.expected);
  }
}

type Arguments = { values: string[]; result: string };

/** "5000,24.99,150:months" as its values and the result that is wanted. */
function readArguments(rest: string, shape: string): Arguments {
  const [values = "", ...results] = rest.split(":");
  const [, wantedValues = "", ...wantedResults] = shape.replace(/[{}]/g, "").split(":");
  const list = values.split(",").map((value) => value.trim());
  if (list.length !== wantedValues.split(",").length || results.length !== wantedResults.length) {
    throw new Slip({ expected: shape, found: quote(rest), hint: "no commas or signs within a number" });
  }
  return { values: list, result: results.join(":").trim() };
}

function readNumber(value: string | undefined, what: string, least: number): number {
  const number = /^\d+(\.\d+)?$/.test(value ?? "") ? Number(value) : NaN;
  if (!(number >= least)) {
    throw new Slip({ expected: `${what} as a plain number`, found: quote(value), hint: "such as 5000 or 24.99" });
  }
  return number;
}

const SMALLEST = 0.01;
const dollars = (value: string | undefined, what: string) => readNumber(value, what, SMALLEST);

type Rate = { apr: number; usesRate: boolean };

/** A rate in percent, or one end of a card's range (`citi-simplicity.aprHigh`). */
export function readRate(value: string, catalogue: Catalogue): Rate | { complaint: Complaint } {
  if (!/[a-z]/i.test(value)) {
    const apr = parseAmount(value);
    return apr === null || apr < 0
      ? { complaint: { expected: "a rate such as 24.99 or citi-simplicity.aprHigh", found: quote(value) } }
      : { apr, usesRate: false };
  }
  const [id = "", end = ""] = value.split(".");
  const found = findCard(id, catalogue);
  if ("complaint" in found) return found;
  const apr = rangeEnd(found.card, end);
  return apr === null
    ? { complaint: { expected: `${id}.aprLow or ${id}.aprHigh`, found: quote(value) } }
    : { apr, usesRate: true };
}

function rate(value: string | undefined, catalogue: Catalogue): Rate {
  const read = readRate(value ?? "", catalogue);
  if ("complaint" in read) throw new Slip(read.complaint);
  return read;
}

/** Pays an account off; a plan that never ends is a slip, with the smallest payment that would do as the hint. */
export function endingPlan(
  account: Account,
  plan: PaymentPlan,
  withSchedule = false,
): PaidOff | { complaint: Complaint } {
  const outcome = simulate(account, plan, { withSchedule });
  if (outcome?.kind === "paid-off") return outcome;
  const smallest = outcome?.smallestPayment;
  return {
    complaint: {
      expected: "a plan that pays the balance off within 600 months",
      found: outcome ? "one that doesn't end" : "figures that can't be calculated with",
      ...(smallest ? { hint: `the smallest payment that does is ${formatDollars(smallest)} a month` } : {}),
    },
  };
}

function paidOff(account: Account, plan: PaymentPlan): PaidOff {
  const outcome = endingPlan(account, plan);
  if ("complaint" in outcome) throw new Slip(outcome.complaint);
  return outcome;
}

/** The result that a reference asks for, written as text. */
function pick(results: Record<string, () => string>, name: string): string {
  const result = Object.hasOwn(results, name) ? results[name] : undefined;
  if (result) return result();
  const names = Object.keys(results);
  throw new Slip({
    expected: `one of the results ${names.join(", ")}`,
    found: quote(name),
    ...suggestion(name, names),
  });
}

function resolving(shape: string, read: (args: Arguments, catalogue: Catalogue) => Resolution) {
  return (rest: string, catalogue: Catalogue): Resolution => {
    try {
      return read(readArguments(rest, shape), catalogue);
    } catch (error) {
      if (error instanceof Slip) return { complaint: error.complaint };
      throw error;
    }
  };
}

/** The site's payoff rule: what one balance costs at one rate and payment. */
export const payoff = resolving("{payoff:BALANCE,APR,PAYMENT:RESULT}", ({ values, result }, catalogue) => {
  const balance = dollars(values[0], "a balance");
  const { apr, usesRate } = rate(values[1], catalogue);
  const payment = dollars(values[2], "a payment");
  const done = paidOff({ balance, apr }, { kind: "fixed", payment });
  const text = pick(
    {
      months: () => String(done.months),
      years: () => formatYears(done.months),
      interest: () => formatDollars(done.interest),
      total: () => formatDollars(done.totalPayments),
      firstInterest: () => formatDollars(balance * monthlyRate(apr)),
    },
    result,
  );
  return { text, usesRate };
});

/** The first rate less the second one, as a reader would take the two shown figures from each other. */
export const difference = resolving("{difference:BALANCE,APR,APR,PAYMENT:RESULT}", ({ values, result }, catalogue) => {
  const balance = dollars(values[0], "a balance");
  const first = rate(values[1], catalogue);
  const second = rate(values[2], catalogue);
  const payment = dollars(values[3], "a payment");
  if (first.apr < second.apr) {
    throw new Slip({ expected: "the higher rate first", found: `${first.apr} before ${second.apr}` });
  }
  const paidAt = ({ apr }: Rate) => paidOff({ balance, apr }, { kind: "fixed", payment });
  const [dear, cheap] = [paidAt(first), paidAt(second)];
  const text = pick(
    {
      interest: () => formatDollars(toCents(dear.interest) - toCents(cheap.interest)),
      months: () => String(dear.months - cheap.months),
    },
    result,
  );
  return { text, usesRate: first.usesRate || second.usesRate };
});

/** The smallest payment, to the cent, that clears a balance in so many months. */
export const payment = resolving("{payment:BALANCE,APR,MONTHS}", ({ values }, catalogue) => {
  const balance = dollars(values[0], "a balance");
  const { apr, usesRate } = rate(values[1], catalogue);
  const months = readNumber(values[2], "a number of months", 1);
  const { monthlyPayment } = paidOff({ balance, apr }, { kind: "target", months });
  return { text: formatDollars(monthlyPayment ?? 0), usesRate };
});

/** The issuer's minimum: a percentage of the balance and the month's interest, a number of dollars at least. */
export const minimum = resolving("{minimum:BALANCE,APR,PERCENT,FLOOR:RESULT}", ({ values, result }, catalogue) => {
  const balance = dollars(values[0], "a balance");
  const { apr, usesRate } = rate(values[1], catalogue);
  const percent = readNumber(values[2], "a percentage", 0);
  const floor = readNumber(values[3], "the smallest payment", 0);
  const rule = { kind: "percent-plus-interest", percent, floor } as const;
  const done = paidOff({ balance, apr }, { kind: "minimum", rule });
  const text = pick(
    {
      first: () => formatDollars(minimumPayment(rule, balance, balance * monthlyRate(apr))),
      months: () => String(done.months),
      interest: () => formatDollars(done.interest),
      time: () => payoffTimeText(done.months),
    },
    result,
  );
  return { text, usesRate };
});

/** What a balance is once it is moved to a card; its regular rate is the high end of the card's range. */
export function accountOn({ id, terms }: Card, balance: number): Account | { complaint: Complaint } {
  return (
    movedAccount(terms, movedAprEnds(terms, 0).high, balance) ?? {
      complaint: {
        expected: "a card whose transfer fee is known",
        found: quote(id),
        hint: "unknown is not free: choose a card with a transfer fee in its file",
      },
    }
  );
}

/** Moving a balance to a card, beside leaving it where it is and paying the same. */
export const transfer = resolving("{transfer:BALANCE,APR,PAYMENT,CARD:RESULT}", ({ values, result }, catalogue) => {
  const balance = dollars(values[0], "a balance");
  const { apr } = rate(values[1], catalogue);
  const plan: PaymentPlan = { kind: "fixed", payment: dollars(values[2], "a payment") };
  const found = findCard(values[3] ?? "", catalogue);
  if ("complaint" in found) throw new Slip(found.complaint);
  const account = accountOn(found.card, balance);
  if ("complaint" in account) throw new Slip(account.complaint);

  const moved = paidOff(account, plan);
  const stay = () => paidOff({ balance, apr }, plan);
  const cost = toCents(moved.interest) + toCents(moved.transferFee) + toCents(moved.annualFees);
  const left = () => {
    if (moved.balanceAtIntroEnd !== null) return formatDollars(moved.balanceAtIntroEnd);
    throw new Slip({ expected: "a card with an intro rate on transfers", found: quote(found.card.id) });
  };
  const text = pick(
    {
      fee: () => formatDollars(moved.transferFee),
      owed: () => formatDollars(balance + moved.transferFee),
      months: () => String(moved.months),
      interest: () => formatDollars(moved.interest),
      cost: () => formatDollars(cost),
      left,
      stayMonths: () => String(stay().months),
      stayInterest: () => formatDollars(stay().interest),
      saving: () => formatDollars(toCents(stay().interest) - cost),
    },
    result,
  );
  return { text, usesRate: true };
});
