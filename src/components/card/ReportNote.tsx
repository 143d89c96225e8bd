import type { Card } from "../../domain/cards/card";
import { checkedText, reportText } from "../../domain/market/card-report";
import { changesText } from "../../domain/market/market-texts";
import type { Plan } from "../../domain/market/plan";
import { SurveySource } from "../market/SurveySource";

type Props = {
  card: Card;
  plan: Plan | null;
  /** The last day of the survey's newest period; null without a survey. */
  period: string | null;
  /** What such a report is. */
  text: string;
};

/** Which terms are ours and how far they were checked, and what the issuer reported, with the source. */
export function ReportNote({ card, plan, period, text }: Props) {
  return (
    <div className="text-width">
      <p>
        {checkedText(card.provenance)} {reportText(card, plan, period)} {plan && changesText(plan)}
      </p>
      {plan && <p>{text}</p>}
      {period && <SurveySource period={period} />}
    </div>
  );
}
