import { CATEGORIES, CREDIT_LEVELS } from "../../schema/vocabulary";
import { CREDIT_SCORES } from "../../domain/cards/card";
import { parseAmount } from "../../domain/forms/amount";
import { parse } from "../read/parse";
import { type TextFile, readJson } from "../read/source-file";
import { CONFIRM, checkCard } from "../rules/card-rules";
import { cardSchema } from "../../schema/card-schema";
import {
  type Answers,
  type Question,
  type Shape,
  descriptionOf,
  firstFault,
  pointsOf,
  refused,
  slugOf,
  taken,
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

const isApr = (answer: string) => cardSchema.shape.terms.shape.purchaseApr.safeParse(aprOf(answer)).success;

const APR = "terms.purchaseApr";
const TRANSFER_FEE = "terms.transferFee";

/** Stand in for what is asked for later, so that each answer is held against a whole card. */
const LATER: Answers = {
  id: "card",
  name: "Card",
  issuer: "Bank",
  apr: "18%",
  annualFee: "0",
  foreignFee: "0",
  rating: "4",
  category: "low-apr",
  creditRequired: "Good",
  bestFor: "People",
  features: "a; b",
  pros: "c; d",
  cons: "e; f",
};

/** What the gate says first of a field of the card that the answers make so far. */
function faultAt(field: string, answers: Answers, areConfirmed = true): string | null {
  const source = readJson(cardOf({ ...LATER, ...answers }, "2025-01", () => areConfirmed));
  const card = parse(cardSchema, source);
  if (card) checkCard(card, source);
  // A hidden character is a fault of the file as a whole, and all answers before this one were in order.
  return firstFault({ faults: source.faults.filter((fault) => fault.field === "" || fault.field.startsWith(field)) });
}

/** What is unusual in a rate or a fee, for whoever typed it. */
const doubtAt = (field: string, answers: Answers) =>
  faultAt(field, answers, false)?.replace(CONFIRM, "type it again to confirm") ?? null;

function about(name: string, field = name, ask = descriptionOf(CARD[field] ?? TERMS[name])): Question {
  return { name, ask, fault: (answer, answers) => faultAt(field, { ...answers, [name]: answer }) };
}

/** The same where not every text can be read as an answer. */
function readBy(isRead: (answer: string) => boolean, expected: string, question: Question, hint?: string): Question {
  const fault: Question["fault"] = (answer, answers) =>
    isRead(answer) ? question.fault(answer, answers) : refused(expected, answer, hint);
  return { ...question, fault };
}

function months(name: string, use: string): Question {
  const ask = `Months of 0% intro APR on ${use} (0 for none)`;
  const isRead = (answer: string) => /^(?:0|[6-9]|[12]\d|3[0-6])$/.test(answer);
  const question = { ...about(name, "terms.introOffers", ask), fallback: () => "0" };
  return readBy(isRead, "0 for none, or a whole number of months from 6 to 36", question);
}

function points(name: "features" | "pros" | "cons"): Question {
  return about(name, name, `${descriptionOf(CARD[name])} (2 to 6 points, with ; between them)`);
}

export function cardQuestions(ids: readonly string[]): Question[] {
  const id = about("id");
  return [
    about("name"),
    {
      ...id,
      fallback: ({ name = "" }) => slugOf(name),
      fault: (answer, answers) => id.fault(answer, answers) ?? taken(ids, "data/cards")(answer),
    },
    about("issuer"),
    {
      ...readBy(
        isApr,
        "a rate such as 26.99%, or a range such as 18.24% - 28.99%",
        about("apr", APR, 'The regular APR: a range such as "18.24% - 28.99%", or one rate, or several with commas'),
      ),
      doubt: (apr) => doubtAt(APR, { apr }),
    },
    months("transferMonths", "balance transfers"),
    months("purchaseMonths", "purchases"),
    { ...about("annualFee", "terms.annualFee"), fallback: () => "0" },
    { ...about("rewards", "rewards", "What the card earns (empty for nothing)"), fallback: () => "" },
    {
      ...readBy(
        (answer) => answer === "none" || answer === "unknown" || transferFeeOf(answer) !== null,
        'a fee such as "3% or $5", or none, or unknown',
        about("transferFee", TRANSFER_FEE, 'The transfer fee, such as "3% or $5", or none, or unknown'),
        "unknown is not free: write none only if the issuer charges nothing",
      ),
      fallback: () => "unknown",
      doubt: (transferFee) => doubtAt(TRANSFER_FEE, { transferFee }),
    },
    { ...about("foreignFee", "terms.foreignFee"), fallback: () => "0" },
    about("rating"),
    { ...about("category"), options: CATEGORIES },
    {
      ...about("creditRequired", "terms.creditLevels", "The credit that the issuer asks for"),
      options: CREDIT_LEVELS,
    },
    {
      ...about(
        "membership",
        "terms.membership",
        "Who may have the card, where not everybody may (empty for everybody)",
      ),
      fallback: () => "",
    },
    about("bestFor"),
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

/** The card's file, a sample with estimated terms. What nobody has answered is left out, and the gate asks for it. */
export function newCard(answers: Answers, asOf: string): TextFile {
  // An unusual figure stands in the file as a confirmed one: it was typed twice.
  return cardOf(answers, asOf, (field) => doubtAt(field, answers) !== null);
}

function cardOf(answers: Answers, asOf: string, isConfirmed: (field: string) => boolean): TextFile {
  const { id = "", transferFee = "unknown", rewards = "", creditRequired, membership = "" } = answers;
  const offers = introOffers(answers);
  const given = <T>(name: string, read: (answer: string) => T) =>
    answers[name] === undefined ? undefined : read(answers[name]);
  const fee = transferFeeOf(transferFee);
  const confirmed = (field: string) => (isConfirmed(field) ? { confirmed: true } : {});
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
    rating: given("rating", (text) => (text.trim() === "" ? text : Number(text))),
    features: pointsOf(answers["features"] ?? ""),
    pros: pointsOf(answers["pros"] ?? ""),
    cons: pointsOf(answers["cons"] ?? ""),
    bestFor: answers["bestFor"],
    applyUrl: `#apply-${id}`,
    featured: false,
    recommended: false,
    category: answers["category"],
    terms: {
      purchaseApr: given("apr", (apr) => ({ ...aprOf(apr), ...confirmed(APR) })),
      introOffers: offers,
      annualFee: given("annualFee", amountOf),
      transferFee: fee ? { ...fee, ...confirmed(TRANSFER_FEE) } : transferFee,
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
