import type { TermStatement } from "../../../src/domain/cards/card";
import type { TermName } from "../../../src/schema/terms-schema";
import {
  type StatementSource,
  aprAsOf,
  confidenceText,
  lastChecked,
  leftOutTexts,
  movedText,
  reportText,
  sourceText,
  statementOf,
  unknownTerms,
  withOverdueMarks,
} from "../../../src/domain/cards/statement";
import { testPlan } from "../survey/test-plan";
import { testCard } from "../test-card";

const source = (changed: Partial<StatementSource>): StatementSource => ({
  by: "issuer",
  name: null,
  url: null,
  asOf: "2026-02-14",
  checked: null,
  ...changed,
});
const statement = (term: TermName, changed: Partial<TermStatement> = {}): TermStatement => ({
  ...source({}),
  term,
  text: "20.00% variable",
  moved: 0,
  counts: true,
  ...changed,
});

test.each<[Partial<StatementSource>, string]>([
  [{ by: "report", asOf: "2025-12-31" }, "issuer’s report for July to December 2025"],
  [{ by: "issuer" }, "issuer’s page, February 14, 2026"],
  [{ by: "issuer", asOf: "2026-02", checked: "2026-11-03" }, "issuer’s page, February 2026, checked November 3, 2026"],
  [{ by: "publication", name: "CNBC Select", asOf: "2026-02" }, "CNBC Select, February 2026"],
  [{ by: "estimate", asOf: "2025-01" }, "our estimate, January 2025"],
])("writes a source of %j as: %s", (given, text) => {
  expect(sourceText(source(given))).toBe(text);
});

test("says what prime has done since, and nothing where it did nothing", () => {
  const moved = (points: number) => movedText({ text: "20.00% variable", moved: points });
  expect([0, 0.25, -0.75, 1].map(moved)).toEqual([
    "",
    "20.00% variable then; adjusted for a 0.25-point rise in prime",
    "20.00% variable then; adjusted for a 0.75-point fall in prime",
    "20.00% variable then; adjusted for a 1-point rise in prime",
  ]);
});

test("names the statement that counts, with the day of the regular APR", () => {
  const card = testCard({ terms: { lateFee: 40 } });
  expect(statementOf(card, "lateFee")).toMatchObject({ text: "Up to $40 the first time", counts: true });
  expect(statementOf(card, "graceDays")).toBeNull();
  expect([aprAsOf(card), aprAsOf({ statements: [] })]).toEqual(["2025-01", ""]);
});

/** A card whose terms its issuer's page gave on a day, or another source. */
const statedBy = (by: "issuer" | "publication" | "estimate", asOf: string) => ({
  statements: [statement("purchaseApr", { by, asOf })],
});

test("takes the issuer's own page alone for a check", () => {
  expect(lastChecked(statedBy("issuer", "2025-01-08"))).toBe("2025-01-08");
  expect(lastChecked(statedBy("publication", "2025-01-08"))).toBeNull();
  expect(lastChecked(statedBy("estimate", "2025-01"))).toBeNull();
});

test("counts the check of the regular APR that is in force", () => {
  const before = statement("purchaseApr", { asOf: "2025-01-08", counts: false });
  expect(lastChecked({ statements: [...statedBy("publication", "2025-03").statements, before] })).toBeNull();
  expect(lastChecked({ statements: [statement("annualFee", { asOf: "2025-01-08" })] })).toBeNull();
});

test.each([
  ["2025-01-08", "2025-04-08", null],
  ["2025-01-08", "2025-04-09", 90],
  ["2026-01-08", "2025-04-09", null],
  ["2025-03", "2025-05-30", null],
  ["2025-03", "2025-05-31", 90],
  [null, "2030-01-01", null],
])("marks what was checked on %s, seen on %s, with %s days", (checked, day, mark) => {
  expect(withOverdueMarks([{ checked }], (one) => one.checked, day, 90)).toEqual([{ checked, overdueAfter: mark }]);
});

describe("how sure a cost is", () => {
  const by = (changed: Partial<TermStatement>) => confidenceText([statement("purchaseApr", changed)]);

  test.each<[Partial<TermStatement>, string]>([
    [{ by: "report", asOf: "2025-12-31" }, "Issuer’s report, December 2025"],
    [{ by: "issuer" }, "Issuer’s page, February 2026"],
    [{ by: "publication", name: "A Publication of Many Words", asOf: "2026-02" }, "Published terms, February 2026"],
    [{ by: "estimate", asOf: "2025-01" }, "Our estimate, January 2025"],
  ])("is written of %j as: %s", (changed, text) => {
    expect(by(changed)).toBe(text);
    expect(text.split(" ").length).toBeLessThanOrEqual(6);
  });

  test("is an estimate as soon as one of the terms is that it counts with, but not for a late fee", () => {
    const estimated = (term: TermName) =>
      confidenceText([statement("purchaseApr"), statement(term, { by: "estimate", asOf: "2025-01" })]);
    expect(estimated("introOffers")).toBe("Partly our estimate, January 2025");
    expect(estimated("transferFee")).toBe("Partly our estimate, January 2025");
    expect(estimated("lateFee")).toBe("Issuer’s page, February 2026");
  });

  test("ignores a statement that doesn't count", () => {
    const old = statement("purchaseApr", { by: "estimate", asOf: "2025-01", counts: false });
    expect(confidenceText([statement("purchaseApr"), old])).toBe("Issuer’s page, February 2026");
    expect(confidenceText([])).toBe("");
  });
});

test("names what nobody states, but not what most cards don't have", () => {
  expect(unknownTerms(testCard())).toEqual([
    "late fee",
    "cash advance APR",
    "penalty APR",
    "grace period",
    "minimum payment",
    "credit scores",
  ]);
  expect(unknownTerms(testCard({ terms: { graceDays: 25 } }))).not.toContain("grace period");
});

test("says whether the issuer reported the card, with the period and the reported name", () => {
  const plan = testPlan({
    institution: "First Bank, N.A.",
    product: "Test Visa",
    creditTiers: ["619-or-less", "720-or-more"],
  });
  expect(reportText(testCard(), plan, "2025-12-31")).toBe(
    "For July to December 2025, First Bank reported this card to the regulator as “Test Visa,” for scores of 619 or less and scores of 720 and up.",
  );
  expect(reportText(testCard(), null, "2026-06-30")).toBe(
    "First Bank did not report this card to the regulator for January to June 2026.",
  );
});

test("says once for each reason why figures of the report are left out", () => {
  const flags = [
    { field: "aprMin", reason: "zero" },
    { field: "aprMedian", reason: "zero" },
    { field: "transferApr", reason: "no-length" },
    { field: "requiresMembership", reason: "credit-union" },
  ] as const;
  expect(leftOutTexts(testPlan({ aprMin: 0, aprMedian: 0, transferApr: 0, flags: [...flags] }))).toEqual([
    "The regular rate was reported as 0%.",
    "A rate was reported without how long it lasts.",
  ]);
});
