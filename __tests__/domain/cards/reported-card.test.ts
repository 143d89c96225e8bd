import type { PrimeRate } from "../../../src/schema/prime-schema";
import { termText } from "../../../src/domain/cards/card-terms";
import type { ReportedPlan, PlanField } from "../../../src/domain/survey/reported-plan";
import { movedPlan, reportedRates, reportedStatement } from "../../../src/domain/cards/reported-card";
import { primeRates } from "../lending/prime-rates";
import { testPlan } from "../survey/test-plan";

const PERIOD = "2025-12-31";
const RISEN = primeRates(["2025-12-11", 6.75], ["2026-03-19", 7.25]);

const stated = (changed: Partial<ReportedPlan>) => reportedStatement(testPlan(changed), PERIOD).terms;
const shown = (name: Parameters<typeof termText>[0], changed: Partial<ReportedPlan>) => termText(name, stated(changed));
const flagged = (field: PlanField): Pick<ReportedPlan, "flags"> => ({ flags: [{ field, reason: "zero" }] });

describe("what a plan states of its card", () => {
  test("states as the issuer's report, of the period's last day", () => {
    expect(reportedStatement(testPlan(), PERIOD)).toMatchObject({ by: "report", name: null, url: null, asOf: PERIOD });
  });

  test.each<[string, Partial<ReportedPlan>, string]>([
    ["a range of variable rates", {}, "15.00–25.00% variable"],
    ["of fixed ones", { variableRate: false }, "15.00–25.00% fixed"],
    ["one rate where both ends are the same", { aprMin: 20, aprMax: 20 }, "20.00% variable"],
    ["a range that is open where an end was not reported", { aprMin: null }, "up to 25.00% variable"],
    ["or makes no sense", { aprMin: 0, ...flagged("aprMin") }, "up to 25.00% variable"],
    ["nothing without both, whatever the median is", { aprMin: null, aprMax: null }, ""],
  ])("as its regular APR %s", (_, plan, text) => {
    expect(shown("purchaseApr", plan)).toBe(text);
  });

  test.each<[string, Partial<ReportedPlan>, string]>([
    [
      "one offer where both uses have the same",
      { transferApr: 0, transferMonths: 15, introApr: 0, introMonths: 15 },
      "0% intro APR for 15 months on purchases and balance transfers",
    ],
    [
      "two where they differ, the longest first",
      { transferApr: 0, transferMonths: 6, introApr: 0, introMonths: 15 },
      "0% intro APR for 15 months on purchases and 6 months on balance transfers",
    ],
    [
      "whole months of a median that ends in a half",
      { transferApr: 1.99, transferMonths: 13.5 },
      "1.99% intro APR for 13 months on balance transfers",
    ],
  ])("as its intro offers %s", (_, plan, text) => {
    expect(shown("introOffers", plan)).toBe(text);
  });

  test("states no offer where none was reported, or none that makes sense", () => {
    expect(stated({}).introOffers).toBeUndefined();
    expect(stated({ transferApr: 0 }).introOffers).toBeUndefined();
    expect(stated({ transferApr: 0, transferMonths: 0 }).introOffers).toBeUndefined();
    expect(stated({ transferApr: 25, transferMonths: 12, ...flagged("transferApr") }).introOffers).toBeUndefined();
  });

  test("states no fee of 0, but for a transfer fee, which is free then", () => {
    const { annualFee, monthlyFee, foreignFee } = stated({});
    expect([annualFee, monthlyFee, foreignFee]).toEqual([undefined, undefined, undefined]);
    expect(stated({ annualFee: 95, monthlyFee: 5, foreignFeePercent: 3 })).toMatchObject({
      annualFee: 95,
      monthlyFee: 5,
      foreignFee: 3,
    });
    expect(stated({ transferFeePercent: 0, transferFeeMinimum: null }).transferFee).toBe("none");
    expect(shown("transferFee", { transferFeePercent: 0, transferFeeMinimum: 10 })).toBe("0% or $10 (greater)");
    expect(stated({ transferFeePercent: null }).transferFee).toBeUndefined();
    expect(shown("transferFee", {})).toBe("3% or $5 (greater)");
    expect(shown("transferFee", { transferFeeMinimum: null })).toBe("3%");
  });

  test("states other terms only where they were reported and make sense", () => {
    const { lateFee, graceDays, cashAdvanceApr } = stated({ lateFee: 0, ...flagged("lateFee") });
    expect([lateFee, graceDays, cashAdvanceApr]).toEqual([undefined, undefined, undefined]);
    const plan = { lateFee: 40, graceDays: 25, cashApr: 29.99 };
    expect((["lateFee", "graceDays", "cashAdvanceApr"] as const).map((name) => shown(name, plan))).toEqual([
      "Up to $40 the first time",
      "25 days",
      "29.99% variable",
    ]);
  });
});

describe("since the period's end prime moves", () => {
  const rates = {
    aprNoScore: 28,
    apr619OrLess: 27,
    apr620To719: 22,
    apr720OrMore: 16,
    aprMin: 15,
    aprMedian: 20,
    aprMax: 28,
    cashApr: 29,
  };

  test("moves every variable rate of the plan, and no offer or fee", () => {
    const plan = testPlan({ ...rates, transferApr: 1.99, transferMonths: 12, introApr: 0.99, introMonths: 12 });
    expect(movedPlan(plan, PERIOD, RISEN)).toEqual({
      ...plan,
      aprNoScore: 28.5,
      apr619OrLess: 27.5,
      apr620To719: 22.5,
      apr720OrMore: 16.5,
      aprMin: 15.5,
      aprMedian: 20.5,
      aprMax: 28.5,
      cashApr: 29.5,
    });
  });

  test("leaves fixed rates, unreported ones and those that make no sense", () => {
    const fixed = testPlan({ ...rates, variableRate: false });
    expect(movedPlan(fixed, PERIOD, RISEN)).toEqual(fixed);
    const plan = testPlan({ aprMin: 0, aprMedian: null, ...flagged("aprMin") });
    expect(movedPlan(plan, PERIOD, RISEN)).toMatchObject({ aprMin: 0, aprMedian: null, aprMax: 25.5 });
  });

  test("raises a federal credit union's rates to 18 percent at most", () => {
    const union = testPlan({ institution: "Alcoa Community Federal Credit Union", aprMin: 15, aprMax: 17.9 });
    expect(movedPlan(union, PERIOD, RISEN)).toMatchObject({ aprMin: 15.5, aprMax: 18 });
  });
});

describe("the rates reported by score", () => {
  const plan = testPlan({
    creditTiers: ["620-to-719", "720-or-more"],
    aprNoScore: null,
    apr620To719: 28.24,
    apr720OrMore: 17.49,
    aprMedian: 22.86,
  });
  const ratesOf = (newer: { low: number; high: number } | null, one = plan, moves: readonly PrimeRate[] = []) =>
    reportedRates(one, PERIOD, moves, newer);

  test("takes those of the plan, with its scores and the median of all accounts", () => {
    expect(ratesOf(null)).toEqual({
      period: PERIOD,
      meantFor: ["620-to-719", "720-or-more"],
      byTier: { "no-score": null, "619-or-less": null, "620-to-719": 28.24, "720-or-more": 17.49 },
      median: 22.86,
    });
  });

  test("keeps them within a newer range", () => {
    expect(ratesOf({ low: 18.24, high: 27.99 }).byTier).toEqual({
      "no-score": null,
      "619-or-less": null,
      "620-to-719": 27.99,
      "720-or-more": 18.24,
    });
    expect(ratesOf({ low: 10, high: 30 }).byTier["720-or-more"]).toBe(17.49);
  });
});
