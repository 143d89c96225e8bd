import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { readSurveyFiles } from "../../src/content/survey";
import { decodeMarket, encodeMarket } from "../../src/domain/market/market-file";
import { NO_MARKET_FILTER } from "../../src/domain/market/market-query";
import { leftOutPlansText, rankMarket } from "../../src/domain/market/market-ranking";
import { costOfPlan } from "../../src/domain/market/plan-cost";
import type { ReportedPlan } from "../../src/domain/survey/reported-plan";
import { allRates, medianOf, percentileText } from "../../src/domain/survey/tier-rates";
import { ratesByTier } from "../../src/domain/survey/tier-apr";
import { GOALS } from "../../src/domain/visitor/visitor-inputs";
import { toCents } from "../../src/domain/text/format";
import { TIERS } from "../../src/schema/vocabulary";

/**
 * The file of one period, by its name, against figures that others took from it (docs/survey.md). A newer period has a file
 * of its own.
 */

const FILE = "data/survey/2025-12-31.csv";
const SURVEY = readSurveyFiles([{ file: FILE, text: readFileSync(FILE, "utf8") }], []).surveys[0];
const PLANS = SURVEY?.plans ?? [];
const AS_REPORTED = PLANS.map((plan): ReportedPlan => ({ ...plan, flags: [] }));

/** The medians to the cent, with the number of plans in parentheses: all, the 25 largest issuers', the others'. */
const medians = (plans: readonly ReportedPlan[]) =>
  Object.fromEntries(
    ratesByTier(plans).map((ofTier) => [
      ofTier.tier,
      [allRates(ofTier), ofTier.largest, ofTier.others]
        .map((rates) => `${(medianOf(rates) ?? NaN).toFixed(2)} (${rates.length})`)
        .join(", "),
    ]),
  );

test("has 663 plans of 195 institutions, 410 of them of the 25 largest", () => {
  expect(PLANS).toHaveLength(663);
  expect(new Set(PLANS.map(({ institution }) => institution)).size).toBe(195);
  expect(PLANS.filter(({ top25 }) => top25)).toHaveLength(410);
});

test("has the published medians when every value counts", () => {
  expect(medians(AS_REPORTED)).toEqual({
    "no-score": "17.99 (129), 26.65 (44), 16.00 (85)",
    "619-or-less": "24.05 (268), 27.99 (151), 17.49 (117)",
    "620-to-719": "26.74 (533), 28.49 (351), 15.00 (182)",
    "720-or-more": "21.07 (550), 25.24 (371), 12.90 (179)",
  });
});

test("places 24.99% where it was published when every value counts", () => {
  expect(ratesByTier(AS_REPORTED).map((rates) => percentileText(24.99, rates))).toContain(
    "24.99% is higher than 43% of the 533 plans reported for scores from 620 to 719.",
  );
});

test("ranks every plan for 720 and more in Ohio, or says why not", () => {
  const filter = { ...NO_MARKET_FILTER, tier: "720-or-more", state: "OH" } as const;
  const numbers = { goal: "balance", amount: 5000, apr: 24.99, payment: 150, tier: null } as const;
  const { groups, found, leftOut } = rankMarket(PLANS, filter, numbers);
  const sizes = groups.map(({ group, rows }) => [group, rows.length]);
  expect(Object.fromEntries(sizes)).toEqual({
    "for-you": 241,
    maybe: 194,
    deposit: 21,
    "not-for-score": 72,
    closed: 1,
  });
  // The 72 that aren't for the score and a closed one stand apart, 88 aren't offered in Ohio.
  expect(found + leftOut.length + 73 + 88).toBe(PLANS.length);
  expect(leftOutPlansText(leftOut)).toBe(
    "Not ranked by cost: 23 that this payment may never pay off, 21 without a purchase APR, 2 with a purchase APR that looks like an error.",
  );
});

/** A plan's row, a score, a goal, what is put on it, what is paid a month; then the low and the high cost. */
const COSTS = z
  .array(
    z.tuple([
      z.int(),
      z.enum(TIERS).nullable(),
      z.enum(GOALS),
      z.number(),
      z.number(),
      z.number().nullable(),
      z.number().nullable(),
    ]),
  )
  .parse(JSON.parse(readFileSync("__tests__/fixtures/market-costs.json", "utf8")));

test("costs 200 plans to the cent what another program gets of the same file", () => {
  expect(COSTS).toHaveLength(200);
  const ours = COSTS.map(([row, tier, goal, amount, payment]) => {
    const plan = PLANS[row - 1];
    const cost = plan && costOfPlan(plan, tier, { goal, amount, payment });
    const ends = cost?.kind === "ranked" ? [cost.low, cost.high] : [null, null];
    return [row, tier, goal, amount, payment, ...ends.map((end) => end && toCents(end.totalCost))];
  });
  // With a high end that never ends, a plan has no cost.
  const theirs = COSTS.map(([...values]) => (values[6] === null ? values.with(5, null) : values));
  expect(ours).toEqual(theirs);
});

test("encodes all plans in at most 35 kB", () => {
  if (!SURVEY) throw new Error("There is no survey.");
  const text = encodeMarket(SURVEY);
  expect(gzipSync(text).length).toBeLessThan(35_000);
  expect(decodeMarket(text).plans.sort((a, b) => a.row - b.row)).toEqual(PLANS);
});
