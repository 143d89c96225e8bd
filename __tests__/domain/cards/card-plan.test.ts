import { costOfCard, personPaying } from "../../../src/domain/cards/card-cost";
import { cardPlan } from "../../../src/domain/cards/card-plan";
import type { Numbers } from "../../../src/domain/numbers/numbers";
import { testCard } from "../test-card";

const OFFER = { apr: 0, months: 21, scope: ["transfers" as const] };
const DEBT: Numbers = { goal: "balance", amount: 6400, apr: 27.99, payment: 180, tier: null };

function planOf(
  terms: NonNullable<NonNullable<Parameters<typeof testCard>[0]>["terms"]>,
  numbers: Partial<Numbers> = {},
) {
  const card = testCard({ id: "a", terms });
  const typed = { ...DEBT, ...numbers };
  const cost = costOfCard(card, personPaying(typed));
  if (cost.kind !== "ranked") throw new Error("The card is ranked.");
  return cardPlan(card.terms, cost, typed);
}

test("a debt is moved, paid, owed at another rate when the offer ends, and done", () => {
  // $6,400 and 3% of it are $6,592; 21 payments of $180 leave $2,812, and $313.91 would leave nothing.
  expect(planOf({ introOffers: [OFFER] })).toEqual([
    "Move $6,400 to the card. The fee is about $192.",
    "Pay $180 each month, on time. A payment more than 60 days late can end the offer.",
    "The offer ends after month 21. About $2,812 is left then, at 18.24–28.99%.",
    "You are done after 39–41 months.",
    "Or pay $313.91 a month and finish inside the offer.",
  ]);
});

test("a fee that rises says until when to move", () => {
  const later = [{ percent: 5, from: 5, to: null }];
  const [move] = planOf({ introOffers: [OFFER], transferFee: { percent: 3, minimum: 5, later } });
  expect(move).toBe("Move $6,400 to the card in the first 4 months. The fee is about $192.");
});

test("a debt that is gone in time needs no other payment", () => {
  expect(planOf({ introOffers: [OFFER], transferFee: "none" }, { payment: 400 })).toEqual([
    "Move $6,400 to the card. There is no fee.",
    "Pay $400 each month, on time. A payment more than 60 days late can end the offer.",
    "The debt is gone before the offer ends.",
    "You are done after 16 months.",
  ]);
});

test("a purchase without an offer is bought and paid", () => {
  const steps = planOf({ introOffers: [] }, { goal: "purchase", amount: 3000, apr: null, payment: 250 });
  expect(steps.slice(0, 2)).toEqual(["Pay for your $3,000 purchase with the card.", "Pay $250 each month, on time."]);
  expect(steps).toHaveLength(3);
});
