import type { Card, TermStatement } from "./card";
import type { CardFile } from "../../schema/card-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import type { StatedTerms, TermName, Terms } from "../../schema/terms-schema";
import { type RateLimits, aprEnds, movedApr } from "../lending/apr";
import { lastDayOf, primeMove, rateCeiling } from "../lending/prime";
import type { ReportedPlan } from "../survey/reported-plan";
import { TERM_NAMES, sameTerm, termText } from "./card-terms";
import { reportedRates, reportedStatement } from "./reported-card";
import { type Stated, aprAsOf, confidenceText } from "./statement";

/** Chooses the statement that counts: the newest of page, publication and report; our own estimate only where none speaks. */

/** Reported offers are medians of accounts: they count only where nobody has named the offer since then. */
const OFFERS_NAMED_SINCE = "2025-01";

function namesOffers({ by, asOf, terms }: Stated): boolean {
  return terms.introOffers !== undefined && (by === "issuer" || by === "publication") && asOf >= OFFERS_NAMED_SINCE;
}

function speakersOn(name: TermName, statements: readonly Stated[]): Stated[] {
  const offersAreNamed = name === "introOffers" && statements.some(namesOffers);
  const rankOf = ({ by }: Stated) => (by === "estimate" ? 2 : by === "report" && offersAreNamed ? 1 : 0);
  return statements
    .filter(({ terms }) => terms[name] !== undefined && terms[name] !== null)
    .sort((a, b) => rankOf(a) - rankOf(b) || lastDayOf(b.asOf).localeCompare(lastDayOf(a.asOf)));
}

function movedTerms(terms: StatedTerms, points: number, limits: RateLimits): StatedTerms {
  const { purchaseApr, transferApr, cashAdvanceApr, penaltyApr } = terms;
  return {
    ...terms,
    ...(purchaseApr && { purchaseApr: movedApr(purchaseApr, points, limits) }),
    ...(transferApr && { transferApr: movedApr(transferApr, points, limits) }),
    ...(cashAdvanceApr && { cashAdvanceApr: movedApr(cashAdvanceApr, points, limits) }),
    ...(penaltyApr && penaltyApr !== "none" && { penaltyApr: movedApr(penaltyApr, points, limits) }),
  };
}

/** Returns the terms in force, and each term's statements. Throws a RangeError without a regular APR or an annual fee. */
export function effectiveTerms(
  statements: readonly Stated[],
  prime: readonly PrimeRate[],
  limits: RateLimits,
): { terms: Terms; statements: TermStatement[] } {
  const termsNow = ({ terms, asOf }: Stated) => movedTerms(terms, primeMove(prime, asOf), limits);
  const newest = <Name extends TermName>(name: Name): Terms[Name] | undefined => {
    const [first] = speakersOn(name, statements);
    return first && termsNow(first)[name];
  };
  const [purchaseApr, annualFee] = [newest("purchaseApr"), newest("annualFee")];
  if (purchaseApr === undefined || annualFee === undefined) throw new RangeError("No regular APR or no annual fee.");

  const statementsOn = (term: TermName): TermStatement[] => {
    const all = speakersOn(term, statements);
    const [first] = all;
    return all
      .filter((one) => one === first || !sameTerm(term, termsNow(one), first ? termsNow(first) : {}))
      .map((one) => {
        const { by, name, url, asOf, checked, terms } = one;
        const [text, now] = [termText(term, terms), termText(term, termsNow(one))];
        const points = text === now ? 0 : primeMove(prime, asOf);
        return { term, by, name, url, asOf, checked, text, moved: points, counts: one === first };
      });
  };
  return {
    statements: TERM_NAMES.flatMap(statementsOn),
    terms: {
      purchaseApr,
      annualFee,
      transferApr: newest("transferApr") ?? null,
      cashAdvanceApr: newest("cashAdvanceApr") ?? null,
      penaltyApr: newest("penaltyApr") ?? null,
      introOffers: newest("introOffers") ?? [],
      firstYearFee: newest("firstYearFee") ?? null,
      monthlyFee: newest("monthlyFee") ?? null,
      transferFee: newest("transferFee") ?? null,
      foreignFee: newest("foreignFee") ?? null,
      lateFee: newest("lateFee") ?? null,
      graceDays: newest("graceDays") ?? null,
      minimumPayment: newest("minimumPayment") ?? null,
      rewardsPercent: newest("rewardsPercent") ?? null,
      creditLine: newest("creditLine") ?? null,
      creditLevels: newest("creditLevels") ?? [],
      creditScores: newest("creditScores") ?? null,
      membership: newest("membership") ?? null,
      deposit: newest("deposit") ?? null,
      depositBack: newest("depositBack") ?? null,
      bureaus: newest("bureaus") ?? null,
      applicants: newest("applicants") ?? "open",
    },
  };
}

type CardRecord = {
  file: CardFile;
  legalName: string;
  /** The card's row of the survey's newest period, and its last day; null without one. */
  report: { plan: ReportedPlan; period: string } | null;
  held?: readonly number[];
  /** The oldest first. */
  prime: readonly PrimeRate[];
};

/** The card with its terms in force. Throws a RangeError if nobody states its regular APR or annual fee. */
export function resolveCard({ file, legalName, report, held = [], prime }: CardRecord): Card {
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
    overdueAfter: null,
  };
}
