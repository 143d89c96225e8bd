import type { Card } from "../../domain/cards/card";
import { aprEnds } from "../../domain/lending/apr";
import { offerFor } from "../../domain/lending/offer";
import type { CardFile } from "../../schema/card-schema";
import type { IntroOffer } from "../../schema/terms-schema";
import { INTRO_SCOPES } from "../../schema/vocabulary";
import { type Path, fieldName, quote } from "../fault";
import type { SourceFile } from "../read/source-file";
import { numbersWithin, textsIn } from "../read/texts-in";
import { repeatsIn } from "./repeats";
import type { Whole } from "../read/whole";
import { LENGTH, RATE } from "./advertised-terms";

/** A card against its own words: what its points say of its terms is what the terms in force say. */

const known = (figure: number | null | undefined) => (typeof figure === "number" ? [figure] : []);
const numbersIn = (text: string | null) =>
  [...(text ?? "").matchAll(/\d[\d,.]*/g)].map(([figure]) => Number(figure.replaceAll(",", "").replace(/\.$/, "")));

/** The figures that may be said of a card, by what they are figures of. */
const FIELDS = {
  "annual fee": ({ terms }) => [terms.annualFee, ...known(terms.firstYearFee)],
  "foreign transaction fee": ({ terms }) => known(terms.foreignFee),
  "late fee": ({ terms }) => [terms.lateFee ?? 0],
  "balance transfer fee": ({ terms: { transferFee } }) =>
    transferFee === null
      ? []
      : transferFee === "none"
        ? [0]
        : [transferFee.percent, ...transferFee.later.map(({ percent }) => percent)],
  // Nobody states most penalty rates and late fees: only what is stated can gainsay that there is none.
  "penalty rate": ({ terms: { penaltyApr } }) =>
    penaltyApr === null || penaltyApr === "none" ? [0] : [aprEnds(penaltyApr).high],
  rewards: ({ rewards }) => (rewards === null ? [0] : numbersIn(rewards)),
  APR: ({ terms: { purchaseApr, transferApr, cashAdvanceApr, penaltyApr } }) =>
    numbersWithin([purchaseApr, transferApr, cashAdvanceApr, penaltyApr]).map(({ figure }) => figure),
  "credit line": ({ terms: { creditLine } }) => (creditLine ? [creditLine.from, creditLine.to] : []),
  "grace period": ({ terms }) => known(terms.graceDays),
} satisfies Record<string, (card: Card) => readonly number[]>;

/** Ways of saying something of a card: a figure is the first group, "none" has no group. */
const SAYINGS: readonly [field: keyof typeof FIELDS, pattern: RegExp][] = [
  ["annual fee", /\b(?:no|without an?|free of(?: an?)?|neither an) (?:annual|yearly)\b/gi],
  ["annual fee", /\bnothing (?:to (?:pay|hold) )?(?:per|each|a|from year to) year\b/gi],
  ["annual fee", /\$(\d+) (?:a year\b|(?:annual|yearly) fee\b)/gi],
  ["annual fee", /\b(?:annual|yearly) fee (?:of|is) \$(\d+)/gi],
  [
    "foreign transaction fee",
    /\b(?:no|free of|free of annual and|nor a) (?:foreign(?: transaction)? fees?|fees? on purchases abroad)\b/gi,
  ],
  ["foreign transaction fee", /\bnothing (?:added|extra) (?:to|on|for) purchases abroad\b/gi],
  ["foreign transaction fee", /(\d+(?:\.\d+)?)% (?:on foreign|on purchases abroad|abroad|foreign)\b/gi],
  ["late fee", /\b(?:no|never charges a) late fees?\b/gi],
  ["late fee", /\blate fee (?:of|is)(?: up to)? \$(\d+)/gi],
  ["balance transfer fee", /\b(?:no|free of a|without a) (?:balance )?transfer fee\b/gi],
  ["balance transfer fee", /\bnothing to pay\b[^.;]* transfer\b/gi],
  ["balance transfer fee", /\btransfer fee (?:of|is)(?: only| just)? (\d+(?:\.\d+)?)%/gi],
  ["balance transfer fee", /(\d+(?:\.\d+)?)% (?:balance )?transfer fee\b/gi],
  ["penalty rate", /\b(?:no|never charges a|late fee or a|without a) penalty (?:rate|APR)\b/gi],
  ["rewards", /\b(?:no|neither|not earn) rewards\b/gi],
  ["rewards", /(\d+(?:\.\d+)?)% (?:unlimited )?(?:cash )?back\b/gi],
  ["rewards", /(\d+) points? (?:per|for each|a) dollar\b/gi],
  ["APR", /(?<!prime \+ )\b(\d{1,2}\.\d{2})%/gi],
  ["credit line", /\$([\d,]+) (?:starting |credit )?line\b/gi],
  ["grace period", /\b(\d+)[- ]days? (?:of )?grace|grace period of \d+ days/gi],
];

const points = ({ features, pros, cons, bestFor }: Pick<CardFile, "features" | "pros" | "cons" | "bestFor">) =>
  textsIn({ features, pros, cons, bestFor });

function checkFigures(text: string, path: Path, card: Card, source: SourceFile): void {
  for (const [field, pattern] of SAYINGS) {
    const figures: readonly number[] = FIELDS[field](card);
    const wrong = [...text.matchAll(pattern)].find(
      ([, figure = "0"]) => !figures.includes(Number(figure.replaceAll(",", ""))),
    );
    if (!wrong) continue;
    const said = figures.length > 0 ? figures.join(" or ") : `nothing, as the ${field} is not known`;
    source.report(path, `what the terms in force say of the ${field}: ${said}`, quote(wrong[0]));
  }
}

/** Words by which a point says that something is not covered, or that other terms hold for it. */
const LIMITS = /\bnot\b|n't\b|\bonly\b|\bfewer\b|\bget\b/i;
const SCOPE_WORDS = { purchases: /\bpurchases\b/i, transfers: /\btransfers?\b/i } as const;

/** What a point says of an intro rate: its length, and what it covers. */
function checkIntro(text: string, path: Path, { terms: { introOffers } }: Card, source: SourceFile): void {
  if (!RATE.test(text)) return;
  const lengths = [...text.matchAll(new RegExp(LENGTH, "g"))].map(([, months]) => Number(months));
  if (lengths.length === 0) {
    const expected = 'the length beside the intro rate, such as "0% intro APR for 21 months"';
    source.report(path, expected, quote(text), "every intro rate is shown with its length and the rate that follows");
    return;
  }
  const hasLength = (offer: IntroOffer | null) => offer !== null && lengths.includes(offer.months);
  const covered = INTRO_SCOPES.filter((scope) => SCOPE_WORDS[scope].test(text));
  const isRight =
    covered.length === 0 || LIMITS.test(text)
      ? introOffers.some(hasLength)
      : covered.every((scope) => hasLength(offerFor(introOffers, scope)));
  if (isRight) return;
  const said = introOffers.map(({ months, unit, scope }) => `${months} ${unit} on ${scope.join(" and ")}`).join(", ");
  source.report(path, `${said || "no intro rate"}, as the terms in force say`, quote(text));
}

export function checkPoints(card: Card, source: SourceFile): void {
  for (const { text, path } of points(card)) {
    checkIntro(text, path, card, source);
    checkFigures(text, path, card, source);
  }
}

/** Holds what the cards' own texts say against their terms in force. */
export function checkOwnWords({ inForce }: Whole): void {
  for (const { card, source } of inForce) checkPoints(card, source);
}

/** Reports a point of a card that says again, letter for letter, what one before it says. */
export function checkRepeatedPoints({ features, pros, cons }: CardFile, source: SourceFile): void {
  const letters = ({ text }: { text: string }) => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  for (const { item, first } of repeatsIn(textsIn({ features, pros, cons }), letters)) {
    source.report(item.path, "each point once", `${quote(item.text)}, as ${fieldName(first.path)} says`);
  }
}
