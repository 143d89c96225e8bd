import { CLOSING_BALANCE } from "../payoff/conventions";
import { toCents } from "../text/format";
import type { Debt } from "./debt";
import type { Budget } from "./debt-plan";
import {
  type Growing,
  LEAST_SAVING,
  MAX_ALL_ORDERS,
  type Search,
  cheapestByRate,
  cheapestChangingOrder,
  cheapestOrder,
} from "./order-search";
import { type PaymentOrder, renumbered } from "./payment-order";
import { quickCosts } from "./quick-cost";
import {
  type Move,
  type TransferOffer,
  accountsAfter,
  amountMoved,
  isOwed,
  largestMove,
  lineUsed,
  owedAmong,
} from "./transfer-offer";

/** What is searched: dollars, percent a year, months. Moves and orders name debts and offers by their index. */
export type Situation = { debts: readonly Debt[]; offers: readonly TransferOffer[]; budget: Budget };

/** Moves with an order of payment and what both cost, in dollars. The order names debts, then offers (`accountsAfter`). */
export type Trial = { moves: readonly Move[]; order: PaymentOrder; cost: number };

/** Up to so many debts all sequences in which they can fill the lines are tried. */
export const MAX_ALL_SEQUENCES = 5;

/** With more debts, so many sequences of each length are followed: the cheapest. */
const FOLLOWED = 30;

/** So many of the sequences have their amounts changed in one order of payment, and so many of these in all: the cheapest. */
const PROMISING = { inOneOrder: 30, inAllOrders: 2 };

/** Amounts are changed by powers of two, in dollars, down to this one. */
const LEAST_STEP = 1;

type Place = Pick<Move, "debt" | "offer">;

const isAt =
  ({ debt, offer }: Place) =>
  (move: Move) =>
    move.debt === debt && move.offer === offer;

function withAmount(moves: readonly Move[], place: Place, amount: number): Move[] {
  const others = moves.filter((move) => !isAt(place)(move));
  return amount > CLOSING_BALANCE ? [...others, { ...place, amount }] : others;
}

/** The moves with up to `step` dollars more to a place, as far as the debt and the line go; null if nothing can be added. */
function withMore({ debts, offers }: Situation, moves: readonly Move[], place: Place, step: number): Move[] | null {
  const offer = offers[place.offer];
  const debt = debts[place.debt];
  if (!offer || !debt) return null;
  const there = moves.find(isAt(place))?.amount ?? 0;
  const room = offer.line - lineUsed(offer, place.offer, withAmount(moves, place, 0));
  const rest = debt.balance - amountMoved(moves, place.debt);
  const amount = Math.min(there + Math.min(step, rest), largestMove(offer, room));
  return amount > there + CLOSING_BALANCE / 2 ? withAmount(moves, place, amount) : null;
}

/** The moves with up to `step` dollars less at a place; null if nothing is moved there. */
function withLess(moves: readonly Move[], place: Place, step: number): Move[] | null {
  const there = moves.find(isAt(place))?.amount ?? 0;
  return there > 0 ? withAmount(moves, place, toCents(Math.max(0, there - step))) : null;
}

function placesOf({ debts, offers }: Situation): Place[] {
  return [...debts.keys()].flatMap((debt) => [...offers.keys()].map((offer) => ({ debt, offer })));
}

const cheaper = (one: Trial, other: Trial) => (other.cost < one.cost - LEAST_SAVING ? other : one);
const byCost = (one: Trial, other: Trial) => (one.cost < other.cost ? -1 : Number(one.cost > other.cost));

function* inUsualOrders({ debts, offers, budget }: Situation, moves: readonly Move[]): Search<Trial> {
  return { moves, ...(yield* cheapestByRate(accountsAfter(debts, offers, moves), budget)) };
}

/** The moves in the cheapest order of payment that is found for them, if wanted of those that change, too. */
export function* inCheapestOrder(
  { debts, offers, budget }: Situation,
  moves: readonly Move[],
  thorough = true,
): Search<Trial> {
  const accounts = accountsAfter(debts, offers, moves);
  const left = accounts.filter(isOwed);
  const owed = owedAmong(accounts);
  const paid = [...accounts.keys()].filter((index) => !owed.includes(index));
  const steady = yield* cheapestOrder(left, budget);
  const mayChange = thorough || left.length <= MAX_ALL_ORDERS;
  const { order, cost } = mayChange ? yield* cheapestChangingOrder(left, budget, steady, thorough) : steady;
  const ofAll = renumbered(order, (places) => [...places.flatMap((place) => owed[place] ?? []), ...paid]);
  return { moves, order: ofAll, cost };
}

/** The moves, the last of them halved until the budget can pay them: a full line may ask for too much each month. */
function* payable(situation: Situation, moves: readonly Move[]): Search<Trial> {
  const full = yield* inUsualOrders(situation, moves);
  const last = moves.at(-1);
  if (!last || full.cost < Infinity) return full;
  for (let amount = last.amount / 2; amount >= LEAST_STEP; amount /= 2) {
    const less = yield* inUsualOrders(situation, withAmount(moves, last, toCents(amount)));
    if (less.cost < Infinity) return less;
  }
  return full;
}

/** What tells moves apart, whatever their order. */
function keyOf(moves: readonly Move[]): string {
  const parts = moves.map(({ debt, offer, amount }) => `${debt}>${offer}:${amount.toFixed(2)}`);
  return parts.sort().join();
}

/** A filter for keys: true at the first time of each. */
function firstTimes(): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => seen.size < seen.add(key).size;
}

/**
 * All that comes of one debt after the other filling a line as far as it goes, from nothing moved on, in the usual orders of
 * payment. Follows only so many sequences of each length: the cheapest. Yields each trial.
 */
function* filledLines(situation: Situation, followed: number): Generator<Trial | undefined, Trial[], undefined> {
  const places = placesOf(situation);
  const found: Trial[] = [];
  const isNew = firstTimes();
  let sequences: (readonly Move[])[] = [[]];
  while (sequences.length > 0) {
    const tried: { full: readonly Move[]; trial: Trial }[] = [];
    for (const full of sequences) {
      const trial = yield* payable(situation, full);
      tried.push({ full, trial });
      yield trial;
    }
    tried.sort((one, other) => byCost(one.trial, other.trial));
    found.push(...tried.map(({ trial }) => trial));
    sequences = tried
      .slice(0, followed)
      .flatMap(({ full }) => places.map((place) => withMore(situation, full, place, Infinity)))
      .filter((moves) => moves !== null)
      .filter((moves) => isNew(keyOf(moves)));
  }
  return found;
}

/** All ways to change moves by so many dollars: more or less of a debt, or instead another debt or another offer. */
function changesOf(situation: Situation) {
  const places = placesOf(situation);
  const exchanges = places.flatMap((from) =>
    places
      .filter((to) => from !== to && (from.debt === to.debt || from.offer === to.offer))
      .flatMap((to) =>
        [1, Infinity].map((times) => (moves: readonly Move[], step: number) => {
          const less = withLess(moves, from, step);
          return less && withMore(situation, less, to, step * times);
        }),
      ),
  );
  return [
    ...places.map((place) => (moves: readonly Move[], step: number) => withMore(situation, moves, place, step)),
    ...places.map((place) => (moves: readonly Move[], step: number) => withLess(moves, place, step)),
    ...exchanges,
  ];
}

/** Changes amounts by ever smaller steps as long as that saves something. Yields what is cheaper than before. */
function* changed(situation: Situation, start: Trial, priced: typeof inSameOrder): Growing<Trial> {
  const changes = changesOf(situation);
  const largest = Math.max(...situation.offers.map(({ line }) => line));
  let best = start;
  yield best;
  for (let step = 2 ** Math.floor(Math.log2(largest)); step >= LEAST_STEP; step /= 2) {
    let before: Trial;
    do {
      before = best;
      for (const change of changes) {
        // What saves something once is done again, as long as it does.
        for (let moves = change(best.moves, step); moves; moves = change(best.moves, step)) {
          const trial: Trial = yield* priced(situation, moves, best.order);
          if (trial.cost >= best.cost - LEAST_SAVING) break;
          best = trial;
          yield best;
        }
      }
    } while (best !== before);
  }
  return best;
}

function* inSameOrder(
  { debts, offers, budget }: Situation,
  moves: readonly Move[],
  order: PaymentOrder,
): Search<Trial> {
  const cost = quickCosts(accountsAfter(debts, offers, moves), budget)(order);
  yield;
  return { moves, order, cost };
}

function* inAnyOrder(situation: Situation, moves: readonly Move[]): Search<Trial> {
  return yield* inCheapestOrder(situation, moves, false);
}

/** Changes amounts, in one order of payment and in all, until no step of a dollar saves anything, nor another order. */
function* refined(situation: Situation, start: Trial): Growing<Trial> {
  let best = start;
  for (;;) {
    const inAll = yield* changed(situation, best, inAnyOrder);
    const changing = yield* inCheapestOrder(situation, inAll.moves);
    const before = best;
    best = yield* changed(situation, cheaper(inAll, changing), inSameOrder);
    if (!(best.cost < before.cost - LEAST_SAVING)) return best;
  }
}

/** The cheapest with each choice of debts and offers, the cheapest first: amounts that differ a little lead to the same end. */
function cheapestOfEach(trials: readonly Trial[]): Trial[] {
  const choiceOf = ({ moves }: Trial) => keyOf(moves.map((move) => ({ ...move, amount: 0 })));
  const isNew = firstTimes();
  return [...trials].sort(byCost).filter((trial) => isNew(choiceOf(trial)));
}

/** Looks for the cheapest moves, the promising ones first. Yields after every plan, now and then with what may be the best. */
export function* searchMoves(situation: Situation): Generator<Trial | undefined, void, undefined> {
  const all = situation.debts.length <= MAX_ALL_SEQUENCES;
  const found = yield* filledLines(situation, all ? Infinity : FOLLOWED);
  const promising: Trial[] = [];
  for (const { moves } of found.sort(byCost).slice(0, PROMISING.inOneOrder)) {
    const trial = yield* inCheapestOrder(situation, moves);
    promising.push(yield* changed(situation, trial, inSameOrder));
  }
  for (const trial of cheapestOfEach(promising).slice(0, PROMISING.inAllOrders)) yield* refined(situation, trial);
}
