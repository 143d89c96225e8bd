import type { TermStatement } from "./card";
import type { StatedTerms, TermName, Terms } from "../../schema/terms-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import { type RateLimits, movedApr } from "../lending/apr";
import { lastDayOf, primeMove } from "../lending/prime";
import { TERM_NAMES, sameTerm, termText } from "./card-terms";
import type { Stated } from "./statement";

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
        const capped = termText(term, movedTerms(terms, points, { ...limits, ceiling: null })) !== now;
        return { term, by, name, url, asOf, checked, text, moved: points, capped, counts: one === first };
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
