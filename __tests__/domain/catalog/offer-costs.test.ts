import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { offerCosts, offersForScore } from "../../../src/domain/catalog/offer-costs";
import { testCard } from "../test-card";
import { CITI, DEBT, PURCHASE } from "../costs/worked";

/** Cards with the terms that the cases below were worked out for by hand. */
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
const CLOSED = testCard({ id: "closed", terms: { applicants: "closed" } });

function costsOf(numbers: VisitorInputs, cards = [CITI, REFLECT, QUICKSILVER, UNKNOWN]) {
  return offerCosts(cards, numbers);
}
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

test("a score alone says who gets which card, the best rated first, without a cost", () => {
  const secured = testCard({ id: "secured", category: "secured", rating: 4.2 });
  const good = testCard({ id: "good", rating: 4.9, terms: { creditScores: { from: 670, to: 850 } } });
  const better = testCard({ id: "better", rating: 4.5, category: "secured" });
  const { byCost, of } = offersForScore([good, secured, better, CLOSED], "619-or-less");
  expect(ids(byCost)).toEqual(["better", "secured", "good", "closed"]);
  expect(of.get("better")).toMatchObject({ kind: "unpriced", group: "For your score" });
  expect(of.get("better")?.kind === "unpriced" && of.get("better")).toHaveProperty("figures.0.label", "Deposit");
  expect(of.get("good")).toMatchObject({ eligibility: "not-for-score", group: "Not for your score", figures: null });
});

describe("for a balance", () => {
  test("costs $615–$953 with 21 months at 0%, against $7,403 on the current card", () => {
    // $6,400 and 3 % of it are $6,592; 21 payments of $180 leave $2,812.
    expect(costsOf(DEBT).of.get("citi")).toMatchObject({
      kind: "ranked",
      cost: "$784",
      saving: "saves $6,619",
      figures: [
        { label: "Transfer intro", value: "0% for 21 mo." },
        { label: "Then, variable", value: "18.24–28.99%" },
        { label: "Transfer fee", value: "$192" },
        { label: "Still owed", value: "$2,812" },
      ],
    });
  });

  test("says why a card can't be ranked, and puts it last", () => {
    const small = testCard({ id: "small", terms: { creditLine: { from: 200, to: 1000 } } });
    const costs = costsOf(DEBT, [small, CITI]);
    expect(ids(costs.byCost)).toEqual(["citi", "small"]);
    expect(costs.of.get("small")).toMatchObject({
      title: "Line too small",
      text: "Its credit line usually goes up to $1,000; you would need $6,592.",
    });
  });

  test("puts a closed card after the cards for other scores", () => {
    const asking = testCard({ id: "asking", terms: { creditScores: { from: 720, to: 850 } } });
    const costs = costsOf({ ...DEBT, tier: "620-to-719" }, [CLOSED, asking, CITI]);
    expect(ids(costs.byCost)).toEqual(["citi", "asking", "closed"]);
    expect(costs.of.get("closed")).toMatchObject({ group: "Closed", title: "Closed", text: "" });
  });

  test("ranks a card whose fee is not known by its range", () => {
    const unknown = costsOf(DEBT, [UNKNOWN, CITI]).of.get("unknown");
    // 5% of $6,400.
    expect(unknown).toHaveProperty("figures", expect.arrayContaining([{ label: "Fee, not known", value: "$0–$320" }]));
  });

  test("saves nothing without an APR", () => {
    const cost = costsOf({ ...DEBT, apr: null }).of.get("citi");
    expect(cost).toMatchObject({ cost: "$784", saving: "" });
  });
});

test("ranks cards with 0% on a purchase at $0 in the given order when one of them earns cash back", () => {
  const { of, byCost } = costsOf(PURCHASE);
  expect(ids(byCost)).toEqual(["citi", "reflect", "quicksilver", "unknown"]);
  expect(of.get("quicksilver")).toMatchObject({
    kind: "ranked",
    cost: "$0",
    figures: [
      { label: "Intro APR", value: "0% for 15 mo." },
      { label: "Then, variable", value: "19.24–29.24%" },
      { label: "Annual fee", value: "$0" },
      { label: "Still owed", value: "$0" },
    ],
  });
  expect(of.get("reflect")).toMatchObject({ cost: "$0" });
});
