import type { Survey } from "../../domain/market/plan";
import type { CardFile } from "../../schema/card-schema";
import { didYouMean, quote } from "../fault";
import type { SourceFile } from "../read/source-file";
import { surveyPlansOf } from "../read/survey";

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
