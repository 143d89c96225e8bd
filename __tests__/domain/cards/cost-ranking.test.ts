import fc from "fast-check";
import { introEndText } from "../../../src/domain/cards/cost-ranking";
import { planView } from "../../../src/domain/charts/plan-view";
import type { PlannerInputs } from "../../../src/domain/forms/planner-form";
import { simulate } from "../../../src/domain/payoff/simulation";
import { CARDS } from "../../support/fixture";
import { testCard } from "../test-card";
import { PLANNER_INPUTS } from "../../support/planner";

function rank(changed: Partial<PlannerInputs> = {}, cards = CARDS) {
  const { ranking } = planView({ ...PLANNER_INPUTS, ...changed }, cards);
  if (!ranking) throw new Error("These inputs can be ranked.");
  return ranking;
}
const namesOf = ({ rows }: ReturnType<typeof rank>) =>
  rows.map((row) => (row.kind === "card" ? `${row.rank} ${row.card.id}` : "stay"));

test("staying put stands at its place by cost, without a number", () => {
  expect(namesOf(rank()).at(-1)).toBe("stay");
  const cheap = namesOf(rank({ apr: 16 }));
  const place = cheap.indexOf("stay");
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(cheap.length - 1);
  const ranks = cheap.filter((name) => name !== "stay").map((name) => Number.parseInt(name, 10));
  expect(ranks).toEqual(ranks.map((_, index) => index + 1));
});

test("staying put is paying the present rate, with the same spending and without rewards", () => {
  const stay = rank({ spending: 10, countRewards: true }).rows.find((row) => row.kind === "stay");
  expect(stay?.outcome).toMatchObject({ kind: "paid-off", rewards: 0, transferFee: 0 });
  const alone = simulate({ balance: 5000, apr: 24.99, spending: 10 }, { kind: "fixed", payment: 150 });
  expect({ ...stay?.outcome, schedule: null }).toEqual(alone);
});

test("staying put stands first where nothing is cheaper, and after a card that costs as much", () => {
  expect(namesOf(rank({ apr: 1 }))[0]).toBe("stay");
  const same = testCard({ terms: { purchaseApr: { rates: [24.99] }, introOffers: [], transferFee: "none" } });
  expect(rank({}, [same]).rows.map(({ kind }) => kind)).toEqual(["card", "stay"]);
});

test("staying put comes last where it never ends, and then sets no end of the scale", () => {
  const { rows, scale } = rank({ apr: 40 });
  expect(rows.at(-1)).toMatchObject({ kind: "stay", outcome: { kind: "never" } });
  expect(scale.to).toBeLessThan(3000);
});

test("one scale holds every cost", () => {
  const share = fc.double({ min: 0.04, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 20_000 }), share, fc.boolean(), (balance, part, countRewards) => {
      const { rows, scale } = rank({ balance, payment: 20 + balance * part, spending: 20, countRewards });
      const ends = rows.flatMap((row) => (row.kind === "card" ? [row.low, row.high] : [row.outcome]));
      const costs = ends.map((end) => (end.kind === "paid-off" ? end.totalCost : NaN));
      expect(costs.length).toBeGreaterThan(1);
      expect(costs.filter((cost) => !(cost >= scale.from && cost <= scale.to))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("an intro rate says what is left at its end; without one nothing is said", () => {
  const textOf = (id: string, changed: Partial<PlannerInputs> = {}) => {
    const row = rank(changed).rows.find((one) => one.kind === "card" && one.card.id === id);
    return row?.kind === "card" ? introEndText(row.low, row.high) : undefined;
  };
  expect(textOf("citi-simplicity")).toBe("$2,000 still owed when the intro rate ends.");
  expect(textOf("citi-simplicity", { payment: 300 })).toBe("Nothing is left when the intro rate ends.");
  expect(textOf("penfed-platinum-rewards")).toBeNull();
});

test("what is left at the end of an intro rate may differ with the regular rate, and isn't told of one end alone", () => {
  const [row] = rank().rows;
  if (row?.kind !== "card") throw new Error("A card is the cheapest.");
  const at = (balanceAtIntroEnd: number | null) => ({ ...row.low, balanceAtIntroEnd });
  expect(introEndText(at(1900), at(2100))).toBe("$1,900 – $2,100 still owed when the intro rate ends.");
  expect(introEndText(at(2100), at(1900))).toBe("$1,900 – $2,100 still owed when the intro rate ends.");
  expect(introEndText(at(0), at(10))).toBe("$0 – $10 still owed when the intro rate ends.");
  expect(introEndText(at(null), at(2100))).toBeNull();
  expect(introEndText(at(2100), at(null))).toBeNull();
});

test("inputs that name no debt or no rate rank nothing", () => {
  expect(planView({ ...PLANNER_INPUTS, apr: -1 }, CARDS).ranking).toBeNull();
  expect(planView({ ...PLANNER_INPUTS, balance: 0 }, CARDS).ranking).toBeNull();
});
