import { costWithLine } from "../../../src/domain/cards/cost-with-line";
import type { Numbers } from "../../../src/domain/numbers/numbers";
import { plainCard as card } from "../test-card";
import { costFor } from "./worked";

const CARD = card("offer", [18, 28], {
  introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }],
  transferFee: { percent: 3, minimum: 5 },
});
const NUMBERS: Numbers = { goal: "balance", amount: 6400, apr: 22.99, payment: 350, tier: null };

test("of a line that is too small, as much is moved as fits in with its fee, and the rest is paid at the old rate", () => {
  const cost = costWithLine(CARD, NUMBERS, 2600);
  expect(cost?.moved).toBe(2524.27);
  expect(cost?.low).toBeCloseTo(643.4, 2);
  expect(cost?.low).toBeGreaterThan(costFor(CARD, NUMBERS).low.totalCost);
});

test("a line that holds all or nothing gives no other cost, nor does an unknown rate, nor one with new purchases", () => {
  expect([costWithLine(CARD, NUMBERS, 6592), costWithLine(CARD, NUMBERS, 4)]).toEqual([null, null]);
  expect(costWithLine(CARD, { ...NUMBERS, apr: null }, 2600)).toBeNull();
  expect(costWithLine(CARD, { ...NUMBERS, spending: 10 }, 2600)).toBeNull();
});

test("a fee that nobody states is between nothing and the highest usual one, and monthly fees count", () => {
  const offer = { introOffers: [{ apr: 0, months: 21, scope: ["transfers" as const] }] };
  const costs = (terms: object) => costWithLine(card("unknown", [18], { ...offer, ...terms }), NUMBERS, 2600);
  const unknown = costs({ transferFee: null });
  expect(unknown?.moved).toBe(2476.19);
  expect((unknown?.high ?? 0) - (unknown?.low ?? 0)).toBeGreaterThan(123);
  const free = { transferFee: "none" as const };
  // Each of the months until the card is paid off, and a first year's fee in place of the others'.
  expect((costs({ ...free, monthlyFee: 5 })?.low ?? 0) - (costs(free)?.low ?? 0)).toBeGreaterThan(60);
  expect(costs({ ...free, annualFee: 40, firstYearFee: 0 })?.low).toBeLessThan(
    costs({ ...free, annualFee: 40 })?.low ?? 0,
  );
});

test("a payment that never pays both cards off has a cost without end", () => {
  expect(costWithLine(CARD, { ...NUMBERS, payment: 60 }, 2600)?.high).toBe(Infinity);
});
