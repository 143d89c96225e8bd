import { formatDollars, formatMonths, formatPercent, formatShortDollars, formatYears } from "../../domain/text/format";
import { type PlanRow, planCaution, planSentence } from "../../domain/payoff/plan-comparison";
import type { PlannerInputs } from "../../domain/numbers/plan-form";
import type { Site } from "../../domain/site/site";
import { HelpLink } from "../page/HelpLink";
import { FigureList } from "./FigureList";
import { PLAN_NAMES } from "./plan-names";
import * as styles from "./ResultCard.module.css";

type Props = { inputs: PlannerInputs; plan: PlanRow; help: Site["help"] };

/** What the plan is for, so that a printed page says it too. */
function debt({ balance, apr, spending }: PlannerInputs): string {
  const owed = `${formatShortDollars(balance)} at ${formatPercent(apr)}`;
  return spending > 0 ? `${owed}, with ${formatShortDollars(spending)} of new spending a month` : owed;
}

/** The chosen plan: the sentence first, then what to mind about it, then its figures. */
export function PlanSummary({ inputs, plan, help }: Props) {
  const { outcome, payment } = plan;
  const ends = outcome.kind === "paid-off";
  const caution = planCaution(inputs, plan);
  return (
    <section className={ends ? styles.card : styles.warning} aria-labelledby="your-plan">
      <h3 id="your-plan">Your plan: {PLAN_NAMES[plan.kind].toLowerCase()}</h3>
      <p>{debt(inputs)}</p>
      <p className={styles.sentence}>{planSentence(inputs, plan)}</p>
      {caution && <p>{caution}</p>}
      {(!ends || caution) && <HelpLink help={help} />}
      {outcome.kind === "paid-off" && (
        <FigureList
          figures={[
            ...(payment === null
              ? []
              : [[plan.kind === "minimum" ? "First payment" : "Monthly payment", formatDollars(payment)] as const]),
            ["Time", outcome.months < 24 ? formatMonths(outcome.months) : `${formatYears(outcome.months)} years`],
            ["Interest", formatDollars(outcome.interest)],
            ["Total paid", formatDollars(outcome.totalPayments)],
          ]}
        />
      )}
    </section>
  );
}
