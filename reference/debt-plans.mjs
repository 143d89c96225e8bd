/**
 * Finds by brute force the cheapest plan for several debts that changes its order of payment once, in any month: all pairs of
 * orders, all months. Writes the 300 random cases of `__tests__/fixtures/debt-plans.json`, which the search of /debts is held
 * against. Shares no code with `src`. Run from the project's folder:
 *
 *   node reference/debt-plans.mjs > __tests__/fixtures/debt-plans.json
 *
 * Rules of a month: an annual fee (month 1, 13, 25 …) is owed as a purchase at the regular APR, next to the balance, which may
 * have a promotional APR; a twelfth of each APR is charged; every debt gets its minimum (1% of what is owed plus the interest,
 * at least $25, or a fixed amount), and the rest of the budget goes to the debts in order. Within a debt the part with the
 * higher rate is paid first, in the last two months of a deferral the deferred part. Interest is deferred at the regular APR
 * on the balance at each month's start, and charged at the end of the promotion if more than a cent is left.
 */

import { pathToFileURL } from "node:url";

const CASES = 300;
const MAX_MONTHS = 600;
const CENT = 0.01;

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

const open = (debts) => debts.map(({ balance }) => ({ balance, fees: 0, deferred: 0 }));
const owedOn = ({ balance, fees }) => balance + fees;
const isPaidOff = (accounts) => accounts.every((account) => owedOn(account) <= CENT);

/** Pays one month. Returns the interest and fees that it cost, or null if the budget is below the minimum payments. */
function payMonth(debts, accounts, month, budget, order) {
  let cost = 0;
  let rest = budget;
  const charges = debts.map((debt, index) => {
    const account = accounts[index];
    if (owedOn(account) <= CENT) return null;
    const { apr, promotion, annualFee = 0, minimum } = debt;
    const promoted = promotion && month <= promotion.months;
    const fee = month % 12 === 1 ? annualFee : 0;
    account.fees += fee;
    const onBalance = (account.balance * (promoted ? promotion.apr : apr)) / 1200;
    const onFees = (account.fees * apr) / 1200;
    if (promoted && promotion.deferred) account.deferred += (account.balance * apr) / 1200;
    const owed = owedOn(account);
    const asked = minimum ?? Math.max(owed / 100 + onBalance + onFees, 25);
    const due = Math.min(asked, owed + onBalance + onFees);
    account.balance += onBalance;
    account.fees += onFees;
    cost += fee + onBalance + onFees;
    rest -= due;
    const lastMonths = promoted && promotion.deferred && month > promotion.months - 2;
    return { due, feesFirst: !lastMonths && (promoted ? apr >= promotion.apr : true) };
  });
  if (rest < -1e-8) return null;
  for (const index of order) {
    const [account, charge, { promotion }] = [accounts[index], charges[index], debts[index]];
    if (!charge) continue;
    const payment = Math.min(charge.due + rest, owedOn(account));
    rest -= payment - charge.due;
    const toFees = charge.feesFirst ? Math.min(payment, account.fees) : Math.max(0, payment - account.balance);
    account.fees -= toFees;
    account.balance -= payment - toFees;
    if (promotion?.deferred && month === promotion.months && account.balance > CENT) {
      account.balance += account.deferred;
      cost += account.deferred;
    }
  }
  return cost;
}

/** Returns the cost of paying to the end from a month on, or Infinity above `limit`. */
function costToEnd(debts, accounts, firstMonth, budget, order, limit) {
  let cost = 0;
  for (let month = firstMonth; !isPaidOff(accounts); month += 1) {
    const more = month > MAX_MONTHS ? null : payMonth(debts, accounts, month, budget, order);
    if (more === null) return Infinity;
    cost += more;
    if (cost >= limit) return Infinity;
  }
  return cost;
}

/** The cheapest plan: `first` is the order until the month before `from`, `then` the order from it on. */
export function cheapestPlan(debts, budget) {
  const orders = permutations(debts.map((_, index) => index));
  let best = { cost: Infinity };
  for (const first of orders) {
    const accounts = open(debts);
    let soFar = 0;
    for (let from = 1; from <= MAX_MONTHS && !isPaidOff(accounts); from += 1) {
      for (const then of orders) {
        const copy = accounts.map((account) => ({ ...account }));
        const cost = soFar + costToEnd(debts, copy, from, budget, then, best.cost - soFar);
        if (cost < best.cost) best = { cost, first, then, from };
      }
      const cost = payMonth(debts, accounts, from, budget, first);
      if (cost === null) break;
      soFar += cost;
    }
  }
  return best;
}

function randomDebt(random) {
  const within = (low, high, step) => Number((Math.round((low + random() * (high - low)) / step) * step).toFixed(2));
  const balance = within(300, 7000, 10);
  const apr = within(14, 30, 0.01);
  const debt = { balance, apr };
  if (random() < 0.4) debt.minimum = Math.ceil((balance * apr) / 1200 + balance * 0.01);
  if (random() < 0.55) {
    const rate = random() < 0.8 ? 0 : within(1.99, 7.99, 1);
    debt.promotion = { apr: rate, months: within(4, 21, 1), deferred: rate === 0 && random() < 0.65 };
  }
  if (random() < 0.2) debt.annualFee = within(39, 129, 10);
  return debt;
}

/** Two to four debts and a budget that pays them off in about one to five years. */
function randomCase(random) {
  for (;;) {
    const debts = Array.from({ length: 2 + Math.floor(random() * 3) }, () => randomDebt(random));
    const total = debts.reduce((sum, { balance }) => sum + balance, 0);
    const budget = Math.round(total * (0.03 + random() * 0.08));
    const { cost, ...plan } = cheapestPlan(debts, budget);
    if (cost < Infinity) return { debts, budget, cost: Number(cost.toFixed(2)), plan };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const random = seededRandom(20261201);
  const cases = Array.from({ length: CASES }, () => randomCase(random));
  console.log(`[\n${cases.map((one) => JSON.stringify(one)).join(",\n")}\n]`);
}
