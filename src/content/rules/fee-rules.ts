import type { CardFile, Terms } from "../schema/card-schema";
import { quote } from "../fault";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "./texts";

/** What a card's own texts say of its fees, held against its terms. */

/** A way of saying something of a fee: a figure is its first group, "none" has no group. */
type Saying = { pattern: RegExp; allowed: (terms: Terms) => readonly number[]; field: string };

const annual = (terms: Terms) => [terms.annualFee, ...(terms.firstYearFee === null ? [] : [terms.firstYearFee])];
const foreign = ({ foreignFee }: Terms) => (foreignFee === null ? [] : [foreignFee]);
const transfer = ({ transferFee }: Terms) => {
  if (transferFee === "unknown") return [];
  if (transferFee === "none") return [0];
  return [transferFee.percent, ...(transferFee.later ? [transferFee.later.percent] : [])];
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

/** Reports a point that stands twice in a list of a card. */
export function checkRepeatedPoints({ features, pros, cons }: CardFile, source: SourceFile): void {
  for (const [name, points] of Object.entries({ features, pros, cons })) {
    const plain = points.map((point) => point.toLowerCase());
    plain.forEach((point, index) => {
      if (plain.indexOf(point) === index) return;
      source.report([name, index], "each point once", `${quote(points[index])} again`);
    });
  }
}
