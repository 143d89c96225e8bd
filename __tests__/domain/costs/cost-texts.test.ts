import {
  costDetails,
  costReasons,
  countedRateText,
  dollarRange,
  shortSaving,
  shownMean,
  stayText,
} from "../../../src/domain/costs/cost-texts";
import type { AprBasis } from "../../../src/domain/lending/counted-apr";
import { type Outcome, simulate } from "../../../src/domain/payoff/simulation";
import { formatWholeDollars } from "../../../src/domain/text/format";
import { securedFigures } from "../../../src/domain/cards/term-figures";
import { testCard } from "../test-card";
import { CITI, costFor, DEBT } from "./worked";

/** $6,400 at 27.99%, paying so much a month. */
function staying(payment: number, apr = 27.99): Outcome {
  return simulate({ balance: 6400, apr }, payment);
}

test("writes both ends as a range from the lower one, and one figure where they look the same", () => {
  expect(dollarRange(412.4, 980)).toBe("$412–$980");
  expect(dollarRange(980, 412.4)).toBe("$412–$980");
  expect(dollarRange(411.6, 412.4)).toBe("$412");
  expect(shownMean(411.6, 413)).toBe(412.5);
});

test("says which rate a cost was counted with and why, for a score alone", () => {
  const counted = (basis: AprBasis, low: number, high: number) =>
    countedRateText({ tier: "720-or-more", apr: { low, high, basis } });
  expect([
    counted("tier", 17.74, 17.74),
    counted("above-median", 22.86, 28.99),
    counted("below-median", 18.24, 22.86),
    counted("range", 18.24, 28.99),
    counted("above-median", 28.99, 28.99),
    counted("below-median", 18.24, 18.24),
    countedRateText({ tier: null, apr: { low: 18.24, high: 28.99, basis: "range" } }),
  ]).toEqual([
    "At 17.74%, based on the rate reported for scores of 720 and up",
    "At 22.86–28.99%, from the median to the highest, since no rate is reported for scores of 720 and up",
    "At 18.24–22.86%, from the lowest to the median, since no rate is reported for scores of 720 and up",
    "At 18.24–28.99%, the whole range, since no rate is reported for scores of 720 and up",
    "At 28.99%, its highest rate, since no rate is reported for scores of 720 and up",
    "At 18.24%, its lowest rate, since no rate is reported for scores of 720 and up",
    "",
  ]);
});

test("subtracts figures as they are shown", () => {
  const stay = staying(180);
  if (stay.kind !== "paid-off") throw new Error("It is paid off.");
  const total = stay.totalCost;
  expect(formatWholeDollars(total)).toBe("$7,403");
  expect(shortSaving(784.4, stay)).toBe("saves $6,619");
  expect(shortSaving(total + 0.1, stay)).toBe("saves nothing");
  expect(shortSaving(total + 5, stay)).toBe("$5 more");
  expect(shortSaving(1, staying(100))).toBe("your current card: never paid off");
  expect(shortSaving(1, null)).toBe("");
});

test("says how long keeping your current card takes, or that it doesn't end", () => {
  expect(stayText(staying(180), 27.99)).toMatch(/^27\.99% APR · \d+ months$/);
  expect(stayText(staying(100), 27.99)).toBe("On your current card at 27.99%, this payment never pays it off.");
});

// The reasons of a debt's and a purchase's cost: see offer-costs.test.ts.

test("lists range, months, and the payment that is done when the offer ends", () => {
  // $6,400 and 3% of it, in 21 payments.
  expect(costDetails(costFor(CITI, DEBT))).toEqual([
    { label: "Depending on your rate", value: "$615–$953" },
    { label: "Paid off in", value: "39–41 months" },
    { label: "To finish in time, pay", value: "$313.91", note: "a month" },
  ]);
});

test("lists what a secured card asks for in place of a transfer fee for a low score", () => {
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

test("names no other payment for who is done before the offer ends", () => {
  const cost = costFor(CITI, { ...DEBT, payment: 400 });
  expect(costDetails(cost).map(({ label }) => label)).toEqual(["Paid off in"]);
  expect(costReasons(CITI.terms, cost, "balance").at(-1)).toEqual({
    label: "Still owed",
    value: "$0",
    note: "after 21 months",
  });
});

test("names nothing left at the end where there is no offer", () => {
  const card = testCard({ id: "plain", terms: { introOffers: [] } });
  expect(costReasons(card.terms, costFor(card, DEBT), "balance").map(({ label, value }) => [label, value])).toEqual([
    ["Intro APR", "None"],
    ["Then, variable", "18.24–28.99%"],
    ["Transfer fee", "$192"],
  ]);
});
