import fc from "fast-check";
import { MAX_AMOUNT_TEXT } from "../../src/domain/amount";
import { catalogueCosts, costSummary, personPaying, readCostFields } from "../../src/domain/catalogue-costs";
import {
  COST_DEFAULTS,
  costFragment,
  dollarRange,
  monthRange,
  parseCostFragment,
  shownMean,
} from "../../src/domain/your-cost";
import { CARDS } from "../support/fixture";

describe("the two fields", () => {
  test("are read as people type amounts", () => {
    expect(readCostFields({ balance: " $5,000 ", payment: "150.50" }).amounts).toEqual({
      balance: 5000,
      payment: 150.5,
    });
    expect(readCostFields(COST_DEFAULTS).amounts).toEqual({ balance: 5000, payment: 150 });
  });

  test("each have their own message", () => {
    expect(readCostFields({ balance: "", payment: "0" })).toEqual({
      amounts: null,
      errors: {
        balance: "Enter your current balance in dollars, such as 5,000.",
        payment: "Your monthly payment must be more than $0.",
      },
    });
  });

  test("take a million dollars and no cent more", () => {
    expect(readCostFields({ ...COST_DEFAULTS, balance: "1,000,000" }).amounts).not.toBeNull();
    expect(readCostFields({ ...COST_DEFAULTS, balance: "1,000,000.01" }).errors).toEqual({
      balance: "Your current balance can be $1,000,000 at most.",
    });
  });

  test("describe a person who moves the balance and buys nothing", () => {
    expect(personPaying({ balance: 800, payment: 20 })).toEqual({
      balance: 800,
      plan: { kind: "fixed", payment: 20 },
      spending: 0,
      countRewards: false,
    });
  });
});

describe("the fragment", () => {
  test("holds both amounts as plain numbers", () => {
    expect(costFragment({ balance: "$5,000", payment: " 150.5 " })).toBe("#balance=5000&payment=150.5");
    expect(parseCostFragment("#balance=5000&payment=150.5")).toEqual({ balance: "5000", payment: "150.5" });
  });

  test("holds what was typed where that is no amount", () => {
    expect(costFragment({ balance: " much ", payment: "150" })).toBe("#balance=much&payment=150");
  });

  test("takes the largest amount and the longest text", () => {
    const balance = "1000000".padStart(MAX_AMOUNT_TEXT, "0");
    expect(parseCostFragment(`#balance=${balance}&payment=1000000`)).toEqual({ balance, payment: "1000000" });
  });

  test("is empty for those who don't ask", () => {
    expect(costFragment(null)).toBe("");
    expect(parseCostFragment("")).toBeNull();
    expect(parseCostFragment("#")).toBeNull();
  });

  test.each(["#main", "#apply-citi-simplicity", "#apr=20", "#a=1&b=2"])("%s says nothing about amounts", (fragment) => {
    expect(parseCostFragment(fragment)).toBeUndefined();
  });

  test.each([
    ["#balance=300", { balance: "300", payment: "150" }],
    ["#payment=80", { balance: "5000", payment: "80" }],
    ["#balance=x&payment=80", { balance: "5000", payment: "80" }],
    ["#balance=-1&payment=0", COST_DEFAULTS],
    ["#balance=1000001&payment=1e3", COST_DEFAULTS],
    [`#balance=${"0".repeat(MAX_AMOUNT_TEXT)}1&payment=90`, { balance: "5000", payment: "90" }],
  ])("%s falls back to the default where an amount is missing or senseless", (fragment, fields) => {
    expect(parseCostFragment(fragment)).toEqual(fields);
  });

  test("restores every pair of amounts", () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 }).map((amount) => String(amount / 100));
    fc.assert(
      fc.property(cents, cents, (balance, payment) => {
        expect(parseCostFragment(costFragment({ balance, payment }))).toEqual({ balance, payment });
      }),
    );
  });

  test("gives amounts that can be used or none, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (balance, rest) => {
        const fields = parseCostFragment(`#balance=${balance}&${rest}`);
        if (!fields) throw new Error("a fragment with a balance asks for costs");
        expect(readCostFields(fields).errors).toBeNull();
      }),
    );
  });
});

describe("figures", () => {
  test("of a range are whole dollars", () => {
    expect(dollarRange(412.4, 979.5)).toBe("$412 – $980");
    expect(dollarRange(1438.2, 1984)).toBe("$1,438 – $1,984");
  });

  test("that read the same are written once", () => {
    expect(dollarRange(2000, 2000)).toBe("$2,000");
    expect(dollarRange(99.6, 100.4)).toBe("$100");
    expect(dollarRange(-0.4, 0.4)).toBe("$0");
  });

  test("are compared as they are shown", () => {
    expect(shownMean(99.6, 100.4)).toBe(shownMean(100, 100));
    expect(shownMean(100, 201)).toBe(150.5);
  });

  test("of months are a range too", () => {
    expect(monthRange(37, 41)).toBe("37 – 41 months");
    expect(monthRange(1, 1)).toBe("1 month");
  });
});

test("each card has its cost or its reason, and the summary counts those without a cost", () => {
  const amounts = { balance: 5000, payment: 150 };
  const costs = catalogueCosts(CARDS, amounts)?.costs;
  if (!costs) throw new Error("no costs");
  expect([...costs.keys()].sort()).toEqual(CARDS.map(({ id }) => id).sort());
  expect(costs.get("capital-one-secured")?.kind).toBe("apart");
  expect(costSummary(amounts, costs)).toBe(
    "Costs for $5,000 paid off at $150 a month. 2 cards can't be ranked; the reason stands with each.",
  );
  expect(costSummary(amounts, new Map([["one", { kind: "apart", text: "No rate." }]]))).toBe(
    "Costs for $5,000 paid off at $150 a month. 1 card can't be ranked; the reason stands with each.",
  );
  expect(costSummary(amounts, new Map())).toBe("Costs for $5,000 paid off at $150 a month.");
});
