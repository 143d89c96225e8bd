import { CLOSING_BALANCE } from "../money/conventions";
import { toCents } from "../text/format";
import type { Debt } from "./debt";
import { type Budget, type RunningPlan, costToEnd, restartPlan, startPlan } from "./debt-plan";
import { HIGHEST_RATE_FIRST, type PaymentPlan, planTargets, regularRateOrder, singleOrderPlan } from "./payment-order";
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

/** The search's state; `accounts` are the debts, then the offers, and `unmoved` what is owed on them without a transfer. */
type Situation = {
  debts: readonly Debt[];
  offers: readonly TransferOffer[];
  budget: Budget;
  accounts: readonly Debt[];
  unmoved: RunningPlan;
};

/** So many ways to fill the lines are followed on: the cheapest of each length. */
const FOLLOWED = 30;

/** Parts of the debt that fills a line last: an offer may ask for too much each month, or not be worth its fee for all of it. */
const PARTS = [0.75, 0.5, 0.25, 0.125, 0.0625];

/** So many ways to fill the lines have their amounts refined, and so many of those once more in all orders of payment. */
const REFINED = { inFewOrders: 12, inAllOrders: 4 };

/** Up to so many debts the order may change before amounts are refined for the first time, with all orders of so many accounts. */
const REORDERED = { debts: 5, allUpTo: 3 };

/** Amounts are changed by powers of two, in dollars, down to this one. */
const LEAST_STEP = 1;

const byCost = (one: Trial, other: Trial) => (one.cost < other.cost ? -1 : Number(one.cost > other.cost));

function firstTimes(): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => seen.size < seen.add(key).size;
}

function keyOf(transfers: Transfers): string {
  const parts = transfers.map(({ debt, offer, amount }) => `${debt}>${offer}:${amount.toFixed(2)}`);
  return parts.sort().join();
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
  return amount > there + CLOSING_BALANCE / 2 ? withAmount(transfers, place, amount) : null;
}

/** Up to `step` dollars less at a place; null if nothing is moved there. */
function withLess(transfers: Transfers, place: Place, step: number): Transfers | null {
  const there = amountAt(transfers, place);
  return there > 0 ? withAmount(transfers, place, toCents(Math.max(0, there - step))) : null;
}

function placesOf({ debts, offers }: Situation): Place[] {
  return debts.flatMap((_, debt) => offers.map((_, offer) => ({ debt, offer })));
}

function startWith({ debts, offers, unmoved }: Situation, transfers: Transfers): RunningPlan {
  const left = debts.map((debt, index) => balanceLeft(debt, index, transfers));
  const moved = offers.map((offer, index) => creditLineUsed(offer, index, transfers));
  const amounts = transfers.reduce((sum, { amount }) => sum + amount, 0);
  return restartPlan(unmoved, [...left, ...moved], moved.reduce((sum, owed) => sum + owed, 0) - amounts);
}

/** Prices transfers by the cheapest of some plans; Infinity if none ends or costs less than `limit`. */
function pricing(situation: Situation, plans: readonly PaymentPlan[]) {
  const priced = plans.map((plan) => ({ plan, targets: planTargets(situation.accounts, plan) }));
  return (transfers: Transfers, limit = Infinity): Trial => {
    let best: Trial = { transfers, plan: singleOrderPlan(HIGHEST_RATE_FIRST), cost: Infinity };
    for (const { plan, targets } of priced) {
      const cost = costToEnd(startWith(situation, transfers), situation.budget, targets, Math.min(best.cost, limit));
      if (cost < best.cost) best = { transfers, plan, cost };
    }
    return best;
  };
}

/** Debts fill the lines one after the other, the last in part, in the two orders of payment that are good as a rule. */
function filledLines(situation: Situation): Trial[] {
  const { accounts } = situation;
  const price = pricing(situation, [HIGHEST_RATE_FIRST, regularRateOrder(accounts)].map(singleOrderPlan));
  const isNew = firstTimes();
  const found: Trial[] = [price([])];
  let followed = [...found];
  while (followed.length > 0) {
    const filled = followed.flatMap(({ transfers }) =>
      placesOf(situation).flatMap((place) => {
        const full = withMore(situation, transfers, place, Infinity);
        return full && isNew(keyOf(full)) ? [{ place, full }] : [];
      }),
    );
    const trials = filled.map(({ place, full }) => {
      const inParts = PARTS.map((part) => withAmount(full, place, toCents(amountAt(full, place) * part)));
      return [full, ...inParts].map((transfers) => price(transfers));
    });
    found.push(...trials.flat());
    followed = trials
      .flatMap(([full]) => full ?? [])
      .sort(byCost)
      .slice(0, FOLLOWED);
  }
  return found.sort(byCost);
}

/** The plan, and the same with its change a month sooner and later. */
function plansAround({ first, then, from }: PaymentPlan): PaymentPlan[] {
  return [from, from + 1, from - 1].filter((month) => month > 0).map((month) => ({ first, then, from: month }));
}

/** Moves more, less, or something else by ever smaller steps as long as that saves something, under any of the plans for its plan. */
function refined(situation: Situation, start: Trial, plansFor: (plan: PaymentPlan) => PaymentPlan[]): Trial {
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
  let price = pricing(situation, plansFor(best.plan));
  const improve = (transfers: Transfers | null): boolean => {
    const limit = best.cost - LEAST_SAVING;
    const trial = transfers && price(transfers, limit);
    if (!trial || trial.cost >= limit) return false;
    if (trial.plan.from !== best.plan.from) price = pricing(situation, plansFor(trial.plan));
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

function inBestOrder(situation: Situation, { transfers }: Trial, allUpTo?: number): Trial {
  const { accounts, budget } = situation;
  const start = startWith(situation, transfers);
  return { transfers, ...cheapestPlan(accounts, budget, { start, ...(allUpTo && { allUpTo }) }) };
}

/** The cheapest transfers found, with fees: debts fill the lines, then amounts change until no dollar saves anything. */
export function bestTransfers(
  debts: readonly Debt[],
  offers: readonly TransferOffer[],
  budget: Budget,
): readonly BalanceTransfer[] {
  const accounts = accountsAfter(debts, offers, []);
  const situation = { debts, offers, budget, accounts, unmoved: startPlan(accounts) };
  const filled = filledLines(situation).slice(0, REFINED.inFewOrders);
  const reordered =
    debts.length > REORDERED.debts ? filled : filled.map((trial) => inBestOrder(situation, trial, REORDERED.allUpTo));
  const promising = reordered.map((trial) => refined(situation, trial, (plan) => [plan])).sort(byCost);
  const isNew = firstTimes();
  const placesIn = (transfers: Transfers) => keyOf(transfers.map((one) => ({ ...one, amount: 0 })));
  const others = promising.filter(({ transfers }) => isNew(placesIn(transfers))).slice(0, REFINED.inAllOrders);
  const found = others.map((trial) => refined(situation, inBestOrder(situation, trial), plansAround));
  return found.sort(byCost)[0]?.transfers ?? [];
}
