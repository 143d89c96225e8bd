/**
 * Finds by brute force what the best balance transfers cost, for the cases of `debt-moves.json`, `debt-moves-random.json` and
 * `debt-switch.json` in `__tests__/fixtures` that come to at most three accounts, and prints those that it doesn't reach within a
 * dollar; less is fine, as a fixture's cost is what one search found. Shares no code with `src`. Run from the project's folder:
 *
 *   node reference/debt-transfers.mjs     takes seconds; one case is left, by $1.04
 *   node reference/debt-transfers.mjs 4   takes minutes; three are left, by $2.20 at most
 *
 * Debts fill the offers' lines in every sequence, each as far as it fits with its fee, and the sequence may stop anywhere. Of the
 * eight cheapest the amounts are then changed by ever smaller steps, down to a dollar, while that saves anything. What each costs
 * is that of the cheapest plan with one change of the order in any month (`debt-plans.mjs`). A fee is owed with the balance.
 */

import { readFileSync } from "node:fs";
import { URLSearchParams } from "node:url";
import { cheapestPlan } from "./debt-plans.mjs";

const REFINED = 8;
const STEPS = [300, 60, 15, 4, 1];
const CENT = 0.01;
const MOST_ACCOUNTS = Number(process.argv[2] ?? 3);

const read = (name) => JSON.parse(readFileSync(`__tests__/fixtures/${name}.json`, "utf8")).cases;

/** The debts, the offers and the budget of a link's fragment. */
function parse(fragment) {
  const values = new URLSearchParams(fragment);
  const group = (letter) => {
    const found = [];
    for (let place = 1; values.has(`${letter}${place}.apr`); place += 1) {
      const number = (name) => {
        const text = values.get(`${letter}${place}.${name}`);
        return text === null ? undefined : Number(text);
      };
      found.push({ number, end: values.get(`${letter}${place}.promotionEnd`) });
    }
    return found;
  };
  const debts = group("d").map(({ number, end }) => ({
    balance: number("balance"),
    apr: number("apr"),
    minimum: number("minimum"),
    annualFee: number("annualFee"),
    ...(number("promotionMonths") && {
      promotion: { apr: number("promotionApr") ?? 0, months: number("promotionMonths"), deferred: end === "deferred" },
    }),
  }));
  const offers = group("o").map(({ number }) => ({
    percent: number("feePercent"),
    least: number("feeMinimum"),
    annualFee: number("annualFee"),
    apr: number("apr"),
    line: number("line"),
    promotion: { apr: number("introApr"), months: number("introMonths"), deferred: false },
  }));
  return { debts, offers, budget: Number(values.get("budget")) };
}

const feeOn = ({ percent, least }, amount) => (amount > 0 ? Math.max((amount * percent) / 100, least) : 0);
const usedOf = (offer, amounts) => amounts.reduce((sum, amount) => sum + amount + feeOn(offer, amount), 0);

/** Costs of some amounts: `moved[offer][debt]`. */
function costOf({ debts, offers, budget }, moved) {
  const left = debts.map((debt, index) => ({
    ...debt,
    balance: debt.balance - moved.reduce((sum, amounts) => sum + amounts[index], 0),
  }));
  const fees = offers.map((offer, index) => moved[index].reduce((sum, amount) => sum + feeOn(offer, amount), 0));
  const taken = offers.map((offer, index) => ({ ...offer, balance: usedOf(offer, moved[index]) }));
  const accounts = [...left, ...taken].filter(({ balance }) => balance > CENT);
  return cheapestPlan(accounts, budget).cost + fees.reduce((sum, fee) => sum + fee, 0);
}

/** Every way in which debts can fill lines, one after the other. */
function fillings({ debts, offers }) {
  const found = new Map();
  const add = (moved) => {
    const key = JSON.stringify(moved);
    if (found.has(key)) return;
    found.set(key, moved);
    offers.forEach((offer, at) =>
      debts.forEach(({ balance }, index) => {
        const room = offer.line - usedOf(offer, moved[at]);
        const left = balance - moved.reduce((sum, amounts) => sum + amounts[index], 0);
        const fits = Math.floor(Math.min(room / (1 + offer.percent / 100), room - offer.least) * 100) / 100;
        const amount = Math.min(left, fits);
        if (amount < 1 || moved[at][index] > 0) return;
        add(moved.map((amounts, one) => amounts.map((old, two) => (one === at && two === index ? amount : old))));
      }),
    );
  };
  add(offers.map(() => debts.map(() => 0)));
  return [...found.values()];
}

/** Changes amounts by ever smaller steps while that saves anything. */
function refined(problem, start) {
  let best = start;
  for (const step of STEPS) {
    for (let better = true; better;) {
      better = false;
      for (let at = 0; at < problem.offers.length; at += 1) {
        for (let index = 0; index < problem.debts.length; index += 1) {
          for (const change of [-step, step]) {
            const moved = best.moved.map((amounts) => [...amounts]);
            moved[at][index] = Math.max(0, moved[at][index] + change);
            const total = moved.reduce((sum, amounts) => sum + amounts[index], 0);
            const fits = usedOf(problem.offers[at], moved[at]) <= problem.offers[at].line + CENT / 2;
            if (!fits || total > problem.debts[index].balance + CENT / 2) continue;
            const cost = costOf(problem, moved);
            if (cost < best.cost - CENT) [best, better] = [{ moved, cost }, true];
          }
        }
      }
    }
  }
  return best;
}

function cheapestTransfers(problem) {
  const costed = fillings(problem).map((moved) => ({ moved, cost: costOf(problem, moved) }));
  costed.sort((a, b) => a.cost - b.cost);
  return Math.min(...costed.slice(0, REFINED).map((one) => refined(problem, one).cost));
}

const inputsOf = (inputs) => new URLSearchParams(inputs).toString();
const cases = [
  ...read("debt-moves").map(({ fragment, costAtMost }) => ({ name: "debt-moves", fragment, cost: costAtMost })),
  ...read("debt-moves-random").map((one) => ({ name: "debt-moves-random", ...one })),
  ...read("debt-switch").map(({ inputs, reachable }) => ({
    name: "debt-switch",
    fragment: inputsOf(inputs),
    cost: reachable,
  })),
];
let compared = 0;
for (const { name, fragment, cost } of cases) {
  const problem = parse(fragment);
  if (problem.debts.length + problem.offers.length > MOST_ACCOUNTS) continue;
  compared += 1;
  const found = cheapestTransfers(problem);
  if (found > cost + 1) console.log(`${name}: ${cost} in the fixture, ${found.toFixed(2)} found: ${fragment}`);
}
console.log(`${compared} of ${cases.length} cases compared`);
