import fc from "fast-check";
import {
  PLANNER_DEFAULTS,
  PLAN_KINDS,
  type PlannerFields,
  RULE_KINDS,
  chooseRule,
  parsePlannerFragment,
  planOf,
  plannerFragment,
  readPlanner,
} from "../../../src/domain/forms/planner-form";
import { typedCents, typedOr } from "../arbitraries";

const fields = (changed: Partial<PlannerFields>): PlannerFields => ({ ...PLANNER_DEFAULTS, ...changed });

describe("the fields as numbers", () => {
  test("the defaults are the specification's, paid at a fixed payment", () => {
    const { inputs } = readPlanner(PLANNER_DEFAULTS);
    expect(inputs).toEqual({
      balance: 5000,
      apr: 24.99,
      payment: 150,
      plan: "fixed",
      months: 36,
      rule: { kind: "percent-plus-interest", percent: 1, floor: 25 },
      spending: 0,
      countRewards: false,
    });
    expect(inputs && PLAN_KINDS.map((kind) => planOf(inputs, kind))).toEqual([
      { kind: "fixed", payment: 150 },
      { kind: "target", months: 36 },
      { kind: "minimum", rule: { kind: "percent-plus-interest", percent: 1, floor: 25 } },
    ]);
  });

  test.each([
    ["months", "", "Enter a number of months, such as 36."],
    ["months", "12.5", "Enter whole months, such as 36."],
    ["months", "0", "Enter at least 1 month."],
    ["months", "601", "Enter 600 months at most."],
    ["percent", "x", "Enter the percentage, such as 1."],
    ["percent", "0", "The percentage must be more than 0%."],
    ["percent", "100.1", "The percentage can be 100% at most."],
    ["floor", "", "Enter the smallest minimum payment in dollars, such as 25."],
    ["floor", "-1", "The smallest minimum payment can’t be less than $0."],
    ["spending", "1e3", "Enter the new spending in dollars, such as 0."],
    ["spending", "1000001", "The new spending can be $1,000,000 at most."],
    ["balance", "0", "Your current balance must be more than $0."],
  ] as const)("%s '%s' gets a message of its own", (name, text, message) => {
    expect(readPlanner(fields({ [name]: text }))).toEqual({ inputs: null, errors: { [name]: message } });
  });

  test("take the largest amounts and the smallest", () => {
    const largest = { months: "600", percent: "100 %", floor: "$1,000,000", spending: "$1,000,000" };
    expect(readPlanner(fields(largest)).errors).toBeNull();
    expect(readPlanner(fields({ months: "1", percent: "0.01", floor: "$0", spending: "0" })).errors).toBeNull();
  });
});

test("another minimum rule brings its own usual figures, and keeps figures that were typed", () => {
  const changed = (typed: Partial<PlannerFields>) => {
    const { rule, percent, floor } = chooseRule(fields(typed), "percent");
    return [rule, percent, floor];
  };
  expect(changed({})).toEqual(["percent", "3", "25"]);
  expect(changed({ percent: "2" })).toEqual(["percent", "2", "25"]);
  expect(changed({ floor: "35" })).toEqual(["percent", "1", "35"]);
});

describe("the fragment", () => {
  test("holds only what differs from the default and a field takes, in plain numbers", () => {
    expect(plannerFragment(PLANNER_DEFAULTS)).toBe("");
    expect(plannerFragment(fields({ balance: "$5,000.00", apr: "24.99 %" }))).toBe("");
    expect(plannerFragment(fields({ balance: "$6,000", plan: "target", months: "24", countRewards: true }))).toBe(
      "#balance=6000&months=24&plan=target&rewards=yes",
    );
    expect(plannerFragment(chooseRule(PLANNER_DEFAULTS, "percent"))).toBe("#rule=percent");
    expect(plannerFragment(fields({ balance: "-1", months: "x", payment: "200" }))).toBe("#payment=200");
  });

  test("unknown and senseless values fall back, one by one", () => {
    expect(
      parsePlannerFragment("#balance=-5&apr=19.5&plan=lottery&months=0.5&rule=none&rewards=maybe&spending="),
    ).toEqual(fields({ apr: "19.5" }));
    expect(parsePlannerFragment(`#balance=${"9".repeat(1000)}`)).toEqual(PLANNER_DEFAULTS);
    expect(parsePlannerFragment("")).toEqual(PLANNER_DEFAULTS);
  });

  test("nothing is read behind a thousand signs, and an amount is cut where no allowed one is as long", () => {
    expect(parsePlannerFragment(`#apr=19.5&x=${"x".repeat(1000)}&balance=6000`)).toEqual(fields({ apr: "19.5" }));
    expect(parsePlannerFragment(`#balance=${"0".repeat(16)}6000`)?.balance).toBe(`${"0".repeat(16)}6000`);
    expect(parsePlannerFragment(`#balance=${"0".repeat(20)}6000`)).toEqual(PLANNER_DEFAULTS);
  });

  test("an anchor of the page is about something else", () => {
    expect(parsePlannerFragment("#main")).toBeUndefined();
  });

  test("any plan that the page takes survives the way through an address", () => {
    const plans = fc.record<PlannerFields>({
      balance: typedCents(1_000_000),
      apr: typedCents(100),
      payment: typedCents(1_000_000),
      plan: fc.constantFrom(...PLAN_KINDS),
      months: fc.integer({ min: 1, max: 600 }).map(String),
      rule: fc.constantFrom(...RULE_KINDS),
      percent: typedCents(100),
      floor: typedCents(1_000_000),
      spending: typedCents(1_000_000),
      countRewards: fc.boolean(),
    });
    fc.assert(
      fc.property(plans, (plan) => {
        const { inputs, errors } = readPlanner(plan);
        expect(errors).toBeNull();
        expect(readPlanner(parsePlannerFragment(plannerFragment(plan)) ?? PLANNER_DEFAULTS).inputs).toEqual(inputs);
      }),
      { numRuns: 100 },
    );
  });

  test("whatever is put into an address, the page has a plan, with each amount that a field takes", () => {
    const amounts = fc.record({
      balance: typedOr(typedCents(1_000_000)),
      percent: typedOr(typedCents(100)),
      spending: typedOr(typedCents(1_000_000)),
    });
    fc.assert(
      fc.property(amounts, (typed) => {
        const parsed = parsePlannerFragment(`#${new URLSearchParams(typed).toString()}`) ?? PLANNER_DEFAULTS;
        const { errors } = readPlanner(fields(typed));
        const expected = ["balance", "percent", "spending"] as const;
        for (const name of expected) expect(parsed[name]).toBe(errors?.[name] ? PLANNER_DEFAULTS[name] : typed[name]);
        expect(readPlanner(parsed).errors).toBeNull();
      }),
    );
  });
});
