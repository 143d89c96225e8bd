import type { Card } from "../cards/card";
import { isMinimumRule, type MinimumRule } from "../payoff/minimum-payment";
import { CLOSING_BALANCE, MONTHS_A_YEAR } from "../payoff/conventions";
import { type Debt, isDebt } from "./debt";

/** No more offers than these are compared at once. */
export const MAX_OFFERS = 2;

/** A card to which balances may be moved. Dollars, percent a year, months. */
export type TransferOffer = {
  name: string;
  /** Of what is moved, each time; `feeMinimum` dollars if that is more. */
  feePercent: number;
  feeMinimum: number;
  introApr: number;
  introMonths: number;
  /** The APR afterwards. */
  apr: number;
  /** The credit line that the issuer grants; what is moved has to fit in with its fee. */
  line: number;
  annualFee?: number;
  /** Left out, the usual rule of issuers. */
  minimum?: MinimumRule;
};

/** What most issuers ask for. */
export const USUAL_MINIMUM: MinimumRule = { kind: "percent-plus-interest", percent: 1, floor: 25 };

/** A part of a debt that is moved to an offer, both by their index; `amount` is in dollars, without the fee. */
export type Move = { debt: number; offer: number; amount: number };

/** What moving an amount costs. */
export function transferFee({ feePercent, feeMinimum }: TransferOffer, amount: number): number {
  return Math.max((amount * feePercent) / 100, feeMinimum);
}

/** The largest amount whose fee still fits into so much of the line, in whole cents; 0 if none does. */
export function largestMove({ feePercent, feeMinimum }: TransferOffer, room: number): number {
  const amount = Math.min(room / (1 + feePercent / 100), room - feeMinimum);
  return Math.max(0, Math.floor(amount * 100) / 100);
}

/** What an offer's account owes at the start, with the fees. */
export function lineUsed(offer: TransferOffer, offerIndex: number, moves: readonly Move[]): number {
  return moves
    .filter((move) => move.offer === offerIndex)
    .reduce((sum, { amount }) => sum + amount + transferFee(offer, amount), 0);
}

function movedDebt(offer: TransferOffer, amounts: readonly number[]): Debt {
  const { name, apr, introApr, introMonths, annualFee = 0, minimum = USUAL_MINIMUM } = offer;
  return {
    name,
    balance: amounts.reduce((sum, amount) => sum + amount, 0),
    apr,
    minimum,
    promotion: { apr: introApr, lastMonth: introMonths },
    annualFee,
    transferFee: amounts.reduce((sum, amount) => sum + transferFee(offer, amount), 0),
  };
}

/** The debts as they stand once the moves are made: what stays, in its order, then an account for each offer that is used. */
export function debtsAfter(debts: readonly Debt[], offers: readonly TransferOffer[], moves: readonly Move[]): Debt[] {
  const movedFrom = (index: number) => moves.reduce((sum, { debt, amount }) => sum + (debt === index ? amount : 0), 0);
  const staying = debts.map((debt, index) => ({ ...debt, balance: debt.balance - movedFrom(index) }));
  const moved = offers.flatMap((offer, index) => {
    const amounts = moves.filter((move) => move.offer === index).map(({ amount }) => amount);
    return amounts.length > 0 ? [movedDebt(offer, amounts)] : [];
  });
  return [...staying.filter(({ balance }) => balance > CLOSING_BALANCE), ...moved];
}

/** Whether an offer can be calculated with: its account is sound, and neither fee nor line is negative. */
export function isOffer(offer: TransferOffer): boolean {
  const { feePercent, feeMinimum, line, minimum = USUAL_MINIMUM } = offer;
  const numbers = [feePercent, feeMinimum, line];
  return (
    numbers.every((one) => Number.isFinite(one) && one >= 0) && isMinimumRule(minimum) && isDebt(movedDebt(offer, [1]))
  );
}

/**
 * A card's offer on balance transfers, at one APR of its range and with a line that the issuer may grant. Null for a card that takes
 * no applicants, has no intro rate on transfers, or whose transfer fee is unknown, which is not free.
 * Monthly fees are counted as an annual one, and the dearer of two annual fees for every year.
 */
export function offerOfCard(
  { name, terms }: Pick<Card, "name" | "terms">,
  apr: number,
  line: number,
): TransferOffer | null {
  const intro = terms.introOffers.find(({ scope }) => scope.includes("transfers"));
  if (!intro || terms.closed || terms.transferFee === "unknown") return null;
  const fee = terms.transferFee === "none" ? { percent: 0, minimum: 0 } : terms.transferFee;
  return {
    name,
    feePercent: fee.percent,
    feeMinimum: fee.minimum,
    introApr: intro.apr,
    introMonths: intro.months,
    apr,
    line,
    annualFee: Math.max(terms.annualFee, terms.firstYearFee ?? 0) + MONTHS_A_YEAR * (terms.monthlyFee ?? 0),
  };
}
