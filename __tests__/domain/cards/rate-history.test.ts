import { type CardReport, ratesThatStayed, rateHistory } from "../../../src/domain/cards/rate-history";
import { TIERS, type Tier } from "../../../src/schema/vocabulary";
import { reportedRates } from "../costs/worked";
import { primeRates } from "../lending/prime-rates";
import { testCard } from "../test-card";

const NOTHING: CardReport = {
  card: "gold",
  period: "2023-06-30",
  institution: "First Bank",
  product: "Gold",
  aprNoScore: null,
  apr619OrLess: null,
  apr620To719: null,
  apr720OrMore: null,
  aprMin: null,
  aprMedian: null,
  aprMax: null,
  lateFee: null,
  flags: [],
};

const PRIME = primeRates(["2023-05-04", 8.25], ["2023-07-27", 8.5], ["2024-12-19", 7.5]);

const report = (period: string, changed: Partial<CardReport>): CardReport => ({ ...NOTHING, period, ...changed });

const GOLD = { ...testCard({ id: "gold" }), reported: reportedRates({ meantFor: [...TIERS] }) };

function historyOf(reports: CardReport[], card = GOLD) {
  const history = rateHistory(card, reports, PRIME);
  if (!history) throw new Error("There is no history.");
  return history;
}

/** Text of the rate for 720 and more that two reports give. */
function sentence(from: readonly [string, number], to: readonly [string, number], card = GOLD): string {
  return historyOf(
    [from, to].map(([period, apr720OrMore]) => report(period, { apr720OrMore })),
    card,
  ).text;
}

test.each([
  [
    15.9,
    17.65,
    "The rate reported for scores of 720 and up rose 1.75 points, from 15.90% in June 2023 to 17.65% in December 2024. Prime fell 0.75 points, so this rate’s margin over prime grew.",
  ],
  [
    20,
    19.25,
    "The rate reported for scores of 720 and up fell 0.75 points, from 20% in June 2023 to 19.25% in December 2024. Prime fell 0.75 points in that time.",
  ],
  [
    20,
    20,
    "The rate reported for scores of 720 and up was 20% in June 2023 and again in December 2024. Prime fell 0.75 points in that time.",
  ],
])("says what was prime and what the margin when a rate goes from %f%% to %f%%", (from, to, text) => {
  expect(sentence(["2023-06-30", from], ["2024-12-31", to])).toBe(text);
});

test("says so when prime stood still, and names no margin of a fixed rate", () => {
  expect(sentence(["2023-12-31", 20], ["2024-06-30", 20.5])).toContain(
    "Prime stayed the same, so this rate’s margin over prime grew.",
  );
  const { terms } = testCard({ terms: { purchaseApr: { rates: [20], type: "fixed" } } });
  expect(sentence(["2023-06-30", 20], ["2024-12-31", 20], { ...GOLD, terms })).toContain(
    "Prime fell 0.75 points in that time.",
  );
});

test("names no margin that prime's moves within the first and the last half-year may explain", () => {
  expect(sentence(["2023-06-30", 20], ["2024-12-31", 20.25])).toMatch(/Prime fell 0.75 points in that time\.$/);
  expect(sentence(["2023-06-30", 20], ["2024-12-31", 20.26])).toMatch(/margin over prime grew\.$/);
});

test("has the rates by score, the best first; else the lowest and the highest, or the one that both are", () => {
  const both = { apr720OrMore: 15, apr619OrLess: 25, aprMin: 12, aprMax: 25 };
  const range = { aprMin: 12, aprMax: 25 };
  const one = { aprMin: 18, aprMax: 18 };
  const headsOf = (changed: Partial<CardReport>) =>
    historyOf([report("2023-06-30", changed), report("2023-12-31", changed)]).rates.map(({ head }) => head);
  expect(headsOf(both)).toEqual(["720 and up", "619 or less"]);
  expect(headsOf(range)).toEqual(["Lowest", "Highest"]);
  expect(headsOf(one)).toEqual(["Rate"]);
});

test("leaves out the scores that the card is not offered to", () => {
  const rates = { apr720OrMore: 15, apr620To719: 20, apr619OrLess: 25, aprMin: 12, aprMax: 25 };
  const reports = [report("2023-06-30", rates), report("2023-12-31", rates)];
  const headsFor = (...meantFor: Tier[]) =>
    historyOf(reports, { ...GOLD, reported: reportedRates({ meantFor }) }).rates.map(({ head }) => head);
  expect(headsFor("620-to-719", "720-or-more")).toEqual(["720 and up", "620 to 719"]);
  expect(headsFor("no-score")).toEqual(["Lowest", "Highest"]);
});

test("keeps a period without a report, and goes from the first rate to the last", () => {
  const { periods, text } = historyOf([
    report("2023-06-30", { apr720OrMore: 14 }),
    report("2024-06-30", { apr720OrMore: 16 }),
    report("2023-12-31", { card: "other" }),
    report("2024-12-31", { card: "other" }),
  ]);
  expect(periods.map((one) => one.report?.apr720OrMore)).toEqual([14, undefined, 16, undefined]);
  expect(text).toMatch(/rose 2 points, .* Prime rose 0.25 points, so this rate’s margin over prime grew\.$/);
});

test("passes over a rate that looks like an error", () => {
  const history = historyOf([
    report("2023-06-30", { aprMin: 0, aprMax: 25, flags: [{ field: "aprMin", reason: "zero" }] }),
    report("2023-12-31", { aprMin: 20, aprMax: 25 }),
    report("2024-06-30", { aprMin: 21, aprMax: 25 }),
  ]);
  expect(history.text).toMatch(/^The lowest reported rate rose 1 point, from 20% in December 2023/);
});

test("is null without reports, and with one alone", () => {
  expect(rateHistory(GOLD, [], PRIME)).toBeNull();
  expect(rateHistory(GOLD, [report("2023-06-30", { apr720OrMore: 20 })], PRIME)).toBeNull();
});

test("tells no margin of a rate at the ceiling of federal credit unions", () => {
  const institution = "Pentagon Federal Credit Union";
  const history = historyOf(
    ["2023-06-30", "2024-12-31"].map((period) => report(period, { institution, aprMin: 17.99, aprMax: 17.99 })),
  );
  expect(history.text).toMatch(/Prime fell 0.75 points in that time\.$/);
});

test("tells no margin of a rate that stayed in all reports while prime moved, and lists it as held", () => {
  const reports = [
    report("2023-06-30", { aprMin: 15.9, aprMedian: 24.25, aprMax: 25 }),
    report("2023-12-31", { aprMin: null, aprMax: 25.25 }),
    report("2024-12-31", { aprMin: 15.9, aprMedian: 24.25, aprMax: 24.25 }),
  ];
  expect(historyOf(reports).text).toBe(
    "The lowest reported rate was 15.90% in June 2023 and again in December 2024. Prime fell 0.75 points in that time.",
  );
  expect(ratesThatStayed("gold", reports, PRIME)).toEqual([15.9]);
});

test("holds no rate without a second report, while prime stays, and where a value looks like an error", () => {
  const [first, second] = ["2023-06-30", "2024-12-31"].map((period) => report(period, { aprMin: 15.9 }));
  if (!first || !second) throw new Error("There are two reports.");
  const flagged = { ...second, flags: [{ field: "aprMin", reason: "too-low" } as const] };
  expect(ratesThatStayed("gold", [first], PRIME)).toEqual([]);
  expect(ratesThatStayed("gold", [first, second], [])).toEqual([]);
  expect(ratesThatStayed("gold", [first, flagged], PRIME)).toEqual([]);
});
