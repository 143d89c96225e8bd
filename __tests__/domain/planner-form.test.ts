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
} from "../../src/domain/planner-form";

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

  test.each([
    ["months", "1"],
    ["months", "600"],
    ["percent", "100 %"],
    ["floor", "$0"],
    ["spending", "$1,000,000"],
  ] as const)("%s '%s' is still taken", (name, text) => {
    expect(readPlanner(fields({ [name]: text })).errors).toBeNull();
  });
});

describe("another minimum rule", () => {
  test("brings its own usual figures", () => {
    expect(chooseRule(PLANNER_DEFAULTS, "percent")).toMatchObject({ rule: "percent", percent: "3", floor: "25" });
  });

  test("keeps figures that were typed", () => {
    expect(chooseRule(fields({ percent: "2" }), "percent")).toMatchObject({ rule: "percent", percent: "2" });
    expect(chooseRule(fields({ floor: "35" }), "percent")).toMatchObject({ percent: "1", floor: "35" });
  });
});

describe("the fragment", () => {
  test("holds only what differs from the default, in plain numbers", () => {
    expect(plannerFragment(PLANNER_DEFAULTS)).toBe("");
    expect(plannerFragment(fields({ balance: "$5,000.00", apr: "24.99 %" }))).toBe("");
    expect(plannerFragment(fields({ balance: "$6,000", plan: "target", months: "24", countRewards: true }))).toBe(
      "#balance=6000&months=24&plan=target&rewards=yes",
    );
    expect(plannerFragment(chooseRule(PLANNER_DEFAULTS, "percent"))).toBe("#rule=percent");
  });

  test("leaves out what a field does not take", () => {
    expect(plannerFragment(fields({ balance: "-1", months: "x", payment: "200" }))).toBe("#payment=200");
  });

  test("unknown and senseless values fall back, one by one", () => {
    expect(
      parsePlannerFragment("#balance=-5&apr=19.5&plan=lottery&months=0.5&rule=none&rewards=maybe&spending="),
    ).toEqual(fields({ apr: "19.5" }));
    expect(parsePlannerFragment(`#balance=${"9".repeat(1000)}`)).toEqual(PLANNER_DEFAULTS);
    expect(parsePlannerFragment("")).toEqual(PLANNER_DEFAULTS);
  });

  test("nothing is read behind a thousand signs", () => {
    expect(parsePlannerFragment(`#apr=19.5&x=${"x".repeat(1000)}&balance=6000`)).toEqual(fields({ apr: "19.5" }));
  });

  test("an amount is cut where no allowed one is as long", () => {
    expect(parsePlannerFragment(`#balance=${"0".repeat(16)}6000`)?.balance).toBe(`${"0".repeat(16)}6000`);
    expect(parsePlannerFragment(`#balance=${"0".repeat(20)}6000`)).toEqual(PLANNER_DEFAULTS);
  });

  test("an anchor of the page is about something else", () => {
    expect(parsePlannerFragment("#main")).toBeUndefined();
  });

  test("any plan that the page takes survives the way through an address", () => {
    const amount = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((cents) => String(cents / 100));
    const plans = fc.record<PlannerFields>({
      balance: amount(1_000_000),
      apr: amount(100),
      payment: amount(1_000_000),
      plan: fc.constantFrom(...PLAN_KINDS),
      months: fc.integer({ min: 1, max: 600 }).map(String),
      rule: fc.constantFrom(...RULE_KINDS),
      percent: amount(100),
      floor: amount(1_000_000),
      spending: amount(1_000_000),
      countRewards: fc.boolean(),
    });
    fc.assert(
      fc.property(plans, (plan) => {
        const { inputs, errors } = readPlanner(plan);
        expect(errors).toBeNull();
        expect(readPlanner(parsePlannerFragment(plannerFragment(plan)) ?? PLANNER_DEFAULTS).inputs).toEqual(inputs);
      }),
      { numRuns: 300 },
    );
  });

  test("whatever is typed or put into an address, the page has a plan", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        plannerFragment(fields({ balance: a, months: b, percent: c }));
        const parsed = parsePlannerFragment(`#balance=${a}&months=${b}&spending=${c}`);
        expect(readPlanner(parsed ?? PLANNER_DEFAULTS).errors).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
