import type { CardFile, Terms } from "../schema/card-schema";
import { fieldName, quote } from "../fault";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "./texts";

/** What a card's own texts say of its fees, held against its terms. */

/** A way of saying something of a fee: a figure is its first group, "none" has no group. */
type Saying = { pattern: RegExp; allowed: (terms: Terms) => readonly number[]; field: string };

const annual = (terms: Terms) => [terms.annualFee, ...(terms.firstYearFee === null ? [] : [terms.firstYearFee])];
const late = ({ lateFee }: Terms) => (lateFee === null ? [] : [lateFee]);
const foreign = ({ foreignFee }: Terms) => (foreignFee === null ? [] : [foreignFee]);
const transfer = ({ transferFee }: Terms) => {
  if (transferFee === "unknown") return [];
  if (transferFee === "none") return [0];
  const { percent, laterPercent } = transferFee;
  return laterPercent === null ? [percent] : [percent, laterPercent];
};

const SAYINGS: readonly Saying[] = [
  { pattern: /\b(?:no|without an?) (?:annual|yearly) fee\b/gi, allowed: annual, field: "annualFee" },
  { pattern: /\$(\d+) (?:a year\b|(?:annual|yearly) fee\b)/gi, allowed: annual, field: "annualFee" },
  { pattern: /\b(?:annual|yearly) fee (?:of|is) \$(\d+)/gi, allowed: annual, field: "annualFee" },
  {
    pattern: /\bno (?:foreign(?: transaction)? fees?|fee on purchases abroad)\b/gi,
    allowed: foreign,
    field: "foreignFee",
  },
  {
    pattern: /(\d+(?:\.\d+)?)% (?:on foreign|on purchases abroad|abroad|foreign)\b/gi,
    allowed: foreign,
    field: "foreignFee",
  },
  { pattern: /\bno late fees?\b/gi, allowed: late, field: "lateFee" },
  { pattern: /\blate fee (?:of|is)(?: up to)? \$(\d+)/gi, allowed: late, field: "lateFee" },
  { pattern: /\bno (?:balance )?transfer fee\b/gi, allowed: transfer, field: "transferFee" },
  { pattern: /\btransfer fee (?:of|is)(?: only| just)? (\d+(?:\.\d+)?)%/gi, allowed: transfer, field: "transferFee" },
  { pattern: /(\d+(?:\.\d+)?)% (?:balance )?transfer fee\b/gi, allowed: transfer, field: "transferFee" },
];

/** Reports what a card's texts say of a fee and its terms don't. */
export function checkFeeTexts({ features, pros, cons, bestFor, terms }: CardFile, source: SourceFile): void {
  for (const { text, path } of textsIn({ features, pros, cons, bestFor })) {
    for (const { pattern, allowed, field } of SAYINGS) {
      const amounts = allowed(terms);
      const wrong = [...text.matchAll(pattern)].find(([, figure = "0"]) => !amounts.includes(Number(figure)));
      if (!wrong) continue;
      const said = amounts.length > 0 ? amounts.join(" or ") : "nothing, as the fee is not known";
      source.report(path, `what terms.${field} says: ${said}`, quote(wrong[0]));
    }
  }
}

/** Reports a point of a card that says again, letter for letter, what one before it says. */
export function checkRepeatedPoints({ features, pros, cons }: CardFile, source: SourceFile): void {
  const seen = new Map<string, string>();
  for (const { text, path } of textsIn({ features, pros, cons })) {
    const letters = text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    const before = seen.get(letters);
    if (before === undefined) seen.set(letters, fieldName(path));
    else source.report(path, "each point once", `${quote(text)}, as ${before} says`);
  }
}
