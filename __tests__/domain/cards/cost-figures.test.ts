import { costDetails, costReasons } from "../../../src/domain/cards/cost-figures";
import { securedFigures } from "../../../src/domain/cards/secured-figures";
import { testCard } from "../test-card";
import { CITI, DEBT, costFor } from "./worked";

// The reasons of a debt's and a purchase's cost: see offer-costs.test.ts.

test("behind a cost stand its range, its months, and the payment that is done when the offer ends", () => {
  // $6,400 and 3% of it, in 21 payments.
  expect(costDetails(costFor(CITI, DEBT))).toEqual([
    { label: "Depending on your rate", value: "$615–$953" },
    { label: "Paid off in", value: "39–41 months" },
    { label: "To finish in time, pay", value: "$313.91", note: "a month" },
  ]);
});

test("of a secured card, a low score reads what it asks for in place of what a transfer costs", () => {
  const secured = testCard({
    category: "secured",
    terms: { deposit: "$200 or more", creditLine: { from: 200, to: 2500 } },
  });
  expect(securedFigures(secured, "619-or-less")).toEqual([
    { label: "Deposit", value: "$200 or more" },
    { label: "Returned", value: "Not stated" },
    { label: "Credit line", value: "$200–$2,500" },
    { label: "Bureaus", value: "Not stated" },
  ]);
  for (const tier of [null, "720-or-more"] as const) expect(securedFigures(secured, tier)).toBeNull();
  expect(securedFigures(CITI, "619-or-less")).toBeNull();
});

test("who is done before the offer ends is asked for no other payment, and has nothing left then", () => {
  const cost = costFor(CITI, { ...DEBT, payment: 400 });
  expect(costDetails(cost).map(({ label }) => label)).toEqual(["Paid off in"]);
  expect(costReasons(CITI.terms, cost, "balance").at(-1)).toEqual({
    label: "Still owed",
    value: "$0",
    note: "after 21 months",
  });
});

test("without an offer there is nothing that could be left at its end", () => {
  const card = testCard({ id: "plain", terms: { introOffers: [] } });
  expect(costReasons(card.terms, costFor(card, DEBT), "balance").map(({ label, value }) => [label, value])).toEqual([
    ["Intro APR", "None"],
    ["Then, variable", "18.24–28.99%"],
    ["Transfer fee", "$192"],
  ]);
});
