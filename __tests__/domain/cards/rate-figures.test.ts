import { rateFigures } from "../../../src/domain/cards/rate-figures";
import { testCard } from "../test-card";

test("a card's page begins with each intro offer and the rate after it, and says what nobody states", () => {
  const purchaseApr = { range: { from: 17.74, to: 28.49 }, rates: null };
  const card = testCard({
    id: "a",
    terms: { introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }], purchaseApr, foreignFee: null },
  });
  expect(rateFigures(card)).toEqual([
    { label: "Intro APR on transfers", value: "0% for 21 mo.", note: "then 17.74–28.49%" },
    { label: "Intro APR on purchases", value: "None" },
    { label: "Regular APR, variable", value: "17.74–28.49%" },
    { label: "Annual fee", value: "$0" },
    { label: "Foreign fee", value: "Not stated" },
  ]);
});
