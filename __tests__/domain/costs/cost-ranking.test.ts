import fc from "fast-check";
import type { Card } from "../../../src/domain/cards/card";
import { costBar, groupsOf, rankCards } from "../../../src/domain/costs/cost-ranking";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { simulate } from "../../../src/domain/payoff/simulation";
import type { Tier } from "../../../src/schema/vocabulary";
import { CARDS } from "../../support/fixture";
import { plainCard as plain } from "../test-card";
import { reportedRates } from "./worked";

const NUMBERS: VisitorInputs = { goal: "balance", amount: 5000, apr: 24.99, payment: 150, tier: null };

function rank(changed: Partial<VisitorInputs> = {}, cards: readonly Card[] = CARDS) {
  return rankCards(cards, { ...NUMBERS, ...changed });
}
const namesOf = ({ rows }: ReturnType<typeof rank>) => rows.map(({ card }) => card.id);

describe("the cards", () => {
  test("ranks by the mean of both ends, the cheapest first", () => {
    // Wide has the best low end and the worst high end.
    const cards = [plain("narrow", [16.5, 17.5]), plain("wide", [10, 19]), plain("single", [16])];
    const ranking = rank({ apr: null }, cards);
    expect(namesOf(ranking)).toEqual(["wide", "single", "narrow"]);
    expect(ranking.unranked).toEqual([]);
    for (const { low, high, meanCost } of ranking.rows) expect(meanCost).toBe((low.totalCost + high.totalCost) / 2);
  });

  test("keeps the given order where cards tie or have no cost", () => {
    const cards = [
      plain("b", [17]),
      plain("y", [17], { creditLine: { from: 200, to: 900 } }),
      plain("a", [17]),
      plain("x", [17], { creditLine: { from: 200, to: 1000 } }),
      plain("c", [16]),
    ];
    const ranking = rank({ apr: null }, cards);
    expect(namesOf(ranking)).toEqual(["c", "b", "a"]);
    expect(ranking.unranked.map(({ card }) => card.id)).toEqual(["y", "x"]);
    expect(ranking.unranked[1]?.reason).toEqual({ kind: "line-too-small", line: 1000, needed: 5000 });
  });

  test("lists secured cards last in their group, unless the score is low or there is none", () => {
    const secured = { ...plain("secured", [10]), category: "secured" } as const;
    const cards = [plain("members", [9], { membership: "Members" }), secured, plain("a", [17]), plain("b", [30])];
    const orderFor = (tier: Tier | null) => namesOf(rank({ tier }, cards));
    for (const tier of [null, "620-to-719", "720-or-more"] as const) {
      expect(orderFor(tier)).toEqual(["a", "b", "secured", "members"]);
    }
    expect(orderFor("619-or-less")).toEqual(["secured", "a", "b", "members"]);
  });

  test("lists last what is not meant for the score", () => {
    const meantFor = (id: string, rate: number, tiers: readonly Tier[]) => {
      const byTier = { "no-score": rate, "619-or-less": rate, "620-to-719": rate, "720-or-more": rate };
      return { ...plain(id, [rate]), reported: reportedRates({ meantFor: [...tiers], byTier }) };
    };
    const others: readonly Tier[] = ["620-to-719", "720-or-more"];
    const cards = [meantFor("dear", 25, others), meantFor("cheap", 9, others), meantFor("own", 28, ["619-or-less"])];
    const [forYou, notForYou, ...more] = groupsOf(rank({ tier: "619-or-less" }, cards));
    expect(forYou?.rows.map(({ card }) => card.id)).toEqual(["own"]);
    expect([notForYou?.eligibility, notForYou?.unranked.map(({ card }) => card.id)]).toEqual([
      "not-for-score",
      ["dear", "cheap"],
    ]);
    expect(more).toEqual([]);
  });

  test("lists closed cards after all others, in a group of their own", () => {
    const cards = [
      plain("closed", [9], { applicants: "closed" }),
      plain("asking", [17], { creditScores: { from: 670, to: 850 } }),
      plain("members", [17], { membership: "Members" }),
    ];
    const groups = groupsOf(rank({ tier: "619-or-less" }, cards)).map(({ eligibility, rows, unranked }) => [
      eligibility,
      [...rows, ...unranked].map(({ card }) => card.id),
    ]);
    expect(groups).toEqual([
      ["maybe", ["members"]],
      ["not-for-score", ["asking"]],
      ["closed", ["closed"]],
    ]);
  });
});

describe("keeping your current card", () => {
  test("is paying the present rate without a fee", () => {
    const { stay } = rank();
    expect(stay).toEqual(simulate({ balance: 5000, apr: 24.99 }, NUMBERS.payment));
    expect(stay).toMatchObject({ kind: "paid-off", transferFee: 0 });
  });

  test("sets no end of the scale where it never ends", () => {
    const { stay, scale } = rank({ apr: 40 });
    expect(stay?.kind).toBe("never");
    expect(scale).toBeLessThan(3000);
  });

  test("is no choice for a purchase, nor while the present rate isn't known", () => {
    for (const unknown of [{ goal: "purchase" as const }, { apr: null }]) expect(rank(unknown).stay).toBeNull();
  });
});

test("has one scale that holds every cost", () => {
  const share = fc.double({ min: 0.04, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 20_000 }), share, (amount, part) => {
      const payment = 20 + amount * part;
      const { rows, scale, stay } = rank({ amount, payment });
      const costs = rows.flatMap(({ low, high }) => [low.totalCost, high.totalCost]);
      if (stay?.kind === "paid-off") costs.push(stay.totalCost);
      expect(costs.length).toBeGreaterThan(1);
      expect(costs.filter((cost) => !(cost >= 0 && cost <= scale))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test.each([
  ["both ends, from nothing", 250, 500, { sure: [0, 25], range: [25, 25] }],
  ["both ends, whichever is the higher", 500, 250, { sure: [0, 25], range: [25, 25] }],
  ["one cost, as thin as can be seen", 500, 500, { sure: [0, 50], range: [50, 0.8] }],
  ["the most that the scale holds, within it", 1000, 1000, { sure: [0, 100], range: [99.2, 0.8] }],
])("draws a bar of %s", (_, low, high, { sure, range }) => {
  const bar = costBar(low, high, 1000);
  expect([bar.sure.x, bar.sure.width]).toEqual(sure);
  expect([bar.range.x, bar.range.width]).toEqual(range);
});
