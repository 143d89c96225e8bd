import { type Account, isAccount } from "../../domain/payoff/account";
import { parseAmount } from "../../domain/forms/amount";
import { formatDollars, formatYears, toCents } from "../../domain/text/format";
import { minimumPayment, payoffTimeText } from "../../domain/payoff/minimum-payment";
import { type PaymentPlan, isPaymentPlan } from "../../domain/payoff/payment-plan";
import { monthlyRate } from "../../domain/payoff/conventions";
import { type PaidOff, simulate } from "../../domain/payoff/simulation";
import { cardAccount, regularAprEnds } from "../../domain/cards/card-account";
import type { Card } from "../../domain/cards/card";
import { CARD_FIGURES } from "../../domain/cards/card-facts";
import { transferFeeOn } from "../../domain/lending/fees";
import { type Catalog, NoValue, type Value, findCard, findNamed } from "./catalog";
import { quote } from "../fault";

/** References that stand for the result of a calculation. Dollars, percent a year, months; rounded as they are shown. */

function readNumber(value: string | undefined, what: string, least: number): number {
  const number = /^\d+(\.\d+)?$/.test(value ?? "") ? Number(value) : NaN;
  if (!Number.isFinite(number) || number < least)
    throw new NoValue(`${what} as a plain number`, quote(value), "such as 5000 or 24.99");
  return number;
}

const SMALLEST = 0.01;
const dollars = (value: string | undefined, what: string) => readNumber(value, what, SMALLEST);

/** A rate in percent, or one end of a card's range (`citi-simplicity.aprHigh`). */
export function readRate(value: string | undefined = "", catalog: Catalog): number {
  if (!/[a-z]/i.test(value)) {
    const apr = parseAmount(value);
    if (apr !== null && apr >= 0) return apr;
    throw new NoValue("a rate such as 24.99 or citi-simplicity.aprHigh", quote(value));
  }
  const [id = "", end = ""] = value.split(".");
  const card = findCard(id, catalog);
  if (end === "aprLow" || end === "aprHigh") return CARD_FIGURES[end](card);
  throw new NoValue(`${id}.aprLow or ${id}.aprHigh`, quote(value));
}

/** Pays an account off; one that never ends stands for nothing, with the smallest payment that would do as the hint. */
export function paidOff(account: Account, plan: PaymentPlan, withSchedule = false): PaidOff {
  const isSound = isAccount(account) && isPaymentPlan(plan);
  const outcome = isSound ? simulate(account, plan, { withSchedule }) : null;
  if (outcome?.kind === "paid-off") return outcome;
  const smallest = outcome?.smallestPayment;
  throw new NoValue(
    "a plan that pays the balance off within 600 months",
    outcome ? "one that doesn't end" : "figures that can't be calculated with",
    smallest ? `the lowest payment that pays it off is ${formatDollars(smallest)} a month` : undefined,
  );
}

/** What a balance is once it is moved to a card; its regular rate is the high end of the card's range. */
export function accountOn({ id, terms }: Card, balance: number): Account {
  const use = { goal: "balance", amount: balance, spending: 0 } as const;
  if (terms.transferFee) {
    return cardAccount(terms, regularAprEnds(terms, use).high, transferFeeOn(terms.transferFee, balance), use);
  }
  const hint = "choose a card with a transfer fee in its file";
  throw new NoValue("a card whose transfer fee is known", quote(id), hint);
}

/** A reference as editors write it, and the results that can be asked for; a calculation with one result names none. */
type Calculation = {
  shape: string;
  results: (values: readonly string[], catalog: Catalog) => Record<string, () => string>;
};

/** The site's payoff rule: what one balance costs at one rate and payment. */
const payoff: Calculation = {
  shape: "{payoff:BALANCE,APR,PAYMENT:RESULT}",
  results: (values, catalog) => {
    const balance = dollars(values[0], "a balance");
    const apr = readRate(values[1], catalog);
    const done = paidOff({ balance, apr }, { kind: "fixed", payment: dollars(values[2], "a payment") });
    return {
      months: () => String(done.months),
      years: () => formatYears(done.months),
      interest: () => formatDollars(done.interest),
      total: () => formatDollars(done.totalPayments),
      firstInterest: () => formatDollars(balance * monthlyRate(apr)),
    };
  },
};

/** The first rate less the second one, as a reader would take the two shown figures from each other. */
const difference: Calculation = {
  shape: "{difference:BALANCE,APR,APR,PAYMENT:RESULT}",
  results: (values, catalog) => {
    const balance = dollars(values[0], "a balance");
    const first = readRate(values[1], catalog);
    const second = readRate(values[2], catalog);
    const plan: PaymentPlan = { kind: "fixed", payment: dollars(values[3], "a payment") };
    if (first < second) throw new NoValue("the higher rate first", `${first} before ${second}`);
    const dear = paidOff({ balance, apr: first }, plan);
    const cheap = paidOff({ balance, apr: second }, plan);
    return {
      interest: () => formatDollars(toCents(dear.interest) - toCents(cheap.interest)),
      months: () => String(dear.months - cheap.months),
    };
  },
};

/** The smallest payment, to the cent, that clears a balance in so many months. */
const payment: Calculation = {
  shape: "{payment:BALANCE,APR,MONTHS}",
  results: (values, catalog) => {
    const balance = dollars(values[0], "a balance");
    const apr = readRate(values[1], catalog);
    const months = readNumber(values[2], "a number of months", 1);
    const { monthlyPayment } = paidOff({ balance, apr }, { kind: "target", months });
    return { "": () => formatDollars(monthlyPayment ?? 0) };
  },
};

/** The issuer's minimum: a percentage of the balance and the month's interest, a number of dollars at least. */
const minimum: Calculation = {
  shape: "{minimum:BALANCE,APR,PERCENT,FLOOR:RESULT}",
  results: (values, catalog) => {
    const balance = dollars(values[0], "a balance");
    const apr = readRate(values[1], catalog);
    const percent = readNumber(values[2], "a percentage", 0);
    const floor = readNumber(values[3], "the smallest payment", 0);
    const rule = { kind: "percent-plus-interest", percent, floor } as const;
    const done = paidOff({ balance, apr }, { kind: "minimum", rule });
    return {
      first: () => formatDollars(minimumPayment(rule, balance, balance * monthlyRate(apr))),
      months: () => String(done.months),
      interest: () => formatDollars(done.interest),
      time: () => payoffTimeText(done.months),
    };
  },
};

/** Interest and fees of a moved balance, in dollars, as a reader would add up the shown figures. */
function moveCost({ interest, transferFee, annualFees }: PaidOff): number {
  return toCents(interest) + toCents(transferFee) + toCents(annualFees);
}

/** Moving a balance to a card, beside leaving it where it is and paying the same. */
const transfer: Calculation = {
  shape: "{transfer:BALANCE,APR,PAYMENT,CARD:RESULT}",
  results: (values, catalog) => {
    const balance = dollars(values[0], "a balance");
    const apr = readRate(values[1], catalog);
    const plan: PaymentPlan = { kind: "fixed", payment: dollars(values[2], "a payment") };
    const card = findCard(values[3] ?? "", catalog);
    const moved = paidOff(accountOn(card, balance), plan);
    const stay = () => paidOff({ balance, apr }, plan);
    const cost = moveCost(moved);
    const left = () => {
      if (moved.balanceAtIntroEnd !== null) return formatDollars(moved.balanceAtIntroEnd);
      throw new NoValue("a card with an intro rate on transfers", quote(card.id));
    };
    return {
      fee: () => formatDollars(moved.transferFee),
      owed: () => formatDollars(balance + moved.transferFee),
      months: () => String(moved.months),
      interest: () => formatDollars(moved.interest),
      cost: () => formatDollars(cost),
      left,
      stayMonths: () => String(stay().months),
      stayInterest: () => formatDollars(stay().interest),
      saving: () => formatDollars(toCents(stay().interest) - cost),
    };
  },
};

/** What a calculation is given in "5000,24.99,150:months", and what it wants in these places: "BALANCE", "APR", "PAYMENT". */
function partsOf({ shape }: Calculation, rest: string) {
  const [given = "", ...named] = rest.split(":");
  const [, wanted = "", ...asked] = shape.replace(/[{}]/g, "").split(":");
  return { values: given.split(",").map((value) => value.trim()), wanted: wanted.split(","), named, asked };
}

/** What "5000,24.99,150:months" stands for in a reference of a calculation. */
const valueOf =
  (calculation: Calculation) =>
  (rest: string, catalog: Catalog): Value => {
    const { shape, results } = calculation;
    const { values, wanted, named, asked } = partsOf(calculation, rest);
    if (values.length !== wanted.length || named.length !== asked.length) {
      throw new NoValue(shape, quote(rest), "no commas or signs within a number");
    }
    const texts = results(values, catalog);
    const name = named.join(":").trim();
    return { text: findNamed(name, new Map(Object.entries(texts)), "one of the results")() };
  };

/** A map, as an object has parts of its own that a text may name: `{constructor:5}`. */
const CALCULATIONS: ReadonlyMap<string, Calculation> = new Map(
  Object.entries({ payoff, difference, payment, minimum, transfer }),
);

export const PLAN_REFERENCES = Object.fromEntries(
  [...CALCULATIONS].map(([name, calculation]) => [name, valueOf(calculation)]),
);

/** The rates that a calculation is given as they stand: percent a year, or the end of a card's. None of another reference. */
export function ratesGiven(name: string, rest: string): string[] {
  const calculation = CALCULATIONS.get(name);
  if (!calculation) return [];
  const { values, wanted } = partsOf(calculation, rest);
  return values.filter((_, place) => wanted[place] === "APR");
}
