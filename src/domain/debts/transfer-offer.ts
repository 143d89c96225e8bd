import { transferFeeOn } from "../lending/fees";
import { ESTIMATED_RULE, type MinimumRule } from "../payoff/minimum-payment";
import { CLOSING_BALANCE } from "../payoff/conventions";
import type { Debt } from "./debt";

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
  /** Left out, the rule that most issuers use. */
  minimum?: MinimumRule;
};

/** A part of a debt that is moved to an offer, both by their index; `amount` is in dollars, without the fee. */
export type Move = { debt: number; offer: number; amount: number };

/** What moving an amount costs. */
export function moveFee({ feePercent: percent, feeMinimum: minimum }: TransferOffer, amount: number): number {
  return transferFeeOn({ percent, minimum }, amount);
}

/** The largest amount whose fee still fits into so much of the line, in whole cents; 0 if none does. */
export function largestMove(
  { feePercent, feeMinimum }: Pick<TransferOffer, "feePercent" | "feeMinimum">,
  room: number,
): number {
  const amount = Math.min(room / (1 + feePercent / 100), room - feeMinimum);
  return Math.max(0, Math.floor(amount * 100) / 100);
}

/** What an offer's account owes at the start, with the fees. */
export function lineUsed(offer: TransferOffer, offerIndex: number, moves: readonly Move[]): number {
  return moves
    .filter((move) => move.offer === offerIndex)
    .reduce((sum, { amount }) => sum + amount + moveFee(offer, amount), 0);
}

function movedDebt(offer: TransferOffer, amounts: readonly number[]): Debt {
  const { name, apr, introApr, introMonths, annualFee = 0, minimum = ESTIMATED_RULE } = offer;
  return {
    name,
    balance: amounts.reduce((sum, amount) => sum + amount, 0),
    apr,
    minimum,
    promotion: { apr: introApr, lastMonth: introMonths },
    annualFee,
    transferFee: amounts.reduce((sum, amount) => sum + moveFee(offer, amount), 0),
  };
}

/** What is moved of a debt. */
export function amountMoved(moves: readonly Move[], debtIndex: number): number {
  return moves.reduce((sum, { debt, amount }) => sum + (debt === debtIndex ? amount : 0), 0);
}

/** What is owed once the moves are made, and on what terms: on each debt, then on each offer; 0 where nothing is. */
export function accountsAfter(
  debts: readonly Debt[],
  offers: readonly TransferOffer[],
  moves: readonly Move[],
): Debt[] {
  const amountsTo = (index: number) => moves.filter(({ offer }) => offer === index).map(({ amount }) => amount);
  return [
    ...debts.map((debt, index) => ({ ...debt, balance: debt.balance - amountMoved(moves, index) })),
    ...offers.map((offer, index) => movedDebt(offer, amountsTo(index))),
  ];
}

/** Whether something is left to pay on a debt. */
export function isOwed({ balance }: Debt): boolean {
  return balance > CLOSING_BALANCE;
}

/** The indexes of the debts on which something is left to pay. */
export function owedAmong(debts: readonly Debt[]): number[] {
  return debts.flatMap((debt, index) => (isOwed(debt) ? [index] : []));
}
