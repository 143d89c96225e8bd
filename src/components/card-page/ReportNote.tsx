import type { Card } from "../../domain/cards/card";
import { leftOutTexts, reportText } from "../../domain/cards/statement";
import type { ReportedPlan } from "../../domain/survey/reported-plan";
import { SurveySource } from "../page/MarketLink";

type Props = {
  card: Card;
  plan: ReportedPlan | null;
  /** The last day of the survey's newest period. */
  period: string;
  text: string;
};

/** Under which name the issuer reported the card, and what is left out of its report. */
export function ReportNote({ card, plan, period, text }: Props) {
  return (
    <div className="text-width">
      <p>{reportText(card, plan, period)}</p>
      {plan && <p>{text}</p>}
      {plan && leftOutTexts(plan).map((flag) => <p key={flag}>{`We left this figure out: ${flag}`}</p>)}
      <SurveySource period={period} />
    </div>
  );
}
