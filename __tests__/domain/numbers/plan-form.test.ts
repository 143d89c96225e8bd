import fc from "fast-check";
import {
  PLAN_DEFAULTS,
  PLAN_KINDS,
  type PlanFields,
  RULE_KINDS,
  chooseRule,
  parsePlan,
  planOf,
  planText,
  readPlan,
  withPlan,
} from "../../../src/domain/numbers/plan-form";
import { PLANNER_INPUTS } from "../../support/planner";
import { typedCents } from "../arbitraries";

const fields = (changed: Partial<PlanFields>): PlanFields => ({ ...PLAN_DEFAULTS, ...changed });

describe("the fields as numbers", () => {
  test("the defaults are a fixed payment, with a usual minimum rule beside it", () => {
    const { value: options } = readPlan(PLAN_DEFAULTS);
    expect({ balance: 5000, apr: 24.99, payment: 150, tier: null, ...options }).toEqual(PLANNER_INPUTS);
    expect(PLAN_KINDS.map((kind) => planOf(PLANNER_INPUTS, kind))).toEqual([
      { kind: "fixed", payment: 150 },
      { kind: "target", months: 36 },
      { kind: "minimum", rule: { kind: "percent-plus-interest", percent: 1, floor: 25 } },
    ]);
  });

  test.each([
    ["months", "", "Enter a number of months, such as 36."],
    ["months", "12.5", "Enter whole months, such as 36."],
    ["months", "0", "Enter at least 1 month."],
    ["months", "601", "Enter no more than 600 months."],
    ["percent", "x", "Enter the percentage, such as 1."],
    ["percent", "0", "The percentage must be more than 0%."],
    ["percent", "100.1", "The percentage can’t be more than 100%."],
    ["floor", "", "Enter the minimum amount in dollars, such as 25."],
    ["floor", "-1", "The minimum amount can’t be less than $0."],
    ["floor", "1000001", "The minimum amount can’t be more than $1,000,000."],
  ] as const)("%s '%s' gets a message of its own", (name, text, message) => {
    expect(readPlan(fields({ [name]: text }))).toEqual({ value: null, errors: { [name]: message } });
  });

  test("take the largest amounts and the smallest", () => {
    const largest = { months: "600", percent: "100 %", floor: "$1,000,000" };
    expect(readPlan(fields(largest)).errors).toBeNull();
    expect(readPlan(fields({ months: "1", percent: "0.01", floor: "$0" })).errors).toBeNull();
  });
});

test("another minimum rule brings its own usual figures, and keeps figures that were typed", () => {
  const changed = (typed: Partial<PlanFields>) => {
    const { rule, percent, floor } = chooseRule(fields(typed), "percent");
    return [rule, percent, floor];
  };
  expect(changed({})).toEqual(["percent", "3", "25"]);
  expect(changed({ percent: "2" })).toEqual(["percent", "2", "25"]);
  expect(changed({ floor: "35" })).toEqual(["percent", "1", "35"]);
});

describe("the text that is kept", () => {
  test("holds only what differs from the default, in plain numbers, behind the numbers", () => {
    expect(planText(PLAN_DEFAULTS)).toBe("");
    expect(planText(fields({ plan: "target", months: "24" }))).toBe("months=24&plan=target");
    expect(planText(chooseRule(PLAN_DEFAULTS, "percent"))).toBe("rule=percent");
    expect(planText(fields({ floor: "$35" }))).toBe("floor=35");
    expect(withPlan("balance=6000&apr=20&payment=150&plan=minimum", fields({ plan: "target" }))).toBe(
      "balance=6000&apr=20&payment=150&plan=target",
    );
    expect(withPlan("", fields({ plan: "target" }))).toBe("plan=target");
  });

  test("what is unknown falls back, and a wrong amount stands in its field, to be mended", () => {
    expect(parsePlan("#percent=2&plan=lottery&months=0.5&rule=none&floor=")).toEqual(
      fields({ percent: "2", months: "0.5", floor: "" }),
    );
    expect(parsePlan("")).toEqual(PLAN_DEFAULTS);
  });

  test("any plan that the page takes survives the way through an address", () => {
    const plans = fc.record<PlanFields>({
      plan: fc.constantFrom(...PLAN_KINDS),
      months: fc.integer({ min: 1, max: 600 }).map(String),
      rule: fc.constantFrom(...RULE_KINDS),
      percent: typedCents(100),
      floor: typedCents(1_000_000),
    });
    fc.assert(
      fc.property(plans, (plan) => {
        const { value: options, errors } = readPlan(plan);
        expect(errors).toBeNull();
        expect(readPlan(parsePlan(planText(plan))).value).toEqual(options);
      }),
      { numRuns: 100 },
    );
  });
});
