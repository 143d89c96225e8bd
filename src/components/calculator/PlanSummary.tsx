import { formatPercent, formatShortDollars } from "../../domain/text/format";
import { type PlanRow, planCaution, planSentence } from "../../domain/payoff/plan-comparison";
import { PLAN_NAMES, type PlannerInputs } from "../../domain/numbers/plan-form";
import type { Site } from "../../domain/site/site";
import { HelpLink } from "../page/HelpLink";
import * as styles from "../ui/ResultCard.module.css";

type Props = { inputs: PlannerInputs; plan: PlanRow; help: Site["help"] };

/** What the plan is for, so that a printed page says it too. */
function debt({ balance, apr }: PlannerInputs): string {
  return `${formatShortDollars(balance)} at ${formatPercent(apr)}`;
}

/** The chosen plan in a sentence, and what to mind about it; its figures stand in the table of all three. */
export function PlanSummary({ inputs, plan, help }: Props) {
  const ends = plan.outcome.kind === "paid-off";
  const caution = planCaution(inputs, plan);
  return (
    <section className={ends ? "page-panel" : styles.warning} aria-labelledby="your-plan">
      <h3 id="your-plan">{`Your plan: ${PLAN_NAMES[plan.kind].toLowerCase()}`}</h3>
      <p>{debt(inputs)}</p>
      <p className={styles.sentence}>{planSentence(inputs, plan)}</p>
      {caution && <p>{caution}</p>}
      {(!ends || caution) && <HelpLink help={help} />}
    </section>
  );
}
