import { aprFigure, cardFigures, introFigure, offerFigures } from "../../../src/domain/cards/card-figures";
import { testCard, testTerms } from "../test-card";

type Offers = NonNullable<NonNullable<Parameters<typeof testTerms>[0]>["introOffers"]>;

const introOf = (introOffers: Offers, scope: "transfers" | "purchases" | null = null) =>
  introFigure(testTerms({ introOffers }), scope);

const TRANSFERS: Offers[number] = { apr: 0, months: 21, scope: ["transfers"] };
const PURCHASES: Offers[number] = { apr: 1.99, months: 12, scope: ["purchases"] };

test("names an offer after what it covers, and chooses that for a person's use", () => {
  expect(introOf([TRANSFERS, PURCHASES])).toEqual({ label: "Transfer intro", value: "0% for 21 mo." });
  expect(introOf([TRANSFERS, PURCHASES], "purchases")).toEqual({ label: "Purchase intro", value: "1.99% for 12 mo." });
  expect(introOf([{ ...TRANSFERS, scope: ["transfers", "purchases"] }]).label).toBe("Intro APR");
  const none = { label: "Intro APR", value: "None" };
  expect([introOf([TRANSFERS], "purchases"), introOf([])]).toEqual([none, none]);
});

test("names what nobody states, and the least credit that is asked for", () => {
  const { terms } = testCard({ id: "a", terms: { transferFee: null, creditLevels: ["Excellent", "Good"] } });
  expect(cardFigures({ terms }).map(({ label, value }) => [label, value])).toEqual([
    ["Transfer intro", "0% for 21 mo."],
    ["Credit", "Good"],
    ["Transfer fee", "Not stated"],
    ["Annual fee", "$0"],
  ]);
});

test("shows several regular rates as the range that they span", () => {
  const rates = testCard({ id: "a", terms: { purchaseApr: { range: null, rates: [17.49, 23.99, 28.24] } } });
  expect(aprFigure(rates)).toEqual({ label: "Regular APR", value: "17.49–28.24%", note: "variable" });
});

test("a table has each offer in the fewest signs, with its scope where that is one", () => {
  const of = (introOffers: Offers) => offerFigures(testTerms({ introOffers }));
  expect(of([TRANSFERS, PURCHASES])).toEqual([
    { value: "0% · 21 mo", note: "transfers" },
    { value: "1.99% · 12 mo", note: "purchases" },
  ]);
  expect(of([{ ...TRANSFERS, scope: ["transfers", "purchases"] }])).toEqual([{ value: "0% · 21 mo", note: "" }]);
  expect(of([])).toEqual([{ value: "None", note: "" }]);
});
