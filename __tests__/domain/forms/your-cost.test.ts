import fc from "fast-check";
import { MAX_AMOUNT_TEXT } from "../../../src/domain/forms/amount";
import { catalogueCosts, costSummary, personPaying, readCostFields } from "../../../src/domain/cards/catalogue-costs";
import {
  COST_DEFAULTS,
  type ShownCost,
  costFragment,
  dollarRange,
  monthRange,
  parseCostFragment,
  shownMean,
} from "../../../src/domain/forms/your-cost";
import { CARDS } from "../../support/fixture";
import { typedCents, typedOr } from "../arbitraries";

describe("the two fields", () => {
  test("are read as the calculator's, within its limits and with its messages", () => {
    expect(readCostFields({ balance: " $5,000 ", payment: "150.50" })).toEqual({
      amounts: { balance: 5000, payment: 150.5 },
      errors: null,
    });
    expect(readCostFields({ balance: "1,000,000.01", payment: "0" })).toEqual({
      amounts: null,
      errors: {
        balance: "Your current balance can be $1,000,000 at most.",
        payment: "Your monthly payment must be more than $0.",
      },
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
  test("holds both amounts as plain numbers, and what was typed where that is no amount", () => {
    expect(costFragment({ balance: "$5,000", payment: " 150.5 " })).toBe("#balance=5000&payment=150.5");
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

  test("gives each amount that a field takes, and the default for any other, whatever it holds", () => {
    fc.assert(
      fc.property(typedOr(typedCents(1_000_000)), (balance) => {
        const { errors } = readCostFields({ ...COST_DEFAULTS, balance });
        const expected = errors ? COST_DEFAULTS : { ...COST_DEFAULTS, balance };
        expect(parseCostFragment(`#${new URLSearchParams({ balance }).toString()}`)).toEqual(expected);
      }),
    );
  });
});

describe("figures", () => {
  test("of a range are whole dollars, and written once where they read the same", () => {
    expect(dollarRange(412.4, 979.5)).toBe("$412 – $980");
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
  expect(catalogueCosts(CARDS, { ...amounts, balance: 0 })).toBeNull();
  const costs = catalogueCosts(CARDS, amounts)?.costs ?? new Map<string, ShownCost>();
  expect(CARDS.filter(({ id }) => costs.get(id)?.kind !== "ranked").map(({ id }) => id)).toEqual([
    "discover-it-secured",
  ]);
  const one = { kind: "apart", text: "No rate." } as const;
  const plan = "Costs for $5,000 paid off at $150 a month.";
  expect(costSummary(amounts, costs)).toBe(`${plan} 1 card can't be ranked; the reason stands with each.`);
  expect(costSummary(amounts, new Map(Object.entries({ one, two: one })))).toBe(
    `${plan} 2 cards can't be ranked; the reason stands with each.`,
  );
  expect(costSummary(amounts, new Map())).toBe(plan);
});
