import { runChecks } from "../../../src/domain/payoff/calculation-checks";

/** What each source prints, and what decimal arithmetic gives, as it stands there: typed from the source, not from the page. */
const PRINTED = [
  ["Federal Reserve, sample periodic statement (2010)", "$103", "$3,712", "$1,033", "11 years"],
  ["CFPB, brochure “How to find the best credit card for you”", "41 months", "$1,015"],
  ["Regulation Z, 12 CFR 1026.7(b)(12) and Appendix M1", "2 years", "3 years", "3 years", "3 years", "11 years"],
  ["calcnavigator.com, credit card interest calculator", "35 months", "$1,871.08", "$6,871.08", "$95.79"],
  ["credit-card-payment-calculator, a package on npm", "299 months", "$17,185.67"],
  ["Annuity formula", "$356.53"],
  ["Decimal arithmetic and a closed form", "58 months", "$3,622.30", "$1,693.81", "$1,928.49", "$3,622.30"],
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

test("five results were published, the others are our own", () => {
  expect(checks.map(({ published }) => published).lastIndexOf(true)).toBe(4);
  expect(checks.filter(({ published }) => published)).toHaveLength(5);
});

test("says openly where inputs were worked out, and where the simulation, which rounds nothing, differs", () => {
  expect(checks[3]?.note).toContain("worked out from them");
  expect(checks[4]?.note).toContain("$17,185.56");
  expect(checks.filter(({ note }) => note !== null)).toHaveLength(2);
});
