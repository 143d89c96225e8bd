import { rateFigures, securedTerms } from "../../../src/domain/cards/term-figures";
import { testCard } from "../test-card";

test("says of an offer on purchases and of a fee nobody states that there is none", () => {
  const purchaseApr = { range: { from: 17.74, to: 28.49 }, rates: null };
  const card = testCard({
    id: "a",
    terms: { introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }], purchaseApr, foreignFee: null },
  });
  expect(rateFigures(card)).toEqual([
    { label: "Intro APR on purchases", value: "None" },
    { label: "Annual fee", value: "$0" },
    { label: "Foreign fee", value: "Not stated" },
  ]);
});

test("begins a secured card with its deposit, line and rate, and no other card", () => {
  const secured = securedTerms(testCard({ id: "a", category: "secured" }));
  expect(secured?.map(({ label }) => label)).toEqual(["Deposit", "Returned", "Credit line", "Regular APR"]);
  expect(securedTerms(testCard({ id: "b" }))).toBeNull();
});
