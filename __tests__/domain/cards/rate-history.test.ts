import { type CardReport, type RateHistory, rateHistory } from "../../../src/domain/cards/rate-history";
import { historyNotes, moveText, rateSinceText, renamings } from "../../../src/domain/cards/rate-history-texts";
import { primeRates } from "../lending/prime-rates";

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
  doubts: [],
};

const PRIME = primeRates(["2023-05-04", 8.25], ["2023-07-27", 8.5], ["2024-12-19", 7.5]);

const report = (period: string, changed: Partial<CardReport>): CardReport => ({ ...NOTHING, period, ...changed });

function historyOf(...reports: CardReport[]): RateHistory {
  const history = rateHistory("gold", reports, PRIME);
  if (!history) throw new Error("There is no history.");
  return history;
}

/** What is said of the rate for 720 and more that two reports give. */
function sentence(from: readonly [string, number], to: readonly [string, number], isVariable = true): string {
  const history = historyOf(...[from, to].map(([period, apr720OrMore]) => report(period, { apr720OrMore })));
  return history.lines.map((line) => moveText(line, isVariable)).join();
}

test.each([
  [
    15.9,
    17.65,
    "For scores of 720 or more, the reported rate rose by 1.75 points, from 15.9% in June 2023 to 17.65% in December 2024. Prime fell by 0.75 points, so the issuer’s margin grew by 2.5 points.",
  ],
  [
    20,
    18.25,
    "For scores of 720 or more, the reported rate fell by 1.75 points, from 20% in June 2023 to 18.25% in December 2024. Prime fell by 0.75 points, so the issuer’s margin shrank by 1 point.",
  ],
  [
    20,
    19.25,
    "For scores of 720 or more, the reported rate fell by 0.75 points, from 20% in June 2023 to 19.25% in December 2024. Prime fell by 0.75 points, so the issuer’s margin stayed the same.",
  ],
  [
    20,
    20,
    "For scores of 720 or more, the reported rate was 20% in June 2023 and again in December 2024. Prime fell by 0.75 points, so the issuer’s margin grew by 0.75 points.",
  ],
])("from %f%% to %f%% it says what was prime and what the margin", (from, to, text) => {
  expect(sentence(["2023-06-30", from], ["2024-12-31", to])).toBe(text);
});

test("where prime stood still it says so, and a fixed rate has no margin", () => {
  expect(sentence(["2023-12-31", 20], ["2024-06-30", 20.5])).toContain(
    "Prime stayed the same, so the issuer’s margin grew by 0.5 points.",
  );
  expect(sentence(["2023-06-30", 20], ["2024-12-31", 20], false)).toContain(
    "Prime fell by 0.75 points in that time; this rate is fixed and doesn’t follow it.",
  );
});

test("a card reports by score, the best first; else its lowest and highest rate, or the one that both are", () => {
  const both = { apr720OrMore: 15, apr619OrLess: 25, aprMin: 12, aprMax: 25 };
  const range = { aprMin: 12, aprMax: 25 };
  const one = { aprMin: 18, aprMax: 18 };
  const namesOf = (changed: Partial<CardReport>) =>
    historyOf(report("2023-06-30", changed), report("2023-12-31", changed)).lines.map(({ name }) => name);
  expect(namesOf(both)).toEqual(["Scores of 720 or more", "Scores of 619 or less"]);
  expect(namesOf(range)).toEqual(["Lowest rate", "Highest rate"]);
  expect(namesOf(one)).toEqual(["The one rate for everybody"]);
});

test("a gap stays a gap and is named; the move goes from the first rate to the last", () => {
  const history = rateHistory(
    "gold",
    [
      report("2023-06-30", { apr720OrMore: 14 }),
      report("2024-06-30", { apr720OrMore: 16 }),
      report("2023-12-31", { card: "other" }),
      report("2024-12-31", { card: "other" }),
    ],
    PRIME,
  );
  const line = history?.lines[0];
  expect(line?.rates).toEqual([14, null, 16, null]);
  expect(line?.move).toMatchObject({ change: 2, prime: 0.25, margin: 1.75 });
  expect(history && historyNotes(history, null)).toEqual([
    "Not reported for the half-years to December 2023 and December 2024.",
  ]);
});

test("rates that look like errors are left out and counted", () => {
  const history = historyOf(
    report("2023-06-30", { aprMin: 0, aprMax: 25, doubts: [{ field: "aprMin", reason: "zero" }] }),
    report("2023-12-31", { aprMin: 20, aprMax: 25 }),
    report("2024-06-30", { aprMin: 21, aprMax: 25 }),
  );
  expect(history.lines.map(({ rates }) => rates)).toEqual([
    [null, 20, 21],
    [25, 25, 25],
  ]);
  expect(historyNotes(history, "not reported")).toEqual([
    "Left out because they look like reporting errors: 1 rate, such as 0% beside a median.",
  ]);
});

test("another issuer or name is told from its period on, whatever the case; so is a plan that is not the card's own", () => {
  const history = historyOf(
    report("2023-06-30", { apr720OrMore: 20, institution: "FIRST BANK" }),
    report("2023-12-31", { apr720OrMore: 20 }),
    report("2024-06-30", { apr720OrMore: 20, institution: "Second Bank", product: "Golden" }),
  );
  expect(renamings(history)).toEqual([
    { place: 2, text: "From June 2024 on (dotted line), it was reported by Second Bank, before that by First Bank." },
    { place: 2, text: "From June 2024 on (dotted line), it was reported as “Golden”, before that as “Gold”." },
  ]);
  expect(historyNotes(history, { institution: "Second Bank", product: "GOLDEN" })).toEqual([]);
  expect(historyNotes(history, { institution: "Second Bank", product: "New" })).toEqual([
    "This is the history of “Golden”. The terms above are those of “New”, which its issuer reports as a plan of its own.",
  ]);
});

test("in a line: the change since the first report, prime and margin, each with its sign", () => {
  const history = historyOf(report("2023-06-30", { apr720OrMore: 20 }), report("2024-12-31", { apr720OrMore: 18.5 }));
  expect(rateSinceText(history)).toBe(
    "Rate for scores of 720 or more: −1.50 since June 2023, prime −0.75, margin −0.75",
  );
  expect(rateSinceText(null)).toBeNull();
});

test("a card without reports, or with one alone, has no history", () => {
  expect(rateHistory("gold", [], PRIME)).toBeNull();
  expect(rateHistory("gold", [report("2023-06-30", { apr720OrMore: 20 })], PRIME)).toBeNull();
});
