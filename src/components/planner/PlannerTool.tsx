import { useMemo } from "react";
import { planView } from "../../domain/charts/plan-view";
import { planCaution, planSentence } from "../../domain/payoff/plan-comparison";
import { type PlannerInputs, plannerFragment } from "../../domain/forms/planner-form";
import type { Site } from "../../domain/site/site";
import { Section } from "../ui/Section";
import { useAnnouncement } from "../ui/use-announcement";
import { useReveal } from "../ui/use-reveal";
import { BalanceChart } from "./BalanceChart";
import { CopyPlanLink } from "./CopyPlanLink";
import { CostRanking, type RankedCardFields } from "./CostRanking";
import { PayMore } from "./PayMore";
import { PlanSummary } from "./PlanSummary";
import { PlannerForm } from "./PlannerForm";
import * as styles from "./PlannerTool.module.css";
import { ReminderForm } from "./ReminderForm";
import { ScreenOnly } from "../calculator/ScreenOnly";
import { ThreePlans } from "./ThreePlans";
import { type Planner, usePlanner } from "./use-planner";

type Props = {
  cards: readonly RankedCardFields[];
  texts: Pick<Site["calculator"], "planner" | "ranking" | "reminder">;
  /** The site's own address; a calendar entry's id names its host. */
  url: string;
};

const KEPT = "The figures below are for your last plan that could be read. To bring them up to date:";

function PlannerErrors({ errors }: Pick<Planner, "errors">) {
  const messages = Object.values(errors);
  if (messages.length === 0) return null;
  return (
    <div className={styles.kept}>
      <p>{KEPT}</p>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

type ResultProps = Props & { planner: Planner; inputs: PlannerInputs };

function PlannerResults({ planner, inputs, cards, texts, url }: ResultProps) {
  const { fields, errors } = planner;
  const view = useMemo(() => planView(inputs, cards), [inputs, cards]);
  const { plans, plan, more, ranking } = view;
  const wrong = Object.values(errors);
  const result = plan ? `${planSentence(inputs, plan)} ${planCaution(inputs, plan)}`.trimEnd() : "";
  const [announced, announce] = useAnnouncement(wrong[0] ?? result);

  return (
    <>
      <Section title={texts.planner.title} banded>
        <div className={styles.stack}>
          <p className={`${styles.intro ?? ""} ${styles.unprinted ?? ""}`}>{texts.planner.text}</p>
          <PlannerForm planner={planner} inputs={inputs} />
          <p role="status" className="visually-hidden">
            {announced}
          </p>
          <PlannerErrors errors={errors} />
          <CopyPlanLink fragment={wrong.length > 0 ? null : plannerFragment(fields, errors)} announce={announce} />
          {plan && <PlanSummary inputs={inputs} plan={plan} />}
          <ThreePlans inputs={inputs} rows={plans} />
          <ScreenOnly>
            <PayMore inputs={inputs} rows={more} />
          </ScreenOnly>
        </div>
      </Section>
      <Section title="Your balance over time">
        <BalanceChart view={view} announce={announce} />
      </Section>
      <Section title="What each card would cost you" banded>
        {ranking && <CostRanking ranking={ranking} inputs={inputs} note={texts.ranking} />}
      </Section>
      <ScreenOnly>
        <Section title={texts.reminder.title}>
          <p className={styles.intro}>{texts.reminder.text}</p>
          <ReminderForm cards={cards} host={new URL(url).host} announce={announce} />
        </Section>
      </ScreenOnly>
    </>
  );
}

/** The planner beneath the specified calculator, for the same debt. Of an address that asks for a plan it shows the plan. */
export function PlannerTool(props: Props) {
  const planner = usePlanner();
  useReveal(planner.upToDate);
  return planner.inputs && <PlannerResults planner={planner} inputs={planner.inputs} {...props} />;
}
