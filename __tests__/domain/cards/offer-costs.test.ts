import type { Numbers } from "../../../src/domain/numbers/numbers";
import { offerCosts } from "../../../src/domain/cards/offer-costs";
import { testCard } from "../test-card";

/** Cards with the terms that the cases below were worked out for by hand. */
const CITI = testCard({
  id: "citi",
  terms: {
    introOffers: [
      { apr: 0, months: 21, scope: ["transfers"] },
      { apr: 0, months: 12, scope: ["purchases"] },
    ],
  },
});
const REFLECT = testCard({
  id: "reflect",
  terms: {
    purchaseApr: { range: { from: 17.24, to: 28.99 } },
    introOffers: [{ apr: 0, months: 21, scope: ["purchases", "transfers"] }],
    transferFee: { percent: 5, minimum: 5 },
  },
});
const QUICKSILVER = testCard({
  id: "quicksilver",
  terms: {
    purchaseApr: { range: { from: 19.24, to: 29.24 } },
    introOffers: [{ apr: 0, months: 15, scope: ["purchases", "transfers"] }],
    rewardsPercent: 1.5,
  },
});
const UNKNOWN = testCard({ id: "unknown", terms: { introOffers: [], transferFee: null } });
const CLOSED = testCard({ id: "closed", terms: { closed: true } });

const DEBT: Numbers = { goal: "balance", amount: 6400, apr: 27.99, payment: 180, tier: null };
const PURCHASE: Numbers = { goal: "purchase", amount: 3000, apr: null, payment: 250, tier: null };

function costsOf(numbers: Numbers, cards = [CITI, REFLECT, QUICKSILVER, UNKNOWN]) {
  return offerCosts(cards, numbers);
}
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe("for a balance", () => {
  test("$6,400 at 27.99% and $180 a month cost $615 – $953 on a card with 21 months at 0%, against $7,403 keeping your current card", () => {
    // $6,400 and 3 % of it are $6,592; 21 payments of $180 leave $2,812.
    expect(costsOf(DEBT).of.get("citi")).toMatchObject({
      kind: "ranked",
      about: "$784",
      facts: [
        "$615 – $953 in 39 – 41 months",
        "Saves $6,619 compared with your current card",
        "$2,812 left when the intro rate ends",
      ],
    });
  });

  test("a bar shows the low and the high end on a scale that the cards alone share", () => {
    // Keeping your current card, at $7,403, would press them to its left edge: the scale ends at the next $200 over $953.
    const cost = costsOf(DEBT, [CITI]).of.get("citi");
    const bar = cost?.kind === "ranked" ? cost.bar : null;
    expect(bar?.sure.x).toBe(0);
    expect(bar?.sure.width).toBeCloseTo(61.5, 0);
    expect(bar?.range.x).toBeCloseTo(61.5, 0);
    expect(bar?.range.width).toBeCloseTo(33.8, 0);
  });

  test("a card that can't be ranked says why and comes last", () => {
    const costs = costsOf(DEBT, [CLOSED, CITI]);
    expect(ids(costs.byCost)).toEqual(["citi", "closed"]);
    expect(costs.of.get("closed")).toEqual({ kind: "apart", text: "Closed to new applicants." });
  });

  test("a card whose fee is not known is ranked by its range, and says so", () => {
    const unknown = costsOf(DEBT, [UNKNOWN, CITI]).of.get("unknown");
    expect(unknown).toHaveProperty("facts", expect.arrayContaining(["Transfer fee not known: counted from 0% to 5%"]));
  });

  test("without its APR there is nothing to save against", () => {
    const cost = costsOf({ ...DEBT, apr: null }).of.get("citi");
    expect(cost).toMatchObject({ about: "$784" });
    expect(JSON.stringify(cost)).not.toContain("keeping your current card");
  });
});

describe("for a purchase", () => {
  test("of $3,000 at $250 a month the card with 1.5% cash back comes first with -$45, and 0% on it costs $0", () => {
    const { of, byCost } = costsOf(PURCHASE);
    expect(ids(byCost)).toEqual(["quicksilver", "citi", "reflect", "unknown"]);
    expect(of.get("quicksilver")).toMatchObject({
      kind: "ranked",
      about: "-$45",
      facts: ["Paid off in 12 months", "Nothing left when the intro rate ends"],
    });
    expect(of.get("reflect")).toMatchObject({ about: "$0" });
  });
});
