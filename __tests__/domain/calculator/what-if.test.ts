import fc from "fast-check";
import {
  endMonths,
  paymentFor,
  rankingWhatIf,
  stopAt,
  whatIf,
  whatIfOutcome,
  whatIfText,
} from "../../../src/domain/calculator/what-if";
import { rankCards } from "../../../src/domain/costs/cost-ranking";
import { EXAMPLE_INPUTS } from "../../../src/domain/visitor/visitor-inputs";
import { CARDS } from "../../support/fixture";

const DEBT = { balance: 5000, apr: 24.99 };
const TODAY = "2026-11-15";

const textOf = (typed: number, payment: number, today: string | null = TODAY) => {
  const plan = whatIf(DEBT, typed);
  return whatIfText(payment, whatIfOutcome(plan, payment), today);
};

describe("the payments", () => {
  test("go in steps of $5 from the first that ends to three times the larger of plan and minimum, with the marks to the cent", () => {
    const { stops, marks } = whatIf(DEBT, 152.5, "Card", 313.4);
    expect(stops.slice(0, 3)).toEqual([105, 110, 115]);
    expect(stops.slice(9, 13)).toEqual([150, 152.5, 154.13, 155]);
    expect(stops.slice(-2)).toEqual([455, 460]);
    expect(stops).toContain(314);
    expect(marks).toEqual([
      { label: "Your plan", payment: 152.5 },
      { label: "Minimum, about", payment: 154.13 },
      { label: "Before the offer ends", payment: 314 },
    ]);
  });

  test("begin at a typed payment that is too low, and end where one month pays all", () => {
    expect(whatIf(DEBT, 50).stops.slice(0, 2)).toEqual([50, 105]);
    expect(whatIf({ balance: 100, apr: 20 }, 90).stops.at(-1)).toBe(105);
  });

  test("hold what was typed at any debt, in order and without a payment twice", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (balance, apr, typed) => {
          const plan = whatIf({ balance: balance / 100, apr: apr / 100 }, typed / 100);
          expect(plan.stops[stopAt(plan, typed / 100)]).toBe(typed / 100);
          expect([...plan.stops].sort((a, b) => a - b)).toEqual([...new Set(plan.stops)]);
        },
      ),
      { numRuns: 50 },
    );
  });

  test("a payment between two stops is at the lower one, and one below all at the first", () => {
    const plan = whatIf(DEBT, 150);
    expect(plan.stops[stopAt(plan, 263.4)]).toBe(260);
    expect(stopAt(plan, 1)).toBe(0);
  });
});

describe("the outcome", () => {
  test("names the month of the last payment and what that saves, or costs more, in whole dollars", () => {
    expect(textOf(150, 250)).toBe("$250 a month, debt-free February 2029, saves $2,087");
    expect(textOf(250, 150)).toBe("$150 a month, debt-free September 2031, costs $2,087 more");
    expect(textOf(150, 150)).toBe("$150 a month, debt-free September 2031");
    expect(textOf(150, 250, null)).toBe("$250 a month, debt-free in 27 months, saves $2,087");
  });

  test("says that a payment never ends the debt, and compares nothing with one that doesn't", () => {
    expect(textOf(150, 104)).toBe("$104 a month, never paid off");
    expect(textOf(75, 150)).toBe("$150 a month, debt-free September 2031");
  });
});

describe("a month to be done by", () => {
  test("is between those of the highest and the lowest payment, ten years away at most", () => {
    const months = endMonths(whatIf(DEBT, 150));
    expect([months[0], months.at(-1)]).toEqual([13, 120]);
    expect(endMonths(whatIf({ balance: 100, apr: 20 }, 90))[0]).toBe(1);
  });

  test("sets the payment that ends the debt in it", () => {
    const plan = whatIf(DEBT, 150);
    for (const months of [13, 24, 58, 120]) expect(whatIfOutcome(plan, paymentFor(plan, months)).months).toBe(months);
  });
});

describe("of a ranking", () => {
  const planFor = (changed: Partial<typeof EXAMPLE_INPUTS>) => {
    const numbers = { ...EXAMPLE_INPUTS, ...changed };
    return rankingWhatIf(rankCards(CARDS, numbers), numbers);
  };

  test("is with the cheapest card, with the payment that is done before its offer ends", () => {
    const plan = planFor({});
    expect(plan?.card).toBe("Citi Simplicity");
    const finish = plan?.marks.find(({ label }) => label === "Before the offer ends");
    expect(plan && finish && whatIfOutcome(plan, finish.payment).months).toBe(21);
  });

  test("is with the current card where none is cheaper, and where the payment never pays it off", () => {
    expect(planFor({ amount: 900, apr: 9, payment: 450 })?.card).toBeNull();
    expect(planFor({ payment: 90 })?.card).toBeNull();
  });

  test("has none for a purchase that no card is paid off with", () => {
    expect(planFor({ goal: "purchase", amount: 3000, apr: null, payment: 20 })).toBeNull();
  });
});
