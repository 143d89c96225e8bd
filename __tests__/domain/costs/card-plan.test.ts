import type { Card } from "../../../src/domain/cards/card";
import { cardPlan, introEndEvent } from "../../../src/domain/costs/card-plan";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import type { IntroOffer } from "../../../src/schema/terms-schema";
import { testCard } from "../test-card";
import { DEBT, costFor } from "./worked";

const OFFER = { apr: 0, months: 21, scope: ["transfers" as const] };

function planOf(
  terms: NonNullable<NonNullable<Parameters<typeof testCard>[0]>["terms"]>,
  numbers: Partial<VisitorInputs> = {},
  today: string | null = null,
  category: Card["category"] = "low-apr",
) {
  const card = testCard({ id: "a", category, terms });
  const typed = { ...DEBT, ...numbers };
  return cardPlan(card.terms, costFor(card, typed), typed, today).map(({ when, what }) => `${when}: ${what}`);
}

test("moves, pays and ends a debt at another rate after the offer", () => {
  // $6,400 and 3% of it are $6,592; 21 payments of $180 leave $2,812, and $313.91 would leave nothing.
  expect(planOf({ introOffers: [OFFER] })).toEqual([
    "Now: Move $6,400 to the card. The fee is about $192.",
    "Each month: Pay $180, on time. A payment more than 60 days late can end the offer.",
    "After month 21: The offer ends. About $2,812 is left, at 18.24–28.99%.",
    "In months 39–41: You’re done.",
    "Faster: $314 a month pays it off before the offer ends.",
  ]);
});

test("names months of the calendar where today is known", () => {
  const later = [{ percent: 5, from: 5, to: null }];
  const plan = planOf({ introOffers: [OFFER], transferFee: { percent: 3, minimum: 5, later } }, {}, "2026-11-26");
  // A month of 27.99% on $6,400 is $149.28.
  expect(plan[0]).toBe(
    "Now: Move $6,400 to the card. The fee is about $192. Move by month 4 (March 2027): later, the fee is higher and the intro rate may not apply. Our costs assume you move it now. Each month of waiting costs about $149 in interest.",
  );
  expect(plan[2]).toMatch(/^After month 21 \(August 2028\): /);
  expect(plan[3]).toBe("In months 39–41 (April 2030): You’re done.");
});

test("says what fee is assumed where nobody states it", () => {
  expect(planOf({ introOffers: [OFFER], transferFee: null })[0]).toMatch(
    /^Now: Move \$6,400 to the card\. We don’t know the fee; we assume \$0–\$320\./,
  );
});

test("names no other payment for a debt that is gone in time", () => {
  expect(planOf({ introOffers: [OFFER], transferFee: "none" }, { payment: 400 })).toEqual([
    "Now: Move $6,400 to the card. There is no fee.",
    "Each month: Pay $400, on time. A payment more than 60 days late can end the offer.",
    "In month 16: You’re done.",
  ]);
});

test("warns of a payment under the first minimum that most issuers ask for", () => {
  // 1% of $6,592 and a month of 28.99% on it are $225.18; with the offer at 0% the 1% alone is due.
  expect(planOf({ introOffers: [] })[1]).toBe(
    "Each month: Pay $180, on time. The issuer may ask for up to $226 at first, and less may count as late.",
  );
  expect(planOf({ introOffers: [OFFER] })[1]).not.toContain("at first");
});

test("buys and pays a purchase without an offer", () => {
  const steps = planOf({ introOffers: [] }, { goal: "purchase", amount: 3000, apr: null, payment: 250 });
  expect(steps.slice(0, 2)).toEqual([
    "Now: Pay for your $3,000 purchase with the card.",
    "Each month: Pay $250, on time.",
  ]);
  expect(steps).toHaveLength(3);
});

test("begins with the deposit of a secured card", () => {
  const terms = { introOffers: [], transferFee: { percent: 3, minimum: 0, later: [] } };
  expect(planOf(terms, { amount: 2000 }, null, "secured")[0]).toBe(
    "First: Put down a deposit of about $2,060, which becomes your credit line. If you have that money, paying down your current card with it saves more.",
  );
  const purchase: Partial<VisitorInputs> = { goal: "purchase", amount: 500, apr: null };
  expect(planOf(terms, purchase, null, "secured")[0]).toBe(
    "First: Put down a deposit of about $500, which becomes your credit line.",
  );
});

const SIMPLICITY = testCard({ id: "citi-simplicity", name: "Citi Simplicity Card" });
const REMINDED: IntroOffer = { ...OFFER, unit: "months" };

test("reminds of the day on which a card's intro rate ends", () => {
  expect(introEndEvent(SIMPLICITY, REMINDED, "2025-01-31")).toEqual({
    id: "citi-simplicity-transfers",
    day: "2026-10-31",
    summary: "Citi Simplicity Card: the intro rate ends",
    description:
      "The intro rate on balance transfers, which began on January 31, 2025, ends after 21 months. From then on, 18.24–28.99% variable applies to what you still owe. Check the exact day on your statement.",
  });
});

test("reminds of nothing for a start that is no day", () => {
  expect(introEndEvent(SIMPLICITY, REMINDED, "2025-02-29")).toBeNull();
});
