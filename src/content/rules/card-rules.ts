import { CREDIT_LEVELS } from "../../domain/cards/card";
import type { Apr, CardFile, Terms } from "../schema/card-schema";
import { type FieldComplaint, faultsOf } from "../complaint";
import { type Fault, quote } from "../fault";
import { introTextComplaints } from "./intro-rules";
import { type Sources, isValue, referencesIn, resolve } from "../references/references";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "./texts";

/** Checks within one card that its schema can't make. */

/**
 * References that work elsewhere, but not in a card: cards are read before all that these could rest on. Every other fault
 * of a card's references is found where those of all files are.
 */
export function cardReferenceFaults(source: SourceFile, sources: Sources): Fault[] {
  const complaints = textsIn(source.data).flatMap(({ text, path }) =>
    referencesIn(text)
      .filter((reference) => reference.rest !== null && isValue(resolve(reference, sources)))
      .map(({ whole }) => ({
        path,
        expected: "the words themselves, as a card's file can't refer to other files",
        found: quote(whole),
        hint: "{product}, {brand} and {email} are filled in, nothing else",
      })),
  );
  return faultsOf(complaints, source);
}

/** Regular rates outside these limits are more often a slip of the unit (0.18, 1.82) than an offer. Percent a year. */
const USUAL_APR = { from: 6, to: 36 };

function isUnusual(rate: number): boolean {
  return rate < USUAL_APR.from || rate > USUAL_APR.to;
}

/** Each rate of an APR, with its place in the file. */
function ratesIn({ range, rates }: Apr): { path: (string | number)[]; rate: number }[] {
  return [
    ...Object.entries(range ?? {}).map(([end, rate]) => ({ path: ["range", end], rate })),
    ...(rates ?? []).map((rate, place) => ({ path: ["rates", place], rate })),
  ];
}

/** What is wrong with one of a card's APRs beyond its form. */
export function aprComplaints(name: string, apr: Apr): FieldComplaint[] {
  const { range, rates, type, index, margin, confirmed } = apr;
  const path = ["terms", name];
  const complaints: FieldComplaint[] = [];
  if ((range === null) === (rates === null)) {
    complaints.push({
      path,
      expected: "either a range, or rates",
      found: range === null ? "neither" : "both",
      hint: 'write {"range": {"from": 18.24, "to": 28.99}} for a range, {"rates": [26.99]} for one rate',
    });
  }
  const given = ratesIn(apr);
  const falling = given.find(({ rate }, place) => place > 0 && rate <= (given[place - 1]?.rate ?? 0));
  if (falling && complaints.length === 0) {
    complaints.push({
      path: [...path, ...falling.path],
      expected: "a higher rate than the one before",
      found: quote(falling.rate),
    });
  }
  const unusual = given.find(({ rate }) => isUnusual(rate));
  if (unusual && !confirmed) {
    complaints.push({
      path: [...path, ...unusual.path],
      expected: `a rate from ${USUAL_APR.from} to ${USUAL_APR.to} percent a year`,
      found: quote(unusual.rate),
      hint: 'if the rate is right, write "confirmed": true beside it',
    });
  }
  if (type === "fixed" && (index !== null || margin !== null)) {
    complaints.push({
      path: [...path, "type"],
      expected: '"variable", as an index or a margin is named',
      found: '"fixed"',
    });
  }
  return complaints;
}

function everyApr({ purchaseApr, transferApr, cashAdvanceApr, penaltyApr }: Terms): FieldComplaint[] {
  return Object.entries({ purchaseApr, transferApr, cashAdvanceApr, penaltyApr }).flatMap(([name, apr]) =>
    apr === null || apr === "none" ? [] : aprComplaints(name, apr),
  );
}

/** A transfer fee below this is more often a slip (0.03 for 3 percent) than an offer. Percent. */
const USUAL_TRANSFER_FEE = 1;

function transferFeeComplaints({ transferFee }: Terms): FieldComplaint[] {
  if (typeof transferFee === "string" || transferFee.confirmed || transferFee.percent >= USUAL_TRANSFER_FEE) return [];
  return [
    {
      path: ["terms", "transferFee", "percent"],
      expected: `${USUAL_TRANSFER_FEE} percent or more`,
      found: quote(transferFee.percent),
      hint: 'if the fee is right, write "confirmed": true beside it; a card without a fee has "transferFee": "none"',
    },
  ];
}

/** What the number of the rewards should be by their text; null if it is. */
function rewardsExpected({ rewards, terms: { rewardsPercent } }: CardFile): string | null {
  if (rewards === null) return rewardsPercent === 0 ? null : "0, since the card names no rewards";
  if (rewardsPercent === 0) return "a rate above 0, or null if it is not known";
  const named = [...rewards.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, percent]) => Number(percent));
  return rewardsPercent === null || named.length === 0 || named.includes(rewardsPercent)
    ? null
    : `${named.join(" or ")}, as rewards says`;
}

function introComplaints({ introOffers }: Terms): FieldComplaint[] {
  const path = ["terms", "introOffers"];
  const complaints: FieldComplaint[] = [];
  const longest = Math.max(...introOffers.map(({ months }) => months));
  const [first] = introOffers;
  if (first && first.months !== longest) {
    complaints.push({ path, expected: "the longest offer first", found: quote(`${first.months} ${first.unit} first`) });
  }
  const scopes = introOffers.flatMap((offer) => offer.scope);
  if (new Set(scopes).size !== scopes.length) {
    complaints.push({ path, expected: "each scope in one offer only", found: quote(scopes.join(", ")) });
  }
  introOffers.forEach(({ scope, transferWithinDays }, index) => {
    if (transferWithinDays !== null && !scope.includes("transfers")) {
      complaints.push({
        path: [...path, index, "transferWithinDays"],
        expected: "no days, since the offer does not cover transfers",
        found: quote(transferWithinDays),
      });
    }
  });
  return complaints;
}

function creditComplaints({ creditLevels, creditScores, creditLine }: Terms): FieldComplaint[] {
  const complaints: FieldComplaint[] = [];
  const sorted = CREDIT_LEVELS.filter((level) => creditLevels.includes(level));
  if (sorted.join() !== creditLevels.join()) {
    complaints.push({
      path: ["terms", "creditLevels"],
      expected: `each level once, the best first: ${sorted.join(", ")}`,
      found: quote(creditLevels.join(", ")),
    });
  }
  for (const [name, limits] of Object.entries({ creditScores, creditLine })) {
    if (limits && limits.from > limits.to) {
      complaints.push({
        path: ["terms", name, "from"],
        expected: `no more than ${limits.to}`,
        found: quote(limits.from),
      });
    }
  }
  return complaints;
}

function provenanceComplaints({ provenance: { status, asOf, checked } }: CardFile): FieldComplaint[] {
  const path = ["provenance", "checked"];
  if (status === "sample") {
    return checked === null
      ? []
      : [
          {
            path,
            expected: "no day, since the terms are a sample",
            found: quote(checked),
            hint: 'or write "status": "verified"',
          },
        ];
  }
  if (checked === null) {
    return [
      {
        path,
        expected: "the day on which the terms were checked",
        found: "nothing",
        hint: 'write "checked": "2025-01-08" beside "status": "verified"',
      },
    ];
  }
  return checked.slice(0, asOf.length) < asOf
    ? [{ path, expected: `a day in or after ${asOf}, the month that the terms describe`, found: quote(checked) }]
    : [];
}

function complaintsOf(card: CardFile, fileId: string): FieldComplaint[] {
  const complaints: FieldComplaint[] = [];
  if (card.id !== fileId) {
    complaints.push({
      path: ["id"],
      expected: `"${fileId}", the file's name`,
      found: quote(card.id),
      hint: "rename the file or the id",
    });
  }
  if (card.applyUrl.startsWith("#") && card.applyUrl !== `#apply-${card.id}`) {
    complaints.push({
      path: ["applyUrl"],
      expected: `the placeholder "#apply-${card.id}"`,
      found: quote(card.applyUrl),
    });
  }
  const rewards = rewardsExpected(card);
  if (rewards) {
    complaints.push({
      path: ["terms", "rewardsPercent"],
      expected: rewards,
      found: quote(card.terms.rewardsPercent),
    });
  }
  const { terms } = card;
  return [
    ...complaints,
    ...everyApr(terms),
    ...introComplaints(terms),
    ...transferFeeComplaints(terms),
    ...creditComplaints(terms),
    ...provenanceComplaints(card),
  ];
}

export function cardFaults(card: CardFile, source: SourceFile, fileId: string): Fault[] {
  return faultsOf([...complaintsOf(card, fileId), ...introTextComplaints(card)], source);
}
