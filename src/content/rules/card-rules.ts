import { CREDIT_LEVELS } from "../../schema/vocabulary";
import { CREDIT_SCORES } from "../../domain/cards/card";
import { cardTexts } from "../../domain/cards/card-texts";
import { type Apr, type CardFile, SOURCED_FIELDS, type Terms } from "../../schema/card-schema";
import { quote } from "../fault";
import { checkFeeTexts, checkRepeatedPoints, checkIntroTexts } from "./advertised-terms";
import { Slip } from "../references/catalogue";
import { type Sources, referencesIn, resolve } from "../references/references";
import { type SourceFile, nameOf } from "../read/source-file";
import { textsIn } from "./texts";

/** Reports references that work elsewhere, but not in a card: cards are read before all that these could rest on. */
export function checkCardReferences(source: SourceFile, sources: Sources): void {
  const hint = "{product}, {brand} and {email} are filled in, nothing else";
  for (const { text, path } of textsIn(source.data)) {
    for (const reference of referencesIn(text)) {
      if (reference.rest === null || resolve(reference, sources) instanceof Slip) continue;
      const expected = "the words themselves, as a card's file can't refer to other files";
      source.report(path, expected, quote(reference.whole), hint);
    }
  }
}

/** How an editor of the file says that an unusual figure is right; a form has a switch instead. */
export const CONFIRM = 'write "confirmed": true beside it';

/** Regular rates outside these limits are more often a slip of the unit (0.18, 1.82) than an offer. Percent a year. */
const USUAL_APR = { from: 6, to: 36 };

/** Each rate of an APR, with its place in the file. */
export function ratesIn({ range, rates }: Apr): { path: (string | number)[]; rate: number }[] {
  return [
    ...Object.entries(range ?? {}).map(([end, rate]) => ({ path: ["range", end], rate })),
    ...(rates ?? []).map((rate, place) => ({ path: ["rates", place], rate })),
  ];
}

function checkApr(name: string, apr: Apr, source: SourceFile): void {
  const { range, rates, type, index, margin, confirmed } = apr;
  const path = ["terms", name];
  const given = ratesIn(apr);
  if ((range === null) === (rates === null)) {
    const hint = 'write {"range": {"from": 18.24, "to": 28.99}} for a range, {"rates": [26.99]} for one rate';
    source.report(path, "either a range, or rates", range === null ? "neither" : "both", hint);
  } else {
    const falling = given.find(({ rate }, place) => place > 0 && rate <= (given[place - 1]?.rate ?? 0));
    if (falling) source.report([...path, ...falling.path], "a higher rate than the one before", quote(falling.rate));
  }
  const unusual = given.find(({ rate }) => rate < USUAL_APR.from || rate > USUAL_APR.to);
  if (unusual && !confirmed) {
    const expected = `a rate from ${USUAL_APR.from} to ${USUAL_APR.to} percent a year`;
    const hint = `if the rate is right, ${CONFIRM}`;
    source.report([...path, ...unusual.path], expected, quote(unusual.rate), hint);
  }
  if (type === "fixed" && (index !== null || margin !== null)) {
    source.report([...path, "type"], '"variable", as an index or a margin is named', '"fixed"');
  }
}

/** A transfer fee below this is more often a slip (0.03 for 3 percent) than an offer. Percent. */
const USUAL_TRANSFER_FEE = 1;

function checkTransferFee({ transferFee }: Terms, source: SourceFile): void {
  if (typeof transferFee === "string" || transferFee.confirmed || transferFee.percent >= USUAL_TRANSFER_FEE) return;
  const hint = `if the fee is right, ${CONFIRM}; a card without a fee has "transferFee": "none"`;
  const path = ["terms", "transferFee", "percent"];
  source.report(path, `${USUAL_TRANSFER_FEE} percent or more`, quote(transferFee.percent), hint);
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

function checkIntroOffers({ introOffers }: Terms, source: SourceFile): void {
  const path = ["terms", "introOffers"];
  const longest = Math.max(...introOffers.map(({ months }) => months));
  const [first] = introOffers;
  if (first && first.months !== longest) {
    source.report(path, "the longest offer first", quote(`${first.months} ${first.unit} first`));
  }
  const scopes = introOffers.flatMap((offer) => offer.scope);
  if (new Set(scopes).size !== scopes.length) {
    source.report(path, "each scope in one offer only", quote(scopes.join(", ")));
  }
  introOffers.forEach(({ scope, transferWithinDays: days }, index) => {
    if (days === null || scope.includes("transfers")) return;
    const expected = "no days, since the offer does not cover transfers";
    source.report([...path, index, "transferWithinDays"], expected, quote(days));
  });
}

function checkCredit({ creditLevels, creditScores, creditLine }: Terms, source: SourceFile): void {
  const sorted = CREDIT_LEVELS.filter((level) => creditLevels.includes(level));
  if (sorted.join() !== creditLevels.join()) {
    const expected = `each level once, the best first: ${sorted.join(", ")}`;
    source.report(["terms", "creditLevels"], expected, quote(creditLevels.join(", ")));
  }
  const lowest = sorted.at(-1);
  const band = lowest && CREDIT_SCORES[lowest];
  if (creditScores && band && (creditScores.from < band.from || creditScores.from > band.to)) {
    const expected = `a score from ${band.from} to ${band.to}, as the lowest level is ${lowest}`;
    source.report(["terms", "creditScores", "from"], expected, quote(creditScores.from));
  }
  for (const [name, limits] of Object.entries({ creditScores, creditLine })) {
    if (!limits || limits.from <= limits.to) continue;
    source.report(["terms", name, "from"], `no more than ${limits.to}`, quote(limits.from));
  }
}

function checkProvenance({ provenance: { status, asOf, checked } }: CardFile, source: SourceFile): void {
  const path = ["provenance", "checked"];
  if (status === "sample") {
    if (checked === null) return;
    source.report(path, "no day, since the terms are a sample", quote(checked), 'or write "status": "verified"');
  } else if (checked === null) {
    const hint = 'write "checked": "2025-01-08" beside "status": "verified"';
    source.report(path, "the day on which the terms were checked", "nothing", hint);
  } else if (checked.slice(0, asOf.length) < asOf) {
    source.report(path, `a day in or after ${asOf}, the month that the terms describe`, quote(checked));
  }
}

/** Reports what terms that are called verified lack: an address for each value that the card has. */
function checkSources({ provenance, ...card }: CardFile, source: SourceFile): void {
  if (provenance.status !== "verified") return;
  const { terms } = card;
  const values = { ...card, ...terms, ...cardTexts(terms), foreignTransactionFee: terms.foreignFee };
  const estimated = SOURCED_FIELDS.filter((name) => provenance.sources[name] === "estimate");
  const unnamed = SOURCED_FIELDS.filter((name) => values[name] !== null && !provenance.sources[name]);
  const found = [
    ...(estimated.length > 0 ? [`an estimate of ${estimated.join(", ")}`] : []),
    ...(unnamed.length > 0 ? [`none of ${unnamed.join(", ")}`] : []),
  ];
  if (found.length === 0) return;
  const hint = 'the address of the issuer\'s page that you checked; until then the status is "sample"';
  const expected = "a source of each value, since the terms are called verified";
  source.report(["provenance", "sources"], expected, found.join(", and "), hint);
}

export function checkCard(card: CardFile, source: SourceFile): void {
  const { id, applyUrl, terms } = card;
  const fileId = nameOf(source);
  if (id !== fileId) source.report(["id"], `"${fileId}", the file's name`, quote(id), "rename the file or the id");
  if (applyUrl.startsWith("#") && applyUrl !== `#apply-${id}`) {
    source.report(["applyUrl"], `the placeholder "#apply-${id}"`, quote(applyUrl));
  }
  const rewards = rewardsExpected(card);
  if (rewards) source.report(["terms", "rewardsPercent"], rewards, quote(terms.rewardsPercent));
  const { purchaseApr, transferApr, cashAdvanceApr, penaltyApr } = terms;
  for (const [name, apr] of Object.entries({ purchaseApr, transferApr, cashAdvanceApr, penaltyApr })) {
    if (apr !== null && apr !== "none") checkApr(name, apr, source);
  }
  checkIntroOffers(terms, source);
  checkTransferFee(terms, source);
  checkCredit(terms, source);
  checkProvenance(card, source);
  checkSources(card, source);
  checkIntroTexts(card, source);
  checkFeeTexts(card, source);
  checkRepeatedPoints(card, source);
}
