import type { TermStatement } from "./card";
import type { StatedTerms, TermName } from "../../schema/terms-schema";
import { formatDate, formatMonthOfYear, periodText } from "../text/format";

export type StatementSource = Pick<TermStatement, "by" | "name" | "url" | "asOf" | "checked">;

/** Several terms in one statement; what is left out is not stated. */
export type Stated = StatementSource & { terms: StatedTerms };

/** "February 2026", or "February 14, 2026" where the day is known. */
export function asOfText(asOf: string): string {
  return asOf.length === "2026-02".length ? formatMonthOfYear(asOf) : formatDate(asOf);
}

/** The day or month of the statement in force of a term: "March 2026"; null if nobody states it. */
export function statedSince({ statements }: { statements: readonly TermStatement[] }, name: TermName): string | null {
  const source = statements.find(({ term, counts }) => term === name && counts);
  return source ? asOfText(source.asOf) : null;
}

/** Where a term comes from: "published February 2026 by CNBC Select", "issuer’s page, February 2026, checked March 3, 2026". */
export function sourceText(source: StatementSource): string {
  return `${statedText(source)}${source.checked === null ? "" : `, checked ${formatDate(source.checked)}`}`;
}

function statedText({ by, name, asOf }: StatementSource): string {
  switch (by) {
    case "report":
      return `issuer’s report for ${periodText(asOf)}`;
    case "issuer":
      return `issuer’s page, ${asOfText(asOf)}`;
    case "publication":
      return `published ${asOfText(asOf)}${name === null ? "" : ` by ${name}`}`;
    case "estimate":
      return `our estimate, ${asOfText(asOf)}`;
  }
}

/** Writes a stated rate and the move of prime since: "17.49–28.24% then; adjusted for a 0.25-point rise in prime"; empty if it hasn't moved. */
export function movedText({ text, moved, capped }: Pick<TermStatement, "text" | "moved" | "capped">): string {
  if (moved === 0) return "";
  return `${text} then; adjusted for a ${Math.abs(moved)}-point ${moved > 0 ? "rise" : "fall"} in prime${capped ? ", up to the federal credit union limit" : ""}`;
}

/** How sure a card's cost is, in a few words: who stated the terms that it counts with. The weakest source is named. */
export function confidenceText(statements: readonly TermStatement[]): string {
  const counted = statements.filter(({ term, counts }) => counts && COUNTED.includes(term));
  const estimate = counted.find(({ by }) => by === "estimate");
  if (estimate) return `Our estimate, ${formatMonthOfYear(estimate.asOf)}`;
  const [rate] = counted;
  if (!rate) return "";
  const month = formatMonthOfYear(rate.asOf);
  if (rate.by === "publication") return `Terms published ${month}`;
  return `Issuer’s ${rate.by === "report" ? "report" : "page"}, ${month}`;
}

/** The terms that a cost counts with, the first of which names it. */
const COUNTED: readonly TermName[] = ["purchaseApr", "introOffers", "transferFee"];
