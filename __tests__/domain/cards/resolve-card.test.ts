import { resolveCard } from "../../../src/domain/cards/resolve-card";
import { primeRates } from "../lending/prime-rates";
import { testPlan } from "../survey/test-plan";
import { STATEMENT, testFile } from "../test-card";

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
