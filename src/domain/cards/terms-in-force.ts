import type { TermStatement } from "../../schema/card-schema";
import type { TermName, Terms } from "../../schema/terms-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import { movedApr } from "../lending/apr";
import { lastDayOf, primeMove } from "../lending/prime";
import { TERM_NAMES, sameTerm, termText } from "./card-terms";
import type { Stated } from "./statement";

/**
 * Which of all that was stated about a card counts. For each term it is the newest word of the issuer's own page, a dated
 * publication or the issuer's report to the regulator; our own estimate only where none of these speaks. A variable rate moves
 * with the prime rate from the day that it describes to the newest one that the content knows, whatever the clock says.
 */

/** The terms that count, and of each what is stated: first what counts, then what differs from it, the newest first. */
export type TermsInForce = { terms: Terms; statements: TermStatement[] };

/**
 * The report's offers are medians of accounts: they serve only where no page or publication has named the offer since the
 * specification's own constants were written.
 */
const OFFERS_NAMED_SINCE = "2025-01";

function namesOffers({ by, asOf, terms }: Stated): boolean {
  return terms.introOffers !== undefined && (by === "issuer" || by === "publication") && asOf >= OFFERS_NAMED_SINCE;
}

/** Those who state a term, the one that counts first. */
function speakersOn(name: TermName, statements: readonly Stated[]): Stated[] {
  const offersAreNamed = name === "introOffers" && statements.some(namesOffers);
  const rankOf = ({ by }: Stated) => (by === "estimate" ? 2 : by === "report" && offersAreNamed ? 1 : 0);
  return statements
    .filter(({ terms }) => terms[name] !== undefined && terms[name] !== null)
    .sort((a, b) => rankOf(a) - rankOf(b) || lastDayOf(b.asOf).localeCompare(lastDayOf(a.asOf)));
}

/** The statement with its variable rates so many points higher. */
function moved({ terms, ...source }: Stated, points: number, ceiling: number | null): Stated {
  const { purchaseApr, transferApr, cashAdvanceApr, penaltyApr } = terms;
  return {
    ...source,
    terms: {
      ...terms,
      ...(purchaseApr && { purchaseApr: movedApr(purchaseApr, points, ceiling) }),
      ...(transferApr && { transferApr: movedApr(transferApr, points, ceiling) }),
      ...(cashAdvanceApr && { cashAdvanceApr: movedApr(cashAdvanceApr, points, ceiling) }),
      ...(penaltyApr && penaltyApr !== "none" && { penaltyApr: movedApr(penaltyApr, points, ceiling) }),
    },
  };
}

/**
 * The terms in force and all that is stated of them. `ceiling` is the highest rate that the issuer may charge, in percent a year;
 * null for none. `prime` is the oldest first. Throws a RangeError if nobody states the regular APR or the annual fee.
 */
export function termsInForce(
  statements: readonly Stated[],
  prime: readonly PrimeRate[],
  ceiling: number | null,
): TermsInForce {
  const asStated = new Map(
    statements.map((stated) => [moved(stated, primeMove(prime, stated.asOf), ceiling), stated] as const),
  );
  const speakers = (name: TermName) => speakersOn(name, [...asStated.keys()]);
  const newest = <Name extends TermName>(name: Name): Terms[Name] | undefined => speakers(name)[0]?.terms[name];
  const [purchaseApr, annualFee] = [newest("purchaseApr"), newest("annualFee")];
  if (purchaseApr === undefined || annualFee === undefined) throw new RangeError("No regular APR or no annual fee.");

  const statementsOn = (term: TermName): TermStatement[] => {
    const all = speakers(term);
    return all
      .filter((one, place) => place === 0 || !sameTerm(term, one.terms, all[0]?.terms ?? {}))
      .map((one) => {
        const { by, name, url, asOf } = one;
        const text = termText(term, asStated.get(one)?.terms ?? {});
        const points = text === termText(term, one.terms) ? 0 : primeMove(prime, asOf);
        const stated = asStated.get(one);
        const free = stated && termText(term, moved(stated, points, null).terms);
        const capped = points !== 0 && free !== termText(term, one.terms);
        return { term, by, name, url, asOf, text, moved: points, capped, counts: one === all[0] };
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
      closed: newest("closed") ?? false,
    },
  };
}
