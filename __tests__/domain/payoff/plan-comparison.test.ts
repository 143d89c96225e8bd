import {
  belowMinimumText,
  comparePlans,
  issuersMinimum,
  noEndText,
  payMore,
  planCaution,
  planSentence,
} from "../../../src/domain/payoff/plan-comparison";
import type { PlannerInputs } from "../../../src/domain/numbers/plan-form";
import type { Outcome } from "../../../src/domain/payoff/simulation";
import { PLANNER_INPUTS } from "../../support/planner";

/** $5,000 at 24.99%: 1 % of the balance is $50, and the month's interest $104.125. */
const BELOW =
  "Under the minimum rule you chose, your issuer would ask for $154.13 at first. Paying less counts as late.";

test("the three plans stand in their order, with what each pays", () => {
  const { fixed, target, minimum } = comparePlans(PLANNER_INPUTS);
  expect([fixed.kind, target.kind, minimum.kind]).toEqual(["fixed", "target", "minimum"]);
  expect(fixed).toMatchObject({ payment: 150, outcome: { kind: "paid-off", months: 58 } });
  expect(target).toMatchObject({ payment: 198.78, outcome: { kind: "paid-off", months: 36 } });
  expect(minimum.payment).toBeCloseTo(50 + (5000 * 0.2499) / 12, 9);
});

test("the first minimum is never more than what is owed", () => {
  expect(issuersMinimum({ ...PLANNER_INPUTS, balance: 10, apr: 12 })).toBeCloseTo(10.1, 9);
});

test("a payment below the first minimum of the chosen rule is named late, to the cent", () => {
  expect(belowMinimumText(PLANNER_INPUTS, 154.12)).toBe(BELOW);
  expect(belowMinimumText(PLANNER_INPUTS, 154.13)).toBe("");
  // 1 % of $4,812.34 and $100.2169805 in interest are $148.3403805, asked for as $148.34.
  expect(belowMinimumText({ ...PLANNER_INPUTS, balance: 4812.34 }, 148.34)).toBe("");
  const rule = { kind: "percent", percent: 3, floor: 25 } as const;
  expect(belowMinimumText({ ...PLANNER_INPUTS, rule }, 150)).toBe("");
  expect(belowMinimumText({ ...PLANNER_INPUTS, rule }, 149.99)).toContain("would ask for $150.00 at first");
});

test("a fixed payment and a target below the minimum say so; the minimum itself has nothing to mind", () => {
  const { fixed, minimum } = comparePlans(PLANNER_INPUTS);
  expect(planCaution(PLANNER_INPUTS, fixed)).toBe(BELOW);
  expect(planCaution(PLANNER_INPUTS, minimum)).toBe("");
  expect(planCaution(PLANNER_INPUTS, comparePlans(PLANNER_INPUTS).target)).toBe("");
  const slow = { ...PLANNER_INPUTS, months: 120 };
  expect(comparePlans(slow).target.payment).toBe(113.72);
  expect(planCaution(slow, comparePlans(slow).target)).toBe(BELOW);
});

test("a plan that ends says when, and what it costs", () => {
  expect(planSentence(PLANNER_INPUTS, comparePlans(PLANNER_INPUTS).fixed)).toBe(
    "Debt-free after 58 months, with $3,622.30 in interest.",
  );
});

test("$25, $50 and $100 more, on what was typed, save interest and months", () => {
  const more = payMore(PLANNER_INPUTS, comparePlans(PLANNER_INPUTS).fixed);
  expect(more.map(({ payment }) => payment)).toEqual([175, 200, 250]);
  expect(more.map(({ saved }) => saved?.months)).toEqual([14, 22, 31]);
  expect(more[0]?.saved?.interest).toBe(947.73);
  const typed = { ...PLANNER_INPUTS, payment: 150.125 };
  expect(payMore(typed, comparePlans(typed).fixed)[0]?.payment).toBe(175.125);
});

test("what is saved is the difference of the two amounts of interest as they are shown", () => {
  const inCents = (outcome: Outcome) => (outcome.kind === "paid-off" ? Math.round(outcome.interest * 100) : NaN);
  for (let payment = 110; payment < 400; payment += 7) {
    const { fixed } = comparePlans({ ...PLANNER_INPUTS, payment });
    for (const { outcome, saved } of payMore(PLANNER_INPUTS, fixed)) {
      expect(Math.round((saved?.interest ?? NaN) * 100)).toBe(inCents(fixed.outcome) - inCents(outcome));
    }
  }
});

test("on top of the minimum, the first minimum is kept up to the cent", () => {
  const inputs = { ...PLANNER_INPUTS, plan: "minimum" } as const;
  expect(payMore(inputs, comparePlans(inputs).minimum)[0]?.payment).toBeCloseTo(154.13 + 25, 9);
  const rule = { kind: "percent", percent: 2, floor: 25 } as const;
  const whole = { ...inputs, balance: 1610, rule };
  expect(payMore(whole, comparePlans(whole).minimum)[0]?.payment).toBe(57.2);
});

test("a plan without an end says once why and which payment works", () => {
  const inputs = { ...PLANNER_INPUTS, payment: 100 };
  const { fixed } = comparePlans(inputs);
  expect(planSentence(inputs, fixed)).toBe(
    `Never paid off: the payment doesn’t cover the interest. The lowest payment that pays it off is $104.13 a month. ${BELOW}`,
  );
  expect(planCaution(inputs, fixed)).toBe("");
  expect(payMore(inputs, fixed).map(({ saved }) => saved)).toEqual([null, null, null]);
});

test("an issuer's minimum that never ends names a fixed payment that does", () => {
  const inputs: PlannerInputs = { ...PLANNER_INPUTS, rule: { kind: "percent", percent: 1, floor: 25 } };
  const { outcome } = comparePlans(inputs).minimum;
  if (outcome.kind === "paid-off") throw new Error("1 % of the balance can't cover 2 % of interest.");
  // That issuer asks for $50 at first, so the payment is enough.
  expect(noEndText(inputs, outcome)).toMatch(/The lowest payment that pays it off is \$104\.13 a month\.$/);
});

test("a plan that is not done after 600 months says what is left", () => {
  const inputs = { ...PLANNER_INPUTS, apr: 10, payment: 41.67 };
  expect(planSentence(inputs, comparePlans(inputs).fixed)).toBe(
    "Still unpaid after 600 months: $4,942.25 would then be owed. The lowest payment that pays it off is $41.96 a month. Under the minimum rule you chose, your issuer would ask for $91.67 at first. Paying less counts as late.",
  );
});
