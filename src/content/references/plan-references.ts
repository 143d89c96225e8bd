import type { Card } from "../../domain/cards/card";
import { cardAccount, regularAprEnds } from "../../domain/costs/card-cost";
import { CARD_FIGURES } from "../../domain/cards/card-facts";
import { transferFeeOn } from "../../domain/lending/fees";
import type { Goal } from "../../domain/visitor/visitor-inputs";
import type { Account } from "../../domain/payoff/account";
import { MAX_DOLLARS, MAX_MONTHS } from "../../domain/money/conventions";
import { type Paying, type PaidOff, simulate } from "../../domain/payoff/simulation";
import { ESTIMATED_RULE, payoffTimeText } from "../../domain/payoff/minimum-payment";
import { paymentWithin, smallestEndingPayment } from "../../domain/payoff/solve-payment";
import { formatDollars, toCents } from "../../domain/text/format";
import { quote } from "../errors";
import { type Catalog, FIGURES, NoValue, type Value, findCard, findNamed } from "./catalog";
import { RULES } from "./rule-references";

/** References to results of a calculation. Dollars, percent a year, months; rounded as they are shown. */

/** Reads a figure: a number, a constant of the rules such as `default-apr`, or one of a card such as `citi-simplicity.aprHigh`. */
function readFigure(text: string, catalog: Catalog): number {
  if (/^\d+(\.\d+)?%?$/.test(text)) return parseFloat(text);
  const [value] = RULES.get(text) ?? [];
  if (value !== undefined) return value;
  const [, id = "", name = ""] = /^([a-z][\w-]*)\.(\w+)$/.exec(text) ?? [];
  const figure = id && findNamed(name, FIGURES, "a figure of a card")(findCard(id, catalog));
  if (typeof figure === "number") return figure;
  throw new NoValue("a plain number such as 5000 or 24.99, or a figure such as citi-simplicity.aprHigh", quote(text));
}

const ENDS = `a plan that pays the balance off within ${MAX_MONTHS} months`;
const UNSOUND = "figures that can't be calculated with";

export function readRate(text: string, catalog: Catalog): number {
  const rate = readFigure(text, catalog);
  if (rate > 100) throw new NoValue("a rate from 0 to 100 percent a year", quote(text));
  return rate;
}

const isSound = ({ balance }: Account) => balance > 0 && balance <= MAX_DOLLARS;

/** Pays an account off. Throws NoValue for one that never ends, with the smallest payment that would do as the hint. */
export function paidOff(account: Account, paying: Paying, withSchedule = false): PaidOff {
  if (!isSound(account)) throw new NoValue(ENDS, UNSOUND);
  const outcome = simulate(account, paying, withSchedule);
  if (outcome.kind === "paid-off") return outcome;
  const smallest = typeof paying === "number" && formatDollars(smallestEndingPayment(account));
  const hint = smallest ? `the lowest payment that pays it off is ${smallest} a month` : undefined;
  throw new NoValue(ENDS, "one that doesn't end", hint);
}

/** The payment that pays an account off within so many months. Throws NoValue unless these are 1 to 600 whole months. */
function readWithin(account: Account, months: number): number {
  if (isSound(account) && Number.isInteger(months) && months >= 1 && months <= MAX_MONTHS)
    return paymentWithin(account, months);
  throw new NoValue(ENDS, UNSOUND);
}

/** Puts a balance or a purchase on a card; its regular rate is the high end of the card's range. */
export function accountOnCard({ id, terms }: Card, amount: number, goal: Goal = "balance"): Account {
  const { transferFee } = terms;
  if (goal === "balance" && transferFee === null) {
    const hint = "choose a card with a transfer fee in its file";
    throw new NoValue("a card whose transfer fee is known", quote(id), hint);
  }
  const fee = goal === "balance" && transferFee ? transferFeeOn(transferFee, amount) : 0;
  return cardAccount(terms, regularAprEnds(terms, goal).high, fee, { goal, amount });
}

/** Reads a balance at a rate; where a card is named in place of the rate, a purchase with that card. */
function readAccount(balance: number, apr: string, catalog: Catalog): Account {
  const isCard = /^[a-z][\w-]*$/.test(apr) && !RULES.has(apr);
  return isCard ? accountOnCard(findCard(apr, catalog), balance, "purchase") : { balance, apr: readRate(apr, catalog) };
}

type Results = Record<string, () => string>;

function leftWhenIntroEnds({ balanceAtIntroEnd }: PaidOff): string {
  if (balanceAtIntroEnd === null) throw new NoValue("a card with an intro rate on this", "none");
  return formatDollars(balanceAtIntroEnd);
}

function resultsOf(account: Account, paying: Paying): Results {
  const done = paidOff(account, paying, true);
  const first = done.schedule?.[0] ?? { interest: 0, payment: 0 };
  return {
    months: () => String(done.months),
    time: () => payoffTimeText(done.months),
    interest: () => formatDollars(done.interest),
    total: () => formatDollars(done.totalPayments),
    left: () => leftWhenIntroEnds(done),
    first: () => formatDollars(first.payment),
    firstInterest: () => formatDollars(first.interest),
    firstPrincipal: () => formatDollars(toCents(first.payment) - toCents(first.interest)),
  };
}

/** Results of moving a balance to a card, beside leaving it and paying the same. Without a payment it ends with the intro rate. */
function transferResults(old: Account, card: Card, given: number | null): Results {
  const account = accountOnCard(card, old.balance);
  const offerMonths = CARD_FIGURES.transferMonths(card);
  const inTime = () => {
    if (offerMonths === 0) throw new NoValue("a card with an intro rate on transfers", quote(card.id));
    return readWithin(account, offerMonths);
  };
  const payment = given ?? inTime();
  const moved = paidOff(account, payment);
  const stay = () => paidOff(old, payment);
  // As a reader adds up the figures that are shown.
  const cost = toCents(moved.interest) + toCents(moved.transferFee) + toCents(moved.annualFees);
  return {
    fee: () => formatDollars(moved.transferFee),
    owed: () => formatDollars(old.balance + moved.transferFee),
    offerMonths: () => String(offerMonths),
    finishPayment: () => formatDollars(inTime()),
    months: () => String(moved.months),
    interest: () => formatDollars(moved.interest),
    cost: () => formatDollars(cost),
    left: () => leftWhenIntroEnds(moved),
    stayMonths: () => String(stay().months),
    stayInterest: () => formatDollars(stay().interest),
    saving: () => formatDollars(toCents(stay().interest) - cost),
  };
}

/** Makes a reference to results for the account of the first two values. `shape` is how editors write it, without the result. */
function calculation(
  shape: string,
  results: (account: Account, values: readonly string[], catalog: Catalog) => Results,
): (rest: string, catalog: Catalog) => Value {
  const counts = [shape, shape.replace(/\[.*\]/, "")].map((places) => places.split(",").length);
  return (rest, catalog) => {
    const [given = "", result = shape.startsWith("payment:") ? "first" : "", ...more] = rest
      .split(":")
      .map((part) => part.trim());
    const [balance = "", apr = "", ...values] = given.split(",").map((value) => value.trim());
    if (!counts.includes(values.length + 2) || more.length > 0)
      throw new NoValue(`{${shape}:RESULT}`, quote(rest), "no commas or signs within a number");
    const account = readAccount(readFigure(balance, catalog), apr, catalog);
    return { text: findNamed(result, new Map(Object.entries(results(account, values, catalog))), "a result")() };
  };
}

export const PLAN_REFERENCES = {
  payoff: calculation("payoff:BALANCE,APR,PAYMENT", (account, [payment = ""], catalog) =>
    resultsOf(account, readFigure(payment, catalog)),
  ),
  payment: calculation("payment:BALANCE,APR,MONTHS", (account, [months = ""], catalog) =>
    resultsOf(account, readWithin(account, readFigure(months, catalog))),
  ),
  minimum: calculation("minimum:BALANCE,APR", (account) => resultsOf(account, ESTIMATED_RULE)),
  difference: calculation("difference:BALANCE,APR,APR,PAYMENT", (account, [apr = "", payment = ""], catalog) => {
    const paid = readFigure(payment, catalog);
    const [dear, cheap] = [paidOff(account, paid), paidOff(readAccount(account.balance, apr, catalog), paid)];
    if (dear.interest < cheap.interest) throw new NoValue("the higher rate first", `the lower one before ${apr}`);
    return {
      interest: () => formatDollars(toCents(dear.interest) - toCents(cheap.interest)),
      months: () => String(dear.months - cheap.months),
    };
  }),
  transfer: calculation("transfer:BALANCE,APR,[PAYMENT,]CARD", (account, values, catalog) => {
    const [card = "", payment] = [...values].reverse();
    return transferResults(account, findCard(card, catalog), payment ? readFigure(payment, catalog) : null);
  }),
  /** A percentage of an amount: `{share:2000,citi-simplicity.foreignFee}`. */
  share: (rest: string, catalog: Catalog): Value => {
    const [amount = "", ...percent] = rest.split(",").map((value) => value.trim());
    return { text: formatDollars((readFigure(amount, catalog) * readRate(percent.join(), catalog)) / 100) };
  },
};
