import { runChecks } from "../../../src/domain/payoff/calculation-checks";

/** What each source prints, and what decimal arithmetic gives, as it stands there: typed from the source, not from the page. */
const PRINTED = [
  [
    "Federal Reserve, “What you need to know: new credit card rules”, sample statement",
    "$103",
    "$3,712",
    "$1,033",
    "11 years",
  ],
  ["CFPB, brochure “How to find the best credit card for you”", "41 months", "$1,015"],
  ["CFPB, brochure “How to find the best credit card for you”", "38 months", "$783"],
  ["Regulation Z, 12 CFR 1026.7(b)(12) and Appendix M1", "2 years", "3 years", "3 years", "3 years"],
  ["calcnavigator.com, credit card interest calculator", "35 months", "$1,871.08", "$6,871.08", "$95.79"],
  ["credit-card-payment-calculator, an open-source package, its tests", "299 months", "$17,185.67"],
  ["Annuity formula", "$356.53"],
  ["Decimal arithmetic and a closed form", "58 months", "$3,622.30", "$1,693.81", "$1,928.49", "$3,622.30"],
  ["Interest compounded by the day, as most issuers do", "59 months", "$3,704"],
  ["Decimal arithmetic", "483 months", "$45,238.39"],
  ["Decimal arithmetic", "34 months", "$0.00"],
  ["Decimal arithmetic", "1 month", "$1.67", "$101.67"],
];

const checks = runChecks();

test("the engine comes to what each source prints, in whole dollars or in cents as the source does", () => {
  expect(checks.map(({ source, figures }) => [source, ...figures.map(({ computed }) => computed)])).toEqual(PRINTED);
});

test("the page says so: it names the source's figure beside ours, and that they agree", () => {
  const shown = checks.flatMap(({ figures }) => figures.map(({ expected, agrees }) => [expected, agrees]));
  expect(shown).toEqual(PRINTED.flatMap(([, ...figures]) => figures.map((figure) => [figure, true])));
});

test("each published result has its link and its date; our own checks, which come after them, have neither", () => {
  const published = checks.map(({ url, dated }) => [url?.startsWith("https://"), dated?.slice(-4)]);
  expect(published.slice(0, 6)).toEqual([[true, "2010"], ...Array.from({ length: 5 }, () => [true, "2026"])]);
  expect(published.slice(6)).toEqual(Array.from({ length: 6 }, () => [undefined, undefined]));
  expect(checks.map(({ published: isPublished }) => isPublished).lastIndexOf(true)).toBe(5);
});

test("says openly what is inferred, what a source cuts off or rounds, and which way compounding by the day leads", () => {
  expect(checks.flatMap(({ note }) => note ?? [])).toEqual([
    "The rule for the minimum is inferred: the sample prints its first amount and its results.",
    "Ours is $1,015.49; the brochure cuts the cents off.",
    "Ours is $783.57; the brochure cuts the cents off.",
    "The rate and the payment are inferred: the page prints the results of its own example.",
    expect.stringContaining("$17,185.56"),
    "It costs a little more than ours by the month: $3,622.30 and 58 months.",
  ]);
  expect(checks[0]?.figures[3]?.label).toBe("Minimum only: 126 months by our count, as printed");
});
