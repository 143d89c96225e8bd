import { endMonths, rankingWhatIf, whatIf, whatIfOutcome, PAYMENT_STEP } from "../../../src/domain/calculator/what-if";
import { rankCards } from "../../../src/domain/costs/cost-ranking";
import { paymentWithin } from "../../../src/domain/payoff/solve-payment";
import { type VisitorInputs, exampleFor } from "../../../src/domain/visitor/visitor-inputs";
import { CARDS } from "../../support/fixture";

const DEBT = { balance: 5000, apr: 24.99 };
const TODAY = "2026-11-15";

const textOf = (typed: number, payment: number, today: string | null = TODAY) => {
  const { end, saving } = whatIfOutcome(whatIf(DEBT, typed), payment, today);
  return [end, saving].filter(Boolean).join(", ");
};

describe("the payments", () => {
  test("go from the first that ends to three times the larger of plan and minimum, with marks to the cent", () => {
    const { min, max, marks } = whatIf(DEBT, 152.5, "Card", 313.4);
    expect([min, max]).toEqual([105, 465]);
    expect(marks).toEqual([
      { label: "Your plan", payment: 152.5 },
      { label: "Minimum, about", payment: 154.13 },
      { label: "Before the offer ends", payment: 314 },
    ]);
  });

  test("reach every mark in whole steps, and end where one month pays all", () => {
    const { min, max } = whatIf(DEBT, 150, "Card", 612.2);
    expect([min % PAYMENT_STEP, max]).toEqual([0, 615]);
    expect(whatIf({ balance: 100, apr: 20 }, 90).max).toBe(105);
  });

  test("name a payment once that is also the minimum", () => {
    expect(whatIf(DEBT, 154.13).marks).toEqual([{ label: "Your plan", payment: 154.13 }]);
  });
});

describe("the outcome", () => {
  test("names the month of the last payment and what that saves, or costs more, in whole dollars", () => {
    expect(textOf(150, 250)).toBe("debt-free February 2029, saves $2,087");
    expect(textOf(250, 150)).toBe("debt-free September 2031, costs $2,087 more");
    expect(textOf(150, 150)).toBe("debt-free September 2031");
    expect(textOf(150, 250, null)).toBe("debt-free in 27 months, saves $2,087");
  });

  test("says that a payment never ends the debt, and compares nothing with one that doesn't", () => {
    expect(textOf(150, 104)).toBe("never paid off");
    expect(textOf(75, 150)).toBe("debt-free September 2031");
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
    for (const months of [13, 24, 58, 120])
      expect(whatIfOutcome(plan, paymentWithin(DEBT, months), TODAY).months).toBe(months);
  });
});

describe("of a ranking", () => {
  const planFor = (changed: Partial<VisitorInputs>) => {
    const numbers = { ...exampleFor("balance", null), ...changed };
    return rankingWhatIf(rankCards(CARDS, numbers), numbers);
  };

  test("is with the cheapest card, with the payment that is done before its offer ends", () => {
    const plan = planFor({});
    expect(plan?.card).toBe("Citi Simplicity at 28.99%");
    const finish = plan?.marks.find(({ label }) => label === "Before the offer ends");
    expect(plan && finish && whatIfOutcome(plan, finish.payment, TODAY).months).toBe(21);
  });

  test("is with the current card where none is cheaper, and where the payment never pays it off", () => {
    expect(planFor({ amount: 900, apr: 9, payment: 450 })?.card).toBeNull();
    expect(planFor({ payment: 90 })?.card).toBeNull();
  });

  test("has none for a purchase that no card is paid off with", () => {
    expect(planFor({ goal: "purchase", amount: 3000, apr: null, payment: 20 })).toBeNull();
  });
});
