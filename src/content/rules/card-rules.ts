import type { Card } from "../schema/card-schema";
import { type FieldComplaint, faultsOf } from "../complaint";
import { type Fault, quote } from "../fault";
import { introTextComplaints } from "./intro-rules";
import { type Sources, isValue, referencesIn, resolve } from "../references/references";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "./texts";

/** Checks within one card that its schema can't make: text and structure must say the same. */

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

function transferFeeText(card: Card): string | null {
  const fee = card.terms.transferFee;
  return typeof fee === "string" ? null : `${fee.percent}% or $${fee.minimum} (greater)`;
}

/** What the number of the rewards should be by their text; null if it is. */
function rewardsExpected({ rewards, terms: { rewardsPercent } }: Card): string | null {
  if (rewards === null) return rewardsPercent === 0 ? null : "0, since the card names no rewards";
  if (rewardsPercent === 0) return "a rate above 0, or null if it is not known";
  const named = [...rewards.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, percent]) => Number(percent));
  return rewardsPercent === null || named.length === 0 || named.includes(rewardsPercent)
    ? null
    : `${named.join(" or ")}, as rewards says`;
}

function introComplaints({ introApr, introTerm, apr, terms }: Card): FieldComplaint[] {
  const [first] = terms.introOffers;
  if (!first) {
    return [
      ...(introApr
        ? [{ path: ["introApr"], expected: "no introApr, since terms.introOffers is empty", found: quote(introApr) }]
        : []),
      ...(introTerm
        ? [{ path: ["introTerm"], expected: "no introTerm, since terms.introOffers is empty", found: quote(introTerm) }]
        : []),
    ];
  }
  const complaints: FieldComplaint[] = [];
  const longest = Math.max(...terms.introOffers.map(({ months }) => months));
  const rate = `${first.apr}% intro APR`;
  if (introApr !== rate) {
    complaints.push({
      path: ["introApr"],
      expected: `"${rate}", as terms.introOffers says`,
      found: quote(introApr ?? undefined),
    });
  }
  if (introTerm !== `${longest} months`) {
    complaints.push({
      path: ["introTerm"],
      expected: `"${longest} months", the longest of terms.introOffers`,
      found: quote(introTerm ?? undefined),
      hint: `every intro rate is shown with its length and the rate that follows (${apr})`,
    });
  }
  if (first.months !== longest) {
    complaints.push({
      path: ["terms", "introOffers"],
      expected: "the longest offer first",
      found: quote(`${first.months} months first`),
    });
  }
  terms.introOffers.forEach((offer, index) => {
    if (offer.apr !== first.apr) {
      complaints.push({
        path: ["terms", "introOffers", index, "apr"],
        expected: "one intro rate for all offers",
        found: quote(offer.apr),
      });
    }
  });
  const scopes = terms.introOffers.flatMap((offer) => offer.scope);
  if (new Set(scopes).size !== scopes.length) {
    complaints.push({
      path: ["terms", "introOffers"],
      expected: "each scope in one offer only",
      found: quote(scopes.join(", ")),
    });
  }
  return complaints;
}

function provenanceComplaints({ provenance: { status, asOf, checked } }: Card): FieldComplaint[] {
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

function complaintsOf(card: Card, fileId: string): FieldComplaint[] {
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
  const feeText = transferFeeText(card);
  if (card.balanceTransferFee !== feeText) {
    complaints.push({
      path: ["balanceTransferFee"],
      expected: feeText
        ? `"${feeText}", as terms.transferFee says`
        : "no balanceTransferFee, as terms.transferFee names no fee",
      found: quote(card.balanceTransferFee ?? undefined),
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
  const line = card.terms.creditLine;
  if (line && line.from > line.to) {
    complaints.push({
      path: ["terms", "creditLine", "from"],
      expected: `no more than ${line.to}`,
      found: quote(line.from),
    });
  }
  const [lowest = 0, highest = 0] = card.creditRange.split("-").map(Number);
  if (lowest < 300 || highest > 850 || lowest > highest) {
    complaints.push({
      path: ["creditRange"],
      expected: "two scores between 300 and 850, the lower first",
      found: quote(card.creditRange),
    });
  }
  return [...complaints, ...introComplaints(card), ...provenanceComplaints(card)];
}

export function cardFaults(card: Card, source: SourceFile, fileId: string): Fault[] {
  return faultsOf([...complaintsOf(card, fileId), ...introTextComplaints(card)], source);
}
