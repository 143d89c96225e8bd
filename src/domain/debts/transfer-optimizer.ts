import { CLOSING_BALANCE } from "../money/conventions";
import { toCents } from "../text/format";
import type { Debt } from "./debt";
import { type Budget, costToEnd, startPlan } from "./debt-plan";
import { HIGHEST_RATE_FIRST, type PaymentPlan, rateOrder, singleOrderPlan } from "./payment-order";
import { LEAST_SAVING, cheapestPlan } from "./plan-optimizer";
import {
  type BalanceTransfer,
  type TransferOffer,
  accountsAfter,
  balanceLeft,
  largestTransfer,
  creditLineUsed,
} from "./transfer-offer";

type Transfers = readonly BalanceTransfer[];
type Place = Pick<BalanceTransfer, "debt" | "offer">;

/** Transfers with a plan for what is owed then, and what both cost, in dollars. The plan names debts, then offers. */
type Trial = { transfers: Transfers; plan: PaymentPlan; cost: number };

type Situation = { debts: readonly Debt[]; offers: readonly TransferOffer[]; budget: Budget };

/** So many ways to fill the lines are followed on: the cheapest of each length. */
const FOLLOWED = 30;

/** So many ways to fill the lines get their own order of payment, and so many of those other amounts. */
const REORDERED = 6;
const REFINED = 3;

/** Amounts are changed by powers of two, in dollars, down to this one. */
const LEAST_STEP = 1;

const byCost = (one: Trial, other: Trial) => (one.cost < other.cost ? -1 : Number(one.cost > other.cost));

function keyOf(transfers: Transfers): string {
  return transfers
    .map(({ debt, offer }) => `${debt}>${offer}`)
    .sort()
    .join();
}

/** The first of all trials that move the same debts to the same offers. */
function distinct(trials: readonly Trial[]): Trial[] {
  const seen = new Set<string>();
  return trials.filter(({ transfers }) => seen.size < seen.add(keyOf(transfers)).size);
}

const amountAt = (transfers: Transfers, { debt, offer }: Place) =>
  transfers.find((one) => one.debt === debt && one.offer === offer)?.amount ?? 0;

function withAmount(transfers: Transfers, { debt, offer }: Place, amount: number): Transfers {
  const others = transfers.filter((one) => one.debt !== debt || one.offer !== offer);
  return amount > CLOSING_BALANCE ? [...others, { debt, offer, amount }] : others;
}

/** Up to `step` dollars more at a place, as far as the debt and the line go; null if nothing can be added. */
function withMore({ debts, offers }: Situation, transfers: Transfers, place: Place, step: number): Transfers | null {
  const [debt, offer] = [debts[place.debt], offers[place.offer]];
  if (!debt || !offer) return null;
  const there = amountAt(transfers, place);
  const room = offer.line - creditLineUsed(offer, place.offer, withAmount(transfers, place, 0));
  const left = balanceLeft(debt, place.debt, transfers);
  const amount = Math.min(there + Math.min(step, left), largestTransfer(offer, room));
  return amount - there > CLOSING_BALANCE ? withAmount(transfers, place, amount) : null;
}

/** Up to `step` dollars less at a place; null if nothing is moved there. */
function withLess(transfers: Transfers, place: Place, step: number): Transfers | null {
  const there = amountAt(transfers, place);
  return there > 0 ? withAmount(transfers, place, toCents(Math.max(0, there - step))) : null;
}

function placesOf({ debts, offers }: Situation): Place[] {
  return debts.flatMap((_, debt) => offers.map((_, offer) => ({ debt, offer })));
}

/** Prices transfers by the cheapest of some plans; Infinity if none ends or costs less than `limit`. */
function priced(
  { debts, offers, budget }: Situation,
  transfers: Transfers,
  plans: readonly PaymentPlan[],
  limit = Infinity,
): Trial {
  const accounts = accountsAfter(debts, offers, transfers);
  let best: Trial = { transfers, plan: singleOrderPlan(HIGHEST_RATE_FIRST), cost: limit };
  for (const plan of plans) {
    const cost = costToEnd(startPlan(accounts), budget, plan, best.cost);
    if (cost < best.cost) best = { transfers, plan, cost };
  }
  return best;
}

/** Tries half of the debt that fills a line last, too: an offer may ask too much a month, or be worth its fee for a part only. */
function filledLines(situation: Situation): Trial[] {
  const { debts, offers } = situation;
  const plans = [HIGHEST_RATE_FIRST, rateOrder(accountsAfter(debts, offers, []))].map(singleOrderPlan);
  const price = (transfers: Transfers) => priced(situation, transfers, plans);
  const found: Trial[] = [price([])];
  let followed = [...found];
  while (followed.length > 0) {
    const filled = followed.flatMap(({ transfers }) =>
      placesOf(situation).flatMap((place) => {
        const full = withMore(situation, transfers, place, Infinity);
        return full ? [{ place, full }] : [];
      }),
    );
    found.push(...filled.map(({ place, full }) => price(withAmount(full, place, toCents(amountAt(full, place) / 2)))));
    followed = distinct(filled.map(({ full }) => price(full)).sort(byCost)).slice(0, FOLLOWED);
    found.push(...followed);
  }
  return distinct(found.sort(byCost));
}

function plansAround({ first, then, from }: PaymentPlan): PaymentPlan[] {
  return [from, from + 1, from - 1].filter((month) => month > 0).map((month) => ({ first, then, from: month }));
}

/** Moves more, less, or something else by ever smaller steps as long as that saves something. */
function refined(situation: Situation, start: Trial): Trial {
  const places = placesOf(situation);
  const exchanges = places.flatMap((from) =>
    places.filter((to) => (from.debt === to.debt) !== (from.offer === to.offer)).map((to) => ({ from, to })),
  );
  const changes: ((transfers: Transfers, step: number) => Transfers | null)[] = [
    ...places.map((place) => (transfers: Transfers, step: number) => withMore(situation, transfers, place, step)),
    ...places.map((place) => (transfers: Transfers, step: number) => withLess(transfers, place, step)),
    ...exchanges.map(({ from, to }) => (transfers: Transfers, step: number) => {
      const less = withLess(transfers, from, step);
      return less && withMore(situation, less, to, step);
    }),
  ];
  let best = start;
  const improve = (transfers: Transfers | null): boolean => {
    const limit = best.cost - LEAST_SAVING;
    const trial = transfers && priced(situation, transfers, plansAround(best.plan), limit);
    if (!trial || trial.cost >= limit) return false;
    best = trial;
    return true;
  };
  const largest = Math.max(...situation.offers.map(({ line }) => line));
  for (let step = 2 ** Math.floor(Math.log2(largest)); step >= LEAST_STEP; step /= 2) {
    let before: Trial;
    do {
      before = best;
      for (const change of changes) while (improve(change(best.transfers, step)));
    } while (best !== before);
  }
  return best;
}

function inBestOrder({ debts, offers, budget }: Situation, { transfers }: Trial): Trial {
  return { transfers, ...cheapestPlan(accountsAfter(debts, offers, transfers), budget) };
}

/** The cheapest transfers found, with fees: debts fill the lines, then amounts change until no dollar saves anything. */
export function bestTransfers(debts: readonly Debt[], offers: readonly TransferOffer[], budget: Budget): Transfers {
  const situation = { debts, offers, budget };
  const reordered = filledLines(situation)
    .slice(0, REORDERED)
    .map((trial) => inBestOrder(situation, trial));
  const promising = reordered
    .sort(byCost)
    .slice(0, REFINED)
    .map((trial) => refined(situation, trial));
  const [best] = promising.map((trial) => inBestOrder(situation, trial)).sort(byCost);
  return best ? refined(situation, best).transfers : [];
}
