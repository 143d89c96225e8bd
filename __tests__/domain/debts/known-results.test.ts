import { besideOurs, checked } from "../../../src/domain/debts/known-results";
import { RESULTS } from "../../support/content";

const KNOWN = [...RESULTS.calculator, ...RESULTS.debts];

test.each(KNOWN)("comes to what is known: $source, $given", (known) => {
  const { figures } = checked(known);
  expect(figures.filter(({ agrees }) => !agrees)).toEqual([]);
});

test.each(RESULTS.otherRules)("comes to another result than a source of other rules: $source", (rule) => {
  const { ours, published } = besideOurs(rule);
  expect(ours).not.toBe("never paid off");
  expect(ours).not.toBe(published);
});

const ORIGIN = { source: "A source", given: "$5,000 at 24.99%", url: null, issued: null, read: null };
const DEBT = { balance: 5000, apr: 24.99, minimum: 150, intro: null, transferFeePercent: null };
const PLAN = { debts: [DEBT], monthly: 150, inMonths: null, order: null };
const INTEREST = {
  label: "Interest",
  figure: "interest",
  month: null,
  debt: null,
  expected: "$3,622.30",
  within: null,
} as const;

/** What the page would say beside a figure of a plan. */
function beside(figure: object, plan: object = {}) {
  const runs = [{ ...PLAN, ...plan, figures: [{ ...INTEREST, ...figure }] }];
  return checked({ ...ORIGIN, published: true, note: null, runs }).figures[0];
}

test("a figure agrees to the last digit that its source prints, and no further", () => {
  const agree = ["$3,622.30", "$3,622", "$3,622.31", "$3,623"].map((expected) => beside({ expected })?.agrees);
  expect(agree).toEqual([true, true, false, false]);
  expect(beside({ expected: "$3,623" })).toEqual({
    label: "Interest",
    expected: "$3,623",
    computed: "$3,622",
    agrees: false,
  });
});

test("a source that rounds on the way may lead so many dollars from ours", () => {
  const agree = ["$3,622.31", "$3,622.33"].map((expected) => beside({ expected, within: 0.02 })?.agrees);
  expect(agree).toEqual([true, false]);
});

test("a text agrees only if it is the same", () => {
  const agree = ["5 years", "4 years"].map((expected) => beside({ figure: "printedTime", expected })?.agrees);
  expect(agree).toEqual([true, false]);
});

test.each([
  ["one debt whose payment is below its interest", { monthly: 100 }],
  ["several debts whose minimums are above what is paid", { monthly: 100, order: "as-listed" }],
])("%s has no result, which agrees with nothing", (_, plan) => {
  expect(beside({ within: 5000 }, plan)).toMatchObject({ computed: "no result", agrees: false });
});

test("says when a source was published or read, and that its address was not kept", () => {
  const [rule] = RESULTS.otherRules;
  const datedBy = (origin: object) => rule && besideOurs({ ...rule, ...ORIGIN, ...origin }).dated;
  const url = "https://www.example.com";
  expect([{ issued: "2010-02" }, { read: "2026-11", url }, { read: "2026-11" }, {}].map(datedBy)).toEqual([
    "February 2010",
    "as read in November 2026",
    "as read in November 2026; its address was not kept",
    null,
  ]);
});
