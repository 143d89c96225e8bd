import type { Card } from "./card";
import type { CardFile } from "../../schema/card-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import { aprEnds } from "../lending/apr";
import { lastDayOf, rateCeiling } from "../lending/prime";
import type { ReportedPlan } from "../survey/reported-plan";
import { reportedRates, reportedStatement } from "./reported-card";
import { aprAsOf } from "./card-facts";
import { confidenceText } from "./statement";
import { effectiveTerms } from "./effective-terms";

type CardRecord = {
  file: CardFile;
  legalName: string;
  /** The card's row of the survey's newest period, and its last day; null without one. */
  report: { plan: ReportedPlan; period: string } | null;
  rateSince?: string | null;
  held?: readonly number[];
  /** The oldest first. */
  prime: readonly PrimeRate[];
};

/** The card with its terms in force. Throws a RangeError if nobody states its regular APR or annual fee. */
export function resolveCard({ file, legalName, report, rateSince = null, held = [], prime }: CardRecord): Card {
  const { statements: own, ...rest } = file;
  const stated = report ? [...own, reportedStatement(report.plan, report.period)] : own;
  const { terms, statements } = effectiveTerms(stated, prime, { ceiling: rateCeiling(legalName), held });
  const isNewer = report && lastDayOf(aprAsOf({ statements })) > report.period;
  return {
    ...rest,
    terms,
    statements,
    confidence: confidenceText(statements),
    reported:
      report && reportedRates(report.plan, report.period, prime, isNewer ? aprEnds(terms.purchaseApr) : null, held),
    rateSince,
    overdueAfter: null,
  };
}
