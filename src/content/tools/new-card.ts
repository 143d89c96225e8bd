import { CATEGORIES, CREDIT_LEVELS, CREDIT_SCORES } from "../../domain/cards/card";
import { parseAmount } from "../../domain/forms/amount";
import { parse } from "../read/parse";
import { type TextFile, readJson } from "../read/source-file";
import { CONFIRM, checkApr, checkCard, checkTransferFee } from "../rules/card-rules";
import { cardSchema } from "../schema/card-schema";
import {
  type Answers,
  type Question,
  type Shape,
  descriptionOf,
  fieldFault,
  firstFault,
  numeric,
  plain,
  pointsOf,
  refused,
  slugOf,
  taken,
  written,
} from "./questions";
import { writeJson } from "./write-json";

/** What `npm run new:card` asks, and the file that it makes of the answers. */

const CARD: Shape = cardSchema.shape;
const TERMS: Shape = cardSchema.shape.terms.shape;

const FEE = /^(\d{1,2}(?:\.\d{1,2})?)% or \$(\d{1,3})$/;
const SCORES: Readonly<Record<string, { from: number; to: number }>> = CREDIT_SCORES;

/** What stands in a file for a typed number; what is no number stays as it was typed, so that the gate refuses it. */
type Typed = number | string | null;

/** A typed rate or amount, with or without its sign; "none" is 0, "unknown" is null. */
function amountOf(answer: string): Typed {
  const word = answer.trim().toLowerCase();
  if (word === "none") return 0;
  return word === "unknown" || word === "null" ? null : (parseAmount(answer) ?? answer);
}

/** "3% or $5" as figures; null for other words. */
function transferFeeOf(answer: string): { percent: number; minimum: number } | null {
  const [, percent, minimum] = FEE.exec(answer) ?? [];
  return percent ? { percent: Number(percent), minimum: Number(minimum) } : null;
}

/** "18.24% - 28.99%" as a range, "26.99%" or "11.24%, 14.49%" as rates. */
function aprOf(answer: string): object {
  const [, from, to] = /^(.*?) *(?:-|–|to) *(.*)$/.exec(answer) ?? [];
  return from === undefined || to === undefined
    ? { rates: answer.split(",").map(amountOf) }
    : { range: { from: amountOf(from), to: amountOf(to) } };
}

function aprFault(answer: string, confirmed = true): string | null {
  const apr = cardSchema.shape.terms.shape.purchaseApr.safeParse(aprOf(answer)).data;
  if (!apr) return refused("a rate such as 26.99%, or a range such as 18.24% - 28.99%", answer);
  const source = written({});
  checkApr("purchaseApr", { ...apr, confirmed }, source);
  return firstFault(source);
}

function transferFeeFault(answer: string): string | null {
  if (answer === "none" || answer === "unknown" || transferFeeOf(answer)) return null;
  const hint = "unknown is not free: write none only if the issuer charges nothing";
  return refused('a fee such as "3% or $5", or none, or unknown', answer, hint);
}

const atPrompt = (doubt: string | null) => doubt?.replace(CONFIRM, "type it again to confirm") ?? null;

const aprDoubt = (answer: string) => atPrompt(aprFault(answer, false));

function transferFeeDoubt(answer: string): string | null {
  const fee = transferFeeOf(answer);
  const source = written({});
  if (fee) checkTransferFee({ transferFee: { ...fee, laterPercent: null, confirmed: false } }, source);
  return atPrompt(firstFault(source));
}

/** An unusual figure stands in the file as a confirmed one: it was typed twice. */
const withDoubt = (figure: object, doubt: string | null) => (doubt ? { ...figure, confirmed: true } : figure);

/** A question that may be left unanswered. */
function optionally(question: Question): Question {
  const { fault } = question;
  return {
    ...question,
    fallback: () => "",
    fault: (answer, answers) => (answer === "" ? null : fault(answer, answers)),
  };
}

/** Stand in for the points that are asked for later, so that those before them are held against the terms at once. */
const LATER = { features: "a; b", pros: "c; d", cons: "e; f" };

/** A text that says something of the terms: it is checked as a part of the card that the answers make so far. */
function ofCard(question: Question): Question {
  const fault = (answer: string, answers: Answers) => {
    const source = readJson(newCard({ ...LATER, ...answers, [question.name]: answer }, "2025-01"));
    const card = parse(cardSchema, source);
    if (card) checkCard(card, source);
    return firstFault({ faults: source.faults.filter(({ field }) => field.startsWith(question.name)) });
  };
  return { ...question, fault };
}

function points(name: "features" | "pros" | "cons"): Question {
  const question = plain(CARD, name);
  return ofCard({ ...question, ask: `${question.ask} (2 to 6 points, with ; between them)` });
}

function months(name: string, use: string): Question {
  return {
    name,
    ask: `Months of 0% intro APR on ${use} (0 for none)`,
    fallback: () => "0",
    fault: (answer) =>
      /^\d{1,2}$/.test(answer) && (Number(answer) === 0 || (Number(answer) >= 6 && Number(answer) <= 36))
        ? null
        : refused("0 for none, or a whole number of months from 6 to 36", answer),
  };
}

function amount(name: "annualFee" | "foreignFee", fallback: string): Question {
  return {
    name,
    ask: descriptionOf(TERMS[name]),
    fallback: () => fallback,
    fault: (answer) => fieldFault(TERMS, name, amountOf(answer)),
  };
}

/** The questions for a card, in order. */
export function cardQuestions(ids: readonly string[]): Question[] {
  return [
    plain(CARD, "name"),
    {
      ...plain(CARD, "id"),
      fallback: ({ name = "" }) => slugOf(name),
      fault: (answer) => fieldFault(CARD, "id", answer) ?? taken(ids, "data/cards")(answer),
    },
    plain(CARD, "issuer"),
    {
      name: "apr",
      ask: 'The regular APR: a range such as "18.24% - 28.99%", or one rate, or several with commas',
      fault: (answer) => aprFault(answer),
      doubt: aprDoubt,
    },
    months("transferMonths", "balance transfers"),
    months("purchaseMonths", "purchases"),
    amount("annualFee", "0"),
    optionally({ ...plain(CARD, "rewards"), ask: "What the card earns (empty for nothing)" }),
    {
      name: "transferFee",
      ask: 'The transfer fee, such as "3% or $5", or none, or unknown',
      fallback: () => "unknown",
      fault: transferFeeFault,
      doubt: transferFeeDoubt,
    },
    amount("foreignFee", "0"),
    numeric(CARD, "rating"),
    { ...plain(CARD, "category"), options: CATEGORIES },
    {
      name: "creditRequired",
      ask: "The credit that the issuer asks for",
      options: CREDIT_LEVELS,
      fault: (answer) => fieldFault(TERMS, "creditLevels", [answer]),
    },
    optionally({
      ...plain(TERMS, "membership"),
      ask: "Who may have the card, where not everybody may (empty for everybody)",
    }),
    ofCard(plain(CARD, "bestFor")),
    points("features"),
    points("pros"),
    points("cons"),
  ];
}

function introOffers({ transferMonths = "0", purchaseMonths = "0" }: Answers) {
  const transfers = Number(transferMonths);
  const purchases = Number(purchaseMonths);
  if (transfers === purchases) {
    return transfers === 0 ? [] : [{ apr: 0, months: transfers, scope: ["purchases", "transfers"] }];
  }
  return [
    { apr: 0, months: transfers, scope: ["transfers"] },
    { apr: 0, months: purchases, scope: ["purchases"] },
  ]
    .filter((offer) => offer.months > 0)
    .sort((a, b) => b.months - a.months);
}

/**
 * The card's file: a sample with estimated terms, until somebody checks it against the issuer's page. What nobody has
 * answered is left out, and the gate asks for it.
 */
export function newCard(answers: Answers, asOf: string): TextFile {
  const { id = "", transferFee = "unknown", rewards = "", creditRequired, membership = "" } = answers;
  const offers = introOffers(answers);
  const given = <T>(name: string, read: (answer: string) => T) =>
    answers[name] === undefined ? undefined : read(answers[name]);
  const fee = transferFeeOf(transferFee);
  const sourced = [
    "name",
    "apr",
    ...(offers.length > 0 ? ["introApr", "introTerm"] : []),
    "annualFee",
    ...(rewards ? ["rewards"] : []),
    ...(fee ? ["balanceTransferFee"] : []),
    "foreignTransactionFee",
    ...(membership ? ["membership"] : []),
    "features",
  ];
  const card = {
    id,
    name: answers["name"],
    issuer: answers["issuer"],
    ...(rewards ? { rewards } : {}),
    rating: given("rating", Number),
    features: pointsOf(answers["features"] ?? ""),
    pros: pointsOf(answers["pros"] ?? ""),
    cons: pointsOf(answers["cons"] ?? ""),
    bestFor: answers["bestFor"],
    applyUrl: `#apply-${id}`,
    featured: false,
    recommended: false,
    category: answers["category"],
    terms: {
      purchaseApr: given("apr", (apr) => withDoubt(aprOf(apr), aprDoubt(apr))),
      introOffers: offers,
      annualFee: given("annualFee", amountOf),
      transferFee: fee ? withDoubt(fee, transferFeeDoubt(transferFee)) : transferFee,
      foreignFee: given("foreignFee", amountOf),
      rewardsPercent: rewards ? null : 0,
      creditLevels: given("creditRequired", (level) => [level]),
      ...(creditRequired ? { creditScores: SCORES[creditRequired] } : {}),
      ...(membership ? { membership } : {}),
    },
    provenance: {
      status: "sample",
      asOf,
      sources: Object.fromEntries(sourced.map((name) => [name, "estimate"])),
    },
  };
  return { file: `data/cards/${id}.json`, text: writeJson(card) };
}
