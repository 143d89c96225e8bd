import { stringify } from "yaml";
import { z } from "zod";
import { CATEGORIES, CREDIT_LEVELS, CREDIT_SCORES } from "../../domain/cards/card";
import { parseAmount } from "../../domain/forms/amount";
import { GUIDE_CATEGORIES } from "../../domain/guides/guide";
import { cardSchema } from "../schema/card-schema";
import { checkApr } from "../rules/card-rules";
import { formatFault } from "../fault";
import { helpOf } from "../schema/field";
import { DRAFT_MARK, isPrimaryLabel } from "../rules/guide-rules";
import { guideSchema } from "../schema/guide-schema";
import { ACTION_PLAN } from "../rules/markdown-rules";
import { parse } from "../read/parse";
import type { Site } from "../schema/site-schema";
import { SHORT_NAME, type SourceFile, type TextFile, readJson } from "../read/source-file";
import { writeJson } from "./write-json";

/** What `npm run new:card` and `npm run new:guide` ask, and the files that they make of the answers. */

export type Answers = Record<string, string>;

export type Question = {
  /** The option that answers it on the command line. */
  name: string;
  ask: string;
  /** The only answers that there are, to choose from; `several` if more than one is chosen, with ; between them. */
  options?: readonly string[];
  several?: true;
  /** What an empty answer means; without it there must be one. */
  fallback?: (answers: Answers) => string;
  /** What is wrong with an answer, in the gate's own words; null if nothing is. */
  fault: (answer: string, answers: Answers) => string | null;
};

/** "Crédit Platinum Card" as "credit-platinum-card". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

const pointsOf = (answer: string) =>
  answer
    .split(";")
    .map((point) => point.trim())
    .filter((point) => point !== "");

type Shape = Record<string, z.ZodType>;

const CARD: Shape = cardSchema.shape;
const TERMS: Shape = cardSchema.shape.terms.shape;
const GUIDE: Shape = guideSchema.shape;

const written = (data: object) => readJson({ file: "", text: JSON.stringify(data) });

/** What the gate says first of an answer, without its place. */
function firstFault({ faults: [fault] }: SourceFile): string | null {
  return fault ? formatFault(fault).split("\n").slice(1).join("\n") : null;
}

/** What the gate says of one field's value. */
function fieldFault(shape: Shape, name: string, value: unknown): string | null {
  const source = written({ [name]: value });
  parse(z.strictObject({ [name]: shape[name] ?? z.never() }), source);
  return firstFault(source);
}

/** The same of an answer that no field of the schema takes as it is typed. */
function refused(expected: string, answer: string, hint?: string): string | null {
  const source = written({});
  source.report([], expected, JSON.stringify(answer), hint);
  return firstFault(source);
}

const descriptionOf = (field: z.ZodType | undefined) => (field && helpOf(field)?.description) ?? "";

const taken = (names: readonly string[], folder: string) => (answer: string) =>
  names.includes(answer) ? `  expected a name that is still free, found the file ${folder}/${answer}` : null;

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

/** "18.24% - 28.99%" as a range, "26.99%" or "11.24%, 14.49%" as rates. */
function aprOf(answer: string): object {
  const [, from, to] = /^(.*?) *(?:-|–|to) *(.*)$/.exec(answer) ?? [];
  return from === undefined || to === undefined
    ? { rates: answer.split(",").map(amountOf) }
    : { range: { from: amountOf(from), to: amountOf(to) } };
}

function aprFault(answer: string): string | null {
  const apr = cardSchema.shape.terms.shape.purchaseApr.safeParse(aprOf(answer)).data;
  if (!apr) return refused("a rate such as 26.99%, or a range such as 18.24% - 28.99%", answer);
  const source = written({});
  checkApr("purchaseApr", apr, source);
  return firstFault(source);
}

/** A question whose answer stands in the file as it is typed. */
function plain(shape: Shape, name: string): Question {
  return { name, ask: descriptionOf(shape[name]), fault: (answer) => fieldFault(shape, name, answer) };
}

/** A question whose answer is a number. */
function numeric(shape: Shape, name: string): Question {
  return {
    ...plain(shape, name),
    fault: (answer) => fieldFault(shape, name, answer.trim() === "" ? answer : Number(answer)),
  };
}

/** A question that may be left unanswered. */
function optionally(question: Question): Question {
  const { fault } = question;
  return {
    ...question,
    fallback: () => "",
    fault: (answer, answers) => (answer === "" ? null : fault(answer, answers)),
  };
}

function points(name: "features" | "pros" | "cons"): Question {
  return {
    name,
    ask: `${descriptionOf(CARD[name])} (2 to 6 points, with ; between them)`,
    fault: (answer) => fieldFault(CARD, name, pointsOf(answer)),
  };
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
      fault: aprFault,
    },
    months("transferMonths", "balance transfers"),
    months("purchaseMonths", "purchases"),
    amount("annualFee", "0"),
    optionally({ ...plain(CARD, "rewards"), ask: "What the card earns (empty for nothing)" }),
    {
      name: "transferFee",
      ask: 'The transfer fee, such as "3% or $5", or none, or unknown',
      fallback: () => "unknown",
      fault: (answer) =>
        answer === "none" || answer === "unknown" || FEE.test(answer)
          ? null
          : refused(
              'a fee such as "3% or $5", or none, or unknown',
              answer,
              "unknown is not free: write none only if the issuer charges nothing",
            ),
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
    plain(CARD, "bestFor"),
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
  const [, percent, minimum] = FEE.exec(transferFee) ?? [];
  const sourced = [
    "name",
    "apr",
    ...(offers.length > 0 ? ["introApr", "introTerm"] : []),
    "annualFee",
    ...(rewards ? ["rewards"] : []),
    ...(percent ? ["balanceTransferFee"] : []),
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
      purchaseApr: given("apr", aprOf),
      introOffers: offers,
      annualFee: given("annualFee", amountOf),
      transferFee: percent ? { percent: Number(percent), minimum: Number(minimum) } : transferFee,
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

/**
 * The questions for a guide, in order. `names` are the guides that there are.
 */
export function guideQuestions(
  names: readonly string[],
  author: string,
  today: string,
  primarySources: Site["primarySources"],
): Question[] {
  return [
    plain(GUIDE, "title"),
    {
      name: "name",
      ask: "The file's name, which is the guide's address: small letters, digits and hyphens",
      fallback: ({ title = "" }) => slugOf(title),
      fault: (answer) =>
        SHORT_NAME.test(answer)
          ? taken(names, "data/guides")(answer)
          : refused("small letters, digits and hyphens, such as improve-credit-score", answer),
    },
    { ...plain(GUIDE, "category"), options: GUIDE_CATEGORIES },
    plain(GUIDE, "description"),
    plain(GUIDE, "excerpt"),
    plain(GUIDE, "inShort"),
    { ...plain(GUIDE, "author"), fallback: () => author },
    { ...plain(GUIDE, "reviewed"), fallback: () => today },
    { ...numeric(GUIDE, "readTime"), fallback: () => "7" },
    { ...plain(GUIDE, "publishDate"), fallback: () => today },
    {
      name: "related",
      ask: "Three related guides",
      options: names,
      several: true,
      fallback: () => names.slice(0, 3).join(";"),
      fault: (answer) => {
        const unknown = pointsOf(answer).find((name) => !names.includes(name));
        if (unknown !== undefined) return refused("the name of a file in data/guides, without .md", unknown);
        return fieldFault(GUIDE, "related", pointsOf(answer));
      },
    },
    {
      name: "source",
      ask: "A primary source: a law, a regulator or an issuer, such as 12 CFR 1026.16 (Regulation Z)",
      fault: (answer) => {
        if (isPrimaryLabel(answer, primarySources)) return fieldFault(GUIDE, "sources", [{ label: answer }]);
        const expected = "a citation such as 12 CFR 1026.55, or the name of a regulator or issuer first";
        return refused(expected, answer, "publishers that count as primary stand in primarySources of data/site.json");
      },
    },
  ];
}

const FENCE = "```";

const BODY = `
${DRAFT_MARK} write one or two paragraphs that answer the title's question.

## First question

${DRAFT_MARK} answer it in plain words. The [guides](/guides) and the [list of cards](/offers) are close by.

${FENCE}example
title: "${DRAFT_MARK} a worked example"
rows:
  - label: "${DRAFT_MARK} what is known"
    value: "$5,000"
  - label: "${DRAFT_MARK} what follows"
    value: "$150"
text: "${DRAFT_MARK} what the example shows."
${FENCE}

## Second question

| ${DRAFT_MARK} what is compared | One | Other |
| --- | --- | --- |
| ${DRAFT_MARK} a figure | $1 | $2 |

Readers can [compare cards](/compare) and [work out their own figures](/calculator).

## Third question

${FENCE}callout
kind: mistake
title: "${DRAFT_MARK} a common mistake"
text: "${DRAFT_MARK} what goes wrong, and how to avoid it."
${FENCE}

## Fourth question

${DRAFT_MARK} name the law or the issuer's page that a figure comes from. [About us](/about) says how we review.

## ${ACTION_PLAN}

1. ${DRAFT_MARK} the first step.
2. ${DRAFT_MARK} the second step.
`;

/** The guide's file, a draft: its head, and an outline to fill in. What nobody has answered is left out. */
export function newGuide(answers: Answers): TextFile {
  const { name = "", readTime, related = "", source } = answers;
  const values = new Map<string, unknown>([
    ...Object.entries(answers),
    ["draft", true],
    ["readTime", readTime && Number(readTime)],
    ["related", pointsOf(related)],
    [
      "actions",
      [
        { label: "Compare cards", to: "/compare" },
        { label: "Calculate your payoff", to: "/calculator" },
      ],
    ],
    ["sources", [{ label: source ?? "" }]],
  ]);
  const fields = Object.keys(guideSchema.shape).map((field) => [field, values.get(field)]);
  const head = stringify(Object.fromEntries(fields), { schema: "core", lineWidth: 0 });
  return { file: `data/guides/${name}.md`, text: `---\n${head}---\n${BODY}` };
}
