import type { Plan, Survey } from "../../domain/market/plan";
import type { CardFile } from "../../schema/card-schema";
import { shortName } from "../../domain/cards/card";
import { aprEnds } from "../../domain/lending/apr";
import type { Issuer } from "../../schema/issuer-schema";
import { didYouMean, quote } from "../fault";
import { type Records, soundValue } from "../read/records";
import type { SourceFile } from "../read/source-file";
import { reportOf, surveyPlansOf } from "../read/survey";
import { repeatsIn } from "./repeats";

/** A card must name one row of the newest survey, if it names any. */
export function checkCardSurvey({ survey: named }: CardFile, source: SourceFile, newest: Survey | null): void {
  if (named === null || named === "not reported") return;
  if (!newest) {
    source.report(["survey"], "no row of a survey while there is none in data/survey", quote(named.product));
    return;
  }
  const { period, plans } = newest;
  const matches = surveyPlansOf({ survey: named }, newest).length;
  if (matches === 1) return;
  const ofInstitution = plans.filter(({ institution }) => institution === named.institution);
  const field = ofInstitution.length === 0 ? "institution" : "product";
  const known = (ofInstitution.length === 0 ? plans : ofInstitution).map((plan) => plan[field]);
  source.report(
    ["survey", field],
    `the ${field} of one plan in data/survey/${period}.csv`,
    matches === 0 ? quote(named[field]) : `${quote(named.product)}, the name of ${matches} plans`,
    matches === 0 ? didYouMean(named[field], known) : undefined,
  );
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** Words of cards' and banks' names that tell none from another. */
const COMMON = ["bank", "card", "credit", "federal", "rewards", "union", "the"];

const shareWord = (text: string, other: string) =>
  wordsIn(text).some((word) => !COMMON.includes(word) && wordsIn(other).includes(word));

/** A stated rate this far from the reported one is more often a slip. Percentage points. */
const USUAL_DISTANCE = 5;

function checkRow(card: CardFile, plan: Plan, source: SourceFile, issuer: Issuer | undefined): void {
  const names = `${card.issuer} ${issuer?.legalName ?? ""}`;
  if (!shareWord(plan.institution, names)) {
    source.ask(["survey", "institution"], `a row of ${card.issuer}, whose card this is`, plan.institution);
  }
  if (!shareWord(plan.product, shortName(card.name).replace(card.issuer, ""))) {
    source.ask(["survey", "product"], `a row of the ${shortName(card.name)}`, plan.product);
  }
  card.statements.forEach(({ by, terms: { purchaseApr } }, index) => {
    if (by === "estimate" || !purchaseApr || plan.aprMin === null) return;
    const { low } = aprEnds(purchaseApr);
    if (Math.abs(low - plan.aprMin) <= USUAL_DISTANCE) return;
    const expected = `a lowest rate within ${USUAL_DISTANCE} points of ${plan.aprMin}, which the issuer reported`;
    source.ask(["statements", index, "terms", "purchaseApr"], expected, low);
  });
}

/** Asks back about a card whose row of the survey seems to be another card's, or says other things than its statements. */
export function checkSurveyRows({ cards, issuers, newest }: Records): void {
  if (!newest) return;
  const named = cards.flatMap((record) => {
    const card = soundValue(record);
    const plan = card && reportOf(card, newest)?.plan;
    // A draft may still be a copy of another card.
    return plan && !card.draft ? [{ card, plan, source: record.source }] : [];
  });
  for (const { item, first } of repeatsIn(named, ({ plan }) => String(plan.row)))
    item.source.ask(["survey", "product"], `a row that ${first.card.id} doesn't name`, item.plan.product);
  for (const { card, plan, source } of named) {
    const issuer = issuers.value?.issuers.find(({ name }) => name === card.issuer);
    checkRow(card, plan, source, issuer);
  }
}
