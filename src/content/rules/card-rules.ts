import { CREDIT_SCORES } from "../../domain/cards/card";
import { lastDayOf } from "../../domain/lending/prime";
import type { Plan } from "../../domain/market/plan";
import { reportedStatement } from "../../domain/market/reported-card";
import type { CardFile, Statement } from "../../schema/card-schema";
import type { Apr, StatedTerms, Terms, TransferFee } from "../../schema/terms-schema";
import type { Issuer } from "../../schema/issuer-schema";
import { CREDIT_LEVELS } from "../../schema/vocabulary";
import { type Path, didYouMean, quote } from "../fault";
import { checkRepeatedPoints } from "./own-words";
import { type Records, soundValue } from "../read/records";
import { type SourceFile, nameOf } from "../read/source-file";
import { reportOf } from "../read/survey";
import { numbersWithin } from "../read/texts-in";
import { siteNames } from "../read/whole";
import { checkCardReferences } from "../references/own-facts";
import { checkCardSurvey } from "./survey-rules";

/** Regular rates outside these limits are more often a slip of the unit (0.18, 1.82) than an offer. Percent a year. */
export const USUAL_APR = { from: 6, to: 36 };

function checkApr(path: Path, apr: Apr, source: SourceFile): void {
  const { range, rates } = apr;
  const given = numbersWithin({ range, rates });
  if ((range === null) === (rates === null)) {
    const hint = 'write {"range": {"from": 18.24, "to": 28.99}} for a range, {"rates": [26.99]} for one rate';
    source.report(path, "either a range, or rates", range === null ? "neither" : "both", hint);
  } else if (given.length === 0) {
    const hint = 'a range may be open at one end: {"range": {"to": 18}} reads "up to 18.00%"';
    source.report([...path, "range"], "at least one end of the range", "neither", hint);
  } else {
    const falling = given.find(({ figure }, place) => place > 0 && figure <= (given[place - 1]?.figure ?? 0));
    if (falling) source.report([...path, ...falling.path], "a higher rate than the one before", quote(falling.figure));
  }
  const unusual = given.find(({ figure }) => figure < USUAL_APR.from || figure > USUAL_APR.to);
  if (unusual) {
    const expected = `a rate from ${USUAL_APR.from} to ${USUAL_APR.to} percent a year`;
    source.ask([...path, ...unusual.path], expected, unusual.figure);
  }
}

/** A transfer fee below this is more often a slip (0.03 for 3 percent) than an offer. Percent. */
const USUAL_TRANSFER_FEE = 1;

function checkTransferFee(path: Path, fee: TransferFee, source: SourceFile): void {
  if (fee === "none") return;
  if (fee.percent < USUAL_TRANSFER_FEE) {
    const hint = 'a card without a fee has "transferFee": "none"';
    source.ask([...path, "percent"], `${USUAL_TRANSFER_FEE} percent or more`, fee.percent, hint);
  }
  let after = 1;
  for (const [index, { from, to }] of fee.later.entries()) {
    if (from <= after) {
      const expected = after === Infinity ? "no step, as the one before has no end" : `a month after month ${after}`;
      source.report([...path, "later", index, "from"], expected, quote(from));
    }
    if (to !== null && to < from) {
      source.report([...path, "later", index, "to"], `month ${from} or a later one, or nothing`, quote(to));
    }
    after = to ?? Infinity;
  }
}

/** What the number of the rewards should be by their text; null if it is. */
function rewardsExpected(rewards: string | null, percent: number): string | null {
  if (rewards === null) return percent === 0 ? null : "0, since the card names no rewards";
  if (percent === 0) return "a rate above 0; leave it out if it is not known";
  const named = [...rewards.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, figure]) => Number(figure));
  return named.length === 0 || named.includes(percent) ? null : `${named.join(" or ")}, as rewards says`;
}

function checkIntroOffers(path: Path, offers: Terms["introOffers"], source: SourceFile): void {
  const longest = Math.max(...offers.map(({ months }) => months));
  const [first] = offers;
  if (first && first.months !== longest) {
    source.report(path, "the longest offer first", quote(`${first.months} ${first.unit} first`));
  }
  const scopes = offers.flatMap((offer) => offer.scope);
  if (new Set(scopes).size !== scopes.length) {
    source.report(path, "each scope in one offer only", quote(scopes.join(", ")));
  }
}

function checkCredit(path: Path, { creditLevels, creditScores, creditLine }: StatedTerms, source: SourceFile): void {
  const sorted = CREDIT_LEVELS.filter((level) => creditLevels?.includes(level));
  if (creditLevels && sorted.join() !== creditLevels.join()) {
    const expected = `each level once, the best first: ${sorted.join(", ")}`;
    source.report([...path, "creditLevels"], expected, quote(creditLevels.join(", ")));
  }
  const lowest = sorted.at(-1);
  const band = lowest && CREDIT_SCORES[lowest];
  if (creditScores && band && (creditScores.from < band.from || creditScores.from > band.to)) {
    const expected = `a score from ${band.from} to ${band.to}, as the lowest level is ${lowest}`;
    source.report([...path, "creditScores", "from"], expected, quote(creditScores.from));
  }
  for (const [name, limits] of Object.entries({ creditScores, creditLine })) {
    if (!limits || limits.from <= limits.to) continue;
    source.report([...path, name, "from"], `no more than ${limits.to}`, quote(limits.from));
  }
}

/** Whether an address lies on one of an issuer's sites. */
function isOnSite(address: string, sites: readonly string[]): boolean {
  const { hostname } = new URL(address);
  return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
}

function checkSite(path: Path, address: string, { name, sites }: Issuer, source: SourceFile): void {
  if (isOnSite(address, sites)) return;
  const hint = "if the address is the issuer's, add its host to data/issuers.json";
  source.report(path, `an address on a site of ${name}: ${sites.join(", ")}`, quote(address), hint);
}

function checkSource(path: Path, { by, name, url }: Statement, { issuer, issuers }: Around, source: SourceFile): void {
  if (by === "issuer" && url === null) {
    source.report([...path, "by"], "the address of the issuer's page in url", "none", "readers go there");
  }
  if (by === "publication" && name === null) {
    source.report([...path, "by"], "the publication's name in name", "none", "such as CNBC Select");
  }
  if (by === "issuer" && url !== null && issuer) checkSite([...path, "url"], url, issuer, source);
  const host = by === "issuer" || url === null ? undefined : issuers.find(({ sites }) => isOnSite(url, sites));
  if (host) source.ask([...path, "url"], `an address of ${name ?? "the source"}, not of ${host.name}`, url ?? "");
}

/** The day before the first one for which the prime rate is known, nothing can be said of a variable rate. */
function checkReach(path: Path, { asOf, terms }: Statement, firstPrime: string | null, source: SourceFile): void {
  const rates = [terms.purchaseApr, terms.transferApr, terms.cashAdvanceApr, terms.penaltyApr];
  const isVariable = rates.some((apr) => typeof apr === "object" && apr?.type === "variable");
  if (firstPrime === null || !isVariable || lastDayOf(asOf) >= firstPrime) return;
  const hint = "or add the earlier changes to data/prime-rate.json";
  source.report([...path, "asOf"], `a day since ${firstPrime}, from which the prime rate is known`, quote(asOf), hint);
}

function checkStatement(path: Path, statement: Statement, around: Around, source: SourceFile) {
  const { firstPrime, rewards } = around;
  const { terms } = statement;
  checkSource(path, statement, around, source);
  checkReach(path, statement, firstPrime, source);
  const ofTerms = [...path, "terms"];
  const { purchaseApr, transferApr, cashAdvanceApr, penaltyApr } = terms;
  for (const [name, apr] of Object.entries({ purchaseApr, transferApr, cashAdvanceApr, penaltyApr })) {
    if (typeof apr === "object" && apr !== null) checkApr([...ofTerms, name], apr, source);
  }
  if (terms.introOffers) checkIntroOffers([...ofTerms, "introOffers"], terms.introOffers, source);
  if (terms.transferFee) checkTransferFee([...ofTerms, "transferFee"], terms.transferFee, source);
  checkCredit(ofTerms, terms, source);
  const percent = terms.rewardsPercent ?? null;
  const expected = percent === null ? null : rewardsExpected(rewards, percent);
  if (expected !== null) source.report([...ofTerms, "rewardsPercent"], expected, quote(percent));
}

/** Of the terms without which a card has no cost, those that neither its statements nor its issuer's report state. */
export function unstatedTerms({ statements }: CardFile, plan: Plan | undefined): ("purchaseApr" | "annualFee")[] {
  const stated = [...statements.map(({ terms }) => terms), ...(plan ? [reportedStatement(plan, "").terms] : [])];
  return (["purchaseApr", "annualFee"] as const).filter((name) => stated.every((terms) => terms[name] === undefined));
}

/** Reports what is wrong with the cards' files: each on its own, and by the survey, the issuers and the prime rate. */
export function checkCards(records: Records): void {
  const { cards, newest, settings } = records;
  const prime = soundValue(records.prime);
  const issuers = records.issuers.value?.issuers ?? null;
  for (const record of cards) {
    const { source, value: card } = record;
    checkCardReferences(source, siteNames(settings));
    if (!card) continue;
    checkCard(card, source, { issuers, firstPrime: prime?.rates[0]?.day ?? null });
    if (newest !== undefined) checkCardSurvey(card, source, newest);
    // A card with other faults waits, and so do all while what they rest on has some.
    if (!soundValue(record) || !prime || !issuers) continue;
    for (const name of unstatedTerms(card, reportOf(card, newest)?.plan))
      source.report(["statements"], `a statement of ${name}`, "none", "without it the card has no cost");
  }
}

type Around = Pick<CardFile, "rewards"> & {
  issuer: Issuer | null;
  issuers: readonly Issuer[];
  firstPrime: string | null;
};

/**
 * Reports what is wrong with a card's own file. `issuers` is null while they have faults; `firstPrime` is the first day for
 * which the prime rate is known, null while that has faults.
 */
export function checkCard(
  card: CardFile,
  source: SourceFile,
  { issuers, firstPrime }: { issuers: readonly Issuer[] | null; firstPrime: string | null },
): void {
  const { id, applyUrl, rewards, statements } = card;
  const fileId = nameOf(source);
  if (id !== fileId) source.report(["id"], `"${fileId}", the file's name`, quote(id), "rename the file or the id");
  if (applyUrl.startsWith("#") && applyUrl !== `#apply-${id}`) {
    source.report(["applyUrl"], `the placeholder "#apply-${id}"`, quote(applyUrl));
  }
  const issuer = issuers?.find(({ name }) => name === card.issuer) ?? null;
  if (issuers && !issuer) {
    const names = issuers.map(({ name }) => name);
    source.report(["issuer"], "an issuer of data/issuers.json", quote(card.issuer), didYouMean(card.issuer, names));
  }
  if (issuer && !applyUrl.startsWith("#")) checkSite(["applyUrl"], applyUrl, issuer, source);
  statements.forEach((statement, index) =>
    checkStatement(["statements", index], statement, { issuer, issuers: issuers ?? [], firstPrime, rewards }, source),
  );
  checkRepeatedPoints(card, source);
}
