import fc from "fast-check";
import type { StatedTerms, TermName } from "../../../src/schema/terms-schema";
import type { PrimeRate } from "../../../src/schema/prime-schema";
import { termText } from "../../../src/domain/cards/card-terms";
import type { Stated } from "../../../src/domain/cards/statement";
import { effectiveTerms, resolveCard } from "../../../src/domain/cards/resolve-card";
import { primeRates } from "../lending/prime-rates";
import { testPlan } from "../survey/test-plan";
import { STATEMENT, type TermsInput, testFile, testTerms } from "../test-card";

/** Terms that every card needs. */
const NEEDED: TermsInput = { purchaseApr: { rates: [20] }, annualFee: 0 };
const FIXED: TermsInput = { purchaseApr: { rates: [20], type: "fixed" } };

/** A statement without the terms that `given` doesn't name. */
function stated(by: Stated["by"], asOf: string, given: TermsInput): Stated {
  const all = testTerms(given);
  const terms = Object.fromEntries(Object.entries(all).filter(([name]) => name in given));
  return { by, name: by === "publication" ? "Card Weekly" : null, url: null, asOf, checked: null, terms };
}

const ESTIMATE = stated("estimate", "2025-01", NEEDED);

/** No limits of a move. */
const FREE = { ceiling: null, held: [] };

const fee = (...statements: Stated[]) => effectiveTerms([ESTIMATE, ...statements], [], FREE).terms.annualFee;
const apr = (statements: readonly Stated[], prime: readonly PrimeRate[], ceiling: number | null = null) =>
  termText("purchaseApr", effectiveTerms(statements, prime, { ...FREE, ceiling }).terms);
const texts = (name: TermName, statements: readonly Stated[], prime: readonly PrimeRate[] = []) =>
  effectiveTerms(statements, prime, FREE).statements.filter(({ term }) => term === name);

describe("of all that is stated of a term", () => {
  test.each(["issuer", "publication", "report"] as const)("takes the newest, also when it is a word of %s", (by) => {
    const others = (["issuer", "publication", "report"] as const).map((other) =>
      stated(other, "2025-06-30", { annualFee: 1 }),
    );
    expect(fee(...others, stated(by, "2025-07-01", { annualFee: 2 }))).toBe(2);
    expect(fee(stated(by, "2025-07-01", { annualFee: 2 }), ...others)).toBe(2);
  });

  test("replaces only the terms that a newer statement names", () => {
    const { terms } = effectiveTerms(
      [stated("publication", "2025-06", { ...NEEDED, lateFee: 40 }), stated("issuer", "2025-09-02", { annualFee: 95 })],
      [],
      FREE,
    );
    expect([terms.annualFee, terms.lateFee]).toEqual([95, 40]);
  });

  test("reads a month as its last day", () => {
    const inMonth = stated("publication", "2025-06", { annualFee: 1 });
    expect(fee(inMonth, stated("issuer", "2025-06-29", { annualFee: 2 }))).toBe(1);
    expect(fee(inMonth, stated("issuer", "2025-07-01", { annualFee: 2 }))).toBe(2);
  });

  test("prefers any word to an estimate, however new it is", () => {
    const estimate = stated("estimate", "2030-12", { annualFee: 95 });
    expect(fee(estimate)).toBe(95);
    expect(fee(estimate, stated("report", "2024-12-31", { annualFee: 50 }))).toBe(50);
  });

  test("reads an empty field as no word", () => {
    expect(
      effectiveTerms(
        [ESTIMATE, stated("issuer", "2025-06", { lateFee: 40 }), stated("issuer", "2025-09", { lateFee: null })],
        [],
        FREE,
      ).terms.lateFee,
    ).toBe(40);
  });

  test("reads nobody's word as null, no offer, no credit level, and open", () => {
    expect(effectiveTerms([ESTIMATE], [], FREE).terms).toMatchObject({
      transferFee: null,
      lateFee: null,
      introOffers: [],
      creditLevels: [],
      applicants: "open",
    });
  });

  test("throws without a regular APR or an annual fee", () => {
    expect(() => effectiveTerms([stated("issuer", "2025-01", { annualFee: 0 })], [], FREE)).toThrow(RangeError);
    expect(() => effectiveTerms([stated("issuer", "2025-01", FIXED)], [], FREE)).toThrow(RangeError);
  });
});

describe("the report's offers are medians of accounts", () => {
  const offer = (months: number): TermsInput => ({ introOffers: [{ apr: 0, months, scope: ["transfers"] }] });
  const months = (...statements: Stated[]) =>
    effectiveTerms([ESTIMATE, ...statements], [], FREE).terms.introOffers.map((one) => one.months);
  const report = stated("report", "2025-12-31", offer(11));

  test.each(["issuer", "publication"] as const)("prefers an older word of the %s on the offer", (by) => {
    expect(months(report, stated(by, "2025-01", offer(21)))).toEqual([21]);
  });

  test("prefers a word that there is none, too", () => {
    expect(months(report, stated("issuer", "2025-01-01", { introOffers: [] }))).toEqual([]);
  });

  test("prefers them to one from before 2025, an estimate, or one on other terms", () => {
    expect(months(report, stated("publication", "2024-12", offer(21)))).toEqual([11]);
    expect(months(report, stated("estimate", "2026-01", offer(21)))).toEqual([11]);
    expect(months(report, stated("issuer", "2026-01", { annualFee: 0 }))).toEqual([11]);
  });

  test("lists them beside what counts", () => {
    const listed = texts("introOffers", [ESTIMATE, report, stated("issuer", "2025-01", offer(21))]);
    expect(listed.map(({ by, counts }) => [by, counts])).toEqual([
      ["issuer", true],
      ["report", false],
    ]);
  });
});

describe("since a rate was stated, prime moves it", () => {
  const PRIME = primeRates(["2025-09-18", 7.25], ["2025-12-11", 6.75], ["2026-03-19", 7]);
  const on = (asOf: string, given: TermsInput) => [stated("issuer", asOf, { annualFee: 0, ...given })];
  const range: TermsInput = { purchaseApr: { range: { from: 17, to: 28 } } };

  test("counts from the day that the statement describes to the newest entry", () => {
    expect(apr(on("2025-10-01", range), PRIME)).toBe("16.75–27.75% variable");
    expect(apr(on("2025-12-31", range), PRIME)).toBe("17.25–28.25% variable");
    expect(apr(on("2026-03-19", range), PRIME)).toBe("17.00–28.00% variable");
  });

  test("leaves a fixed rate and an intro rate", () => {
    const { terms } = effectiveTerms(
      on("2025-12-31", { ...FIXED, introOffers: [{ apr: 2.99, months: 12, scope: ["transfers"] }] }),
      PRIME,
      FREE,
    );
    expect(termText("purchaseApr", terms)).toBe("20.00% fixed");
    expect(terms.introOffers[0]?.apr).toBe(2.99);
  });

  test("raises a federal credit union's rate to 18 percent at most", () => {
    const statements = on("2025-12-31", { purchaseApr: { range: { from: 14.5, to: 17.9 } } });
    expect(apr(statements, PRIME, 18)).toBe("14.75–18.00% variable");
  });

  test("keeps what was said, with the points that were added", () => {
    const [said] = texts("purchaseApr", on("2025-12-31", range), PRIME);
    expect(said).toMatchObject({ text: "17.00–28.00% variable", moved: 0.25 });
    const [fixed] = texts("purchaseApr", on("2025-12-31", FIXED), PRIME);
    expect(fixed).toMatchObject({ moved: 0 });
  });

  test("lists no difference of two statements that say the same once both have moved", () => {
    const before = stated("publication", "2025-10-01", { purchaseApr: { rates: [20.5] }, annualFee: 0 });
    const listed = texts("purchaseApr", [before, ...on("2025-12-31", { purchaseApr: { rates: [20] } })], PRIME);
    expect(listed.map(({ text }) => text)).toEqual(["20.00% variable"]);
  });
});

describe("beside what counts", () => {
  const weekly = stated("publication", "2026-02", { ...NEEDED, lateFee: 40, transferFee: { percent: 3, minimum: 5 } });
  const listed = (name: TermName, ...others: Stated[]) =>
    texts(name, [weekly, ...others]).map(({ by, text, counts }) => [by, text, counts]);

  test("lists what differs from it, the newest first and an estimate last", () => {
    expect(
      listed(
        "lateFee",
        stated("estimate", "2025-01", { lateFee: 10 }),
        stated("report", "2025-06-30", { lateFee: 20 }),
        stated("issuer", "2025-12-01", { lateFee: 30 }),
      ),
    ).toEqual([
      ["publication", "Up to $40 the first time", true],
      ["issuer", "Up to $30 the first time", false],
      ["report", "Up to $20 the first time", false],
      ["estimate", "Up to $10 the first time", false],
    ]);
  });

  test("takes a smallest transfer fee that only one names for no difference", () => {
    const other = (transferFee: TermsInput["transferFee"]) =>
      listed("transferFee", stated("report", "2025-12-31", { transferFee })).length;
    expect(other({ percent: 3 })).toBe(1);
    expect(other({ percent: 3, minimum: 5 })).toBe(1);
    expect(other({ percent: 3, minimum: 10 })).toBe(2);
    expect(other({ percent: 5 })).toBe(2);
    expect(other("none")).toBe(2);
    expect(other({ percent: 3, later: [{ from: 5, percent: 5 }] })).toBe(2);
  });
});

describe("whatever is stated", () => {
  const anyDay = fc
    .date({ min: new Date("2024-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString());
  const anyAsOf = fc.oneof(
    anyDay.map((day) => day.slice(0, 10)),
    anyDay.map((day) => day.slice(0, 7)),
  );
  const anyTerms: fc.Arbitrary<TermsInput> = fc.record(
    {
      purchaseApr: fc.integer({ min: 10, max: 30 }).map((rate) => ({ rates: [rate] })),
      annualFee: fc.integer({ min: 0, max: 99 }),
      lateFee: fc.integer({ min: 0, max: 40 }),
      introOffers: fc.integer({ min: 6, max: 24 }).map((months) => [{ apr: 0, months, scope: ["transfers" as const] }]),
    },
    { requiredKeys: [] },
  );
  const anyStatement = (...by: Stated["by"][]) =>
    fc.tuple(fc.constantFrom(...by), anyAsOf, anyTerms).map((given) => stated(...given));
  const anyStatements = fc
    .array(anyStatement("issuer", "publication", "report", "estimate"), { maxLength: 6 })
    .map((others) => [ESTIMATE, ...others]);
  const inForce = (statements: readonly Stated[]) => effectiveTerms(statements, [], FREE).terms;
  const NAMES = ["purchaseApr", "annualFee", "lateFee", "introOffers"] as const;
  const isStatedBy = (statements: readonly Stated[], name: TermName, terms: StatedTerms) =>
    statements.some((one) => termText(name, one.terms) === termText(name, terms));

  test("takes a term that somebody stated", () => {
    fc.assert(
      fc.property(anyStatements, (statements) => {
        const terms = inForce(statements);
        for (const name of NAMES) {
          const isUnknown = statements.every((one) => one.terms[name] === undefined);
          expect(isUnknown || isStatedBy(statements, name, terms)).toBe(true);
        }
      }),
    );
  });
});

const plan = testPlan({ aprMin: 15, aprMax: 25, apr720OrMore: 14, lateFee: 40 });
const inForce = (asOf: string, changed: Partial<Parameters<typeof resolveCard>[0]> = {}) =>
  resolveCard({
    file: testFile({ statements: [{ ...STATEMENT, by: "publication", name: "CNBC Select", asOf }] }),
    legalName: "First Bank, N.A.",
    report: { plan, period: "2025-12-31" },
    prime: [],
    ...changed,
  });

test("takes an issuer's report for one more statement", () => {
  const card = inForce("2025-06");
  expect(card.terms).toMatchObject({ purchaseApr: { range: { from: 15, to: 25 } }, lateFee: 40, annualFee: 0 });
  expect(card.confidence).toBe("Issuer’s report, December 2025");
  expect(card).not.toHaveProperty("statements.0.terms");
});

test("keeps the rate for a score within an APR that is stated since", () => {
  expect(inForce("2026-02").reported?.byTier["720-or-more"]).toBe(18.24);
  expect(inForce("2025-12").reported?.byTier["720-or-more"]).toBe(14);
  expect(inForce("2025-06").reported?.byTier["720-or-more"]).toBe(14);
});

test("knows a federal credit union by its legal name", () => {
  const prime = primeRates(["2025-01-01", 7], ["2026-01-01", 8]);
  const file = testFile({ terms: { purchaseApr: { rates: [17.5] } } });
  const rates = ["First Federal Credit Union", "First Bank"].map(
    (legalName) => inForce("2025-01", { file, legalName, report: null, prime }).terms.purchaseApr.rates,
  );
  expect(rates).toEqual([[18], [18.5]]);
});

test("has no report and is not overdue without one", () => {
  expect(inForce("2026-02", { report: null })).toMatchObject({ reported: null, overdueAfter: null });
});

test("a reported rate that is held stays where it was reported, and the others move with prime", () => {
  const prime = primeRates(["2025-01-01", 7], ["2026-01-01", 8]);
  const card = inForce("2025-06", { prime, held: [15] });
  expect(card.terms.purchaseApr.range).toEqual({ from: 15, to: 26 });
  expect(card.reported?.byTier["720-or-more"]).toBe(15);
});
