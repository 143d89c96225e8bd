import { leftOutText, oneOf } from "../forms/url-query";
import {
  CUT_LINK_NOTE,
  NO_INPUTS,
  NUMBER_NAMES,
  areOfDebt,
  keptValues,
  inputsText,
  otherValues,
  parseInputs,
} from "../visitor/visitor-inputs";
import { RULE_KINDS } from "../payoff/minimum-payment";
import { toCents } from "../text/format";
import { MAX_DEBTS, firstMinimumOf } from "./debt";
import {
  STRATEGIES,
  DEBTS_DEFAULTS,
  type DebtFields,
  type DebtsFields,
  MAX_OFFERS,
  NEW_DEBT,
  NEW_OFFER,
  NO_BUDGET,
  PROMOTION_ENDS,
} from "./debts-fields";
import type { DebtInputs } from "./debts-form";

/** "d2.balance": a field of the second debt; offers have an "o". */
const OWN_NAME = /^(?:[do]\d+\.|budget$|raise(?:From)?$|lumpSum(?:In)?$|strategy$)/;
const isOwn = (name: string) => OWN_NAME.test(name) || NUMBER_NAMES.includes(name);

/** The field that is always written, so that it shows how many debts or offers there are. */
const COUNTED = { d: "balance", o: "line" } as const;

function writeGroup<Fields extends Record<string, string>>(
  parts: URLSearchParams,
  prefix: string,
  fields: Fields,
  usual: Fields,
  counted = "",
): void {
  for (const [name, text] of Object.entries(fields))
    if (name === counted || text !== usual[name]) parts.set(prefix + name, text);
}

/** All fields as they are typed, as one text: what the tab keeps of fields that can't be calculated with yet. */
export function debtsText({ debts, offers, ...rest }: DebtsFields): string {
  const parts = new URLSearchParams();
  writeGroup(parts, "", rest, { ...NO_BUDGET, strategy: DEBTS_DEFAULTS.strategy });
  debts.forEach((debt, index) => writeGroup(parts, `d${index + 1}.`, debt, NEW_DEBT, COUNTED.d));
  offers.forEach((offer, index) => writeGroup(parts, `o${index + 1}.`, offer, NEW_OFFER, COUNTED.o));
  return parts.toString();
}

/** Returns true if these are the debts that the page is built with, in whatever order they are paid. */
export function isExampleDebts(fields: DebtsFields): boolean {
  return debtsText({ ...fields, strategy: DEBTS_DEFAULTS.strategy }) === debtsText(DEBTS_DEFAULTS);
}

/** The most that the first debt could get a month, in dollars: the budget less the others' minimums. */
function paymentOfFirst({ debts, budget }: DebtInputs): number {
  const due = debts.slice(1).reduce((sum, debt) => sum + firstMinimumOf(debt), 0);
  return toCents(budget.monthly > due ? budget.monthly - due : budget.monthly);
}

/** Keeps other tools' values. The first debt is the visitor's numbers, its payment what it could get a month: alone, the budget. */
export function withDebts(text: string, fields: DebtsFields, inputs: DebtInputs): string {
  const own = new URLSearchParams(debtsText(fields));
  const [first = NEW_DEBT] = fields.debts;
  // Elsewhere no APR is 0%, so it is left open there.
  const apr = inputs.debts[0]?.apr === 0 ? "" : first.apr;
  own.delete("d1.balance");
  if (apr !== "") own.delete("d1.apr");
  if (fields.debts.length === 1) own.delete("budget");
  const payment = String(paymentOfFirst(inputs));
  const kept = parseInputs(text) ?? NO_INPUTS;
  const numbers = inputsText({ ...kept, goal: "balance", amount: first.balance, apr, payment });
  return [numbers, own.toString(), otherValues(text, isOwn)].filter(Boolean).join("&");
}

function readGroup<Fields extends Record<string, string>>(
  values: URLSearchParams,
  prefix: string,
  usual: Fields,
): Fields {
  const read = { ...usual };
  for (const name in usual) {
    const given = values.get(prefix + name);
    if (given !== null) Object.assign(read, { [name]: given.trim() });
  }
  return read;
}

function prefixesOf(values: URLSearchParams, group: keyof typeof COUNTED, most: number): string[] {
  const prefixes = Array.from({ length: most }, (_, index) => `${group}${index + 1}.`);
  return prefixes.filter((prefix) => values.has(prefix + COUNTED[group]));
}

/** Numbers of another tool are the first debt, their payment the budget. Null for a text that holds neither debts nor a balance. */
export function parseDebts(text: string): DebtsFields | null {
  const values = keptValues(text);
  const numbers = parseInputs(text);
  if (areOfDebt(numbers) && !values.has("d1.balance")) {
    values.set("d1.balance", numbers.amount);
    if (numbers.apr !== "") values.set("d1.apr", numbers.apr);
    if (!values.has("budget")) values.set("budget", numbers.payment);
  }
  const debts = prefixesOf(values, "d", MAX_DEBTS);
  if (debts.length === 0) return null;
  return {
    ...readGroup(values, "", NO_BUDGET),
    strategy: oneOf(values.get("strategy"), STRATEGIES, DEBTS_DEFAULTS.strategy),
    debts: debts.map((prefix) => {
      const { rule, promotionEnd, ...texts } = readGroup<Record<keyof DebtFields, string>>(values, prefix, NEW_DEBT);
      return {
        ...texts,
        rule: oneOf(rule, RULE_KINDS, NEW_DEBT.rule),
        promotionEnd: oneOf(promotionEnd, PROMOTION_ENDS, NEW_DEBT.promotionEnd),
      };
    }),
    offers: prefixesOf(values, "o", MAX_OFFERS).map((prefix) => readGroup(values, prefix, NEW_OFFER)),
  };
}

/** Names what a link's text lacks, or what is left out of it; empty if nothing is. */
export function debtsLinkNote(text: string): string {
  const fields = parseDebts(text);
  if (!fields) return "";
  const values = keptValues(text);
  if (values.has(`d${MAX_DEBTS + 1}.${COUNTED.d}`) || values.has(`o${MAX_OFFERS + 1}.${COUNTED.o}`))
    return `This page takes up to ${MAX_DEBTS} debts and ${MAX_OFFERS} offers. The others in this link are left out.`;
  const isCut = fields.debts.some(
    ({ balance, apr, statementPayment }, index) =>
      balance === "" || (apr === "" && statementPayment === "" && !(index === 0 && values.has("apr"))),
  );
  const named = new Set([...values.keys()].flatMap((name) => /^d\d+\./.exec(name) ?? []));
  if (isCut || fields.budget === "" || named.size > fields.debts.length) return CUT_LINK_NOTE;
  return leftOutText(values.toString(), `strategy=${fields.strategy}`);
}
