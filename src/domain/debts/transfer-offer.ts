import { transferFeeOn } from "../lending/fees";
import { CLOSING_BALANCE } from "../money/conventions";
import { ESTIMATED_RULE } from "../payoff/minimum-payment";
import type { Debt } from "./debt";

/** A card to which balances may be moved. Dollars, percent a year, months. */
export type TransferOffer = {
  name: string;
  /** Of what is moved, each time; `feeMinimum` dollars if that is more. */
  feePercent: number;
  feeMinimum: number;
  introApr: number;
  introMonths: number;
  apr: number;
  /** The credit line that the issuer grants; what is moved has to fit in with its fee. */
  line: number;
  annualFee?: number;
};

/** A part of a debt that is moved to an offer, both by their index; `amount` is in dollars, without the fee. */
export type BalanceTransfer = { debt: number; offer: number; amount: number };

export function transferFee({ feePercent: percent, feeMinimum: minimum }: TransferOffer, amount: number): number {
  return amount > 0 ? transferFeeOn({ percent, minimum }, amount) : 0;
}

/** The largest amount that fits with its fee into so much of the line, in whole cents; 0 if none does. */
export function largestTransfer(
  { feePercent, feeMinimum }: Pick<TransferOffer, "feePercent" | "feeMinimum">,
  room: number,
): number {
  const amount = Math.min(room / (1 + feePercent / 100), room - feeMinimum);
  return Math.max(0, Math.floor(amount * 100) / 100);
}

export function balanceLeft({ balance }: Debt, index: number, transfers: readonly BalanceTransfer[]): number {
  return transfers.reduce((left, { debt, amount }) => (debt === index ? left - amount : left), balance);
}

export function creditLineUsed(offer: TransferOffer, index: number, transfers: readonly BalanceTransfer[]): number {
  const owed = ({ amount }: BalanceTransfer) => amount + transferFee(offer, amount);
  return transfers.reduce((sum, transfer) => (transfer.offer === index ? sum + owed(transfer) : sum), 0);
}

function movedDebt(offer: TransferOffer, index: number, transfers: readonly BalanceTransfer[]): Debt {
  const { name, apr, introApr, introMonths, annualFee = 0 } = offer;
  const balance = transfers.reduce((sum, transfer) => (transfer.offer === index ? sum + transfer.amount : sum), 0);
  const promotion = { apr: introApr, lastMonth: introMonths };
  const fees = creditLineUsed(offer, index, transfers) - balance;
  return { name, balance, apr, minimum: ESTIMATED_RULE, promotion, annualFee, transferFee: fees };
}

/** The accounts once the transfers are made: each debt, then each offer; a balance of 0 where nothing is owed. */
export function accountsAfter(
  debts: readonly Debt[],
  offers: readonly TransferOffer[],
  transfers: readonly BalanceTransfer[],
): Debt[] {
  return [
    ...debts.map((debt, index) => ({ ...debt, balance: balanceLeft(debt, index, transfers) })),
    ...offers.map((offer, index) => movedDebt(offer, index, transfers)),
  ];
}

export function isOwed({ balance }: Debt): boolean {
  return balance > CLOSING_BALANCE;
}
