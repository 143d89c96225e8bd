import type { Card, CostField } from "../../domain/cards/card";
import { useEffect, useRef, useState } from "react";
import { planView } from "../../domain/calculator/plan-view";
import { blockingNotice } from "../../domain/cards/answer-texts";
import { SIDE_BY_SIDE, comparePath } from "../../domain/cards/compare-selection";
import { introEndEvent } from "../../domain/cards/intro-reminder";
import { offerFor } from "../../domain/lending/offer";
import { isoToday } from "../../domain/payoff/month-in";
import type { TierRates } from "../../domain/market/tier-rates";
import type { PageTexts, Site } from "../../domain/site/site";
import { numbersSentence } from "../../domain/numbers/numbers";
import {
  PLAN_DEFAULTS,
  type PlanFields,
  parsePlan,
  planText,
  readPlan,
  withPlan,
} from "../../domain/numbers/plan-form";
import type { Tier } from "../../schema/vocabulary";
import { type PayoffPlan, payOff } from "../../domain/payoff/payoff";
import { minimumWarning } from "../../domain/payoff/minimum-payment";
import { planCaution, planSentence } from "../../domain/payoff/plan-comparison";
import { ROUTES } from "../../site/routes";
import { CostRanking } from "../costs/CostRanking";
import { FirstThis } from "../costs/FirstThis";
import { CopyLink } from "../numbers/CopyLink";
import { keepNumbers } from "../numbers/numbers-store";
import { ButtonLink } from "../page/ButtonLink";
import { SiteLink } from "../page/SiteLink";
import { Fold } from "../ui/Fold";
import { ReminderButton } from "../costs/ReminderButton";
import { useAnnouncement } from "../ui/use-announcement";
import { BalanceChart } from "./BalanceChart";
import * as styles from "./CalculatorResults.module.css";
import { PayMore } from "./PayMore";
import { PayoffResults } from "./PayoffResults";
import { PlanForm } from "./PlanForm";
import { PlanSummary } from "./PlanSummary";
import { RatesByScore } from "./RatesByScore";
import { RateStanding } from "./RateStanding";
import { SavingsCard } from "./SavingsCard";
import { ThreePlans } from "./ThreePlans";

/** So many cards show, the cheapest first; the link below them leads to all. */
const MOST_CARDS = 10;

/** What the page gives the tool. */
export type CalculatorProps = {
  cards: readonly Pick<Card, CostField>[];
  /** The rates that issuers reported for each score. */
  rates: readonly TierRates[];
  texts: Pick<PageTexts["calculator"], "planner">;
  help: Site["help"];
};

type Props = CalculatorProps & {
  plan: PayoffPlan;
  /** That of the visitor's credit score; null if it isn't known. */
  tier: Tier | null;
  /** What the tab keeps: the numbers, and the plan chosen below. */
  text: string;
  /** How often the visitor has asked for results; 0 where a link or the tab brought them. */
  presses: number;
};

/** All that 'Calculate Payoff' computes, the answer first: results, savings, what each card would cost; the rest is folded. */
export function CalculatorResults({ plan, tier, text, presses, cards, rates, texts, help }: Props) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (presses > 0) results.current?.focus();
  }, [presses]);

  const [today] = useState(() => isoToday(new Date()));
  const [planFields, setPlanFields] = useState(() => parsePlan(text));
  /** A plan kept from before shows at once; after that, opening and closing is the visitor's. */
  const [planAtFirst] = useState(() => planText(planFields) !== "");
  const { value: options, errors } = readPlan(planFields);
  /** A link's plan that can't be followed shows its faults, and until they are mended the visitor's own payment. */
  const [lastOptions, setLastOptions] = useState(options ?? readPlan(PLAN_DEFAULTS).value);
  const changePlan = (changed: Partial<PlanFields>) => {
    const next = { ...planFields, ...changed };
    const read = readPlan(next).value;
    setPlanFields(next);
    if (read) {
      setLastOptions(read);
      keepNumbers(withPlan(text, next));
    }
  };
  const inputs = lastOptions && { ...plan, tier, ...lastOptions };
  const view = inputs && planView(inputs, cards);
  const payoff = payOff(plan);
  const wrong = errors && Object.values(errors).find(Boolean);
  const sentence =
    inputs && view ? `${planSentence(inputs, view.plan)} ${planCaution(inputs, view.plan)}`.trimEnd() : "";
  const [announced, announce] = useAnnouncement(wrong ?? sentence, sentence);
  if (!payoff || !inputs || !view) return null;

  const reported = <SiteLink to={ROUTES.market.path}>See what reported plans would cost you</SiteLink>;
  const ownRates = rates.find((one) => one.tier === tier);
  const { ranking } = view;
  const cheapest = ranking.rows.slice(0, SIDE_BY_SIDE).map(({ card }) => card.id);
  /** The cheapest card with an intro rate on what is moved to it. */
  const withOffer = ranking.rows.find(({ card }) => offerFor(card.terms.introOffers, "transfers"))?.card;
  const offer = withOffer && offerFor(withOffer.terms.introOffers, "transfers");
  const end = offer && today && introEndEvent(withOffer, offer, today);
  const { balance: amount } = plan;
  const numbers = { ...plan, goal: "balance", amount, tier } as const;
  const warning = minimumWarning(numbers);
  /** A debt that is never paid off where it is stands in the results above. */
  const notice = ranking.stay?.kind === "paid-off" && blockingNotice(ranking, numbers);
  return (
    <div className={styles.stack}>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <p className="only-printed">{`For ${numbersSentence(numbers)}.`}</p>
      <div
        ref={results}
        tabIndex={-1}
        aria-labelledby="payoff-results"
        aria-describedby="payoff-sentence"
        role="group"
        className={styles.answer}
      >
        <PayoffResults plan={plan} payoff={payoff} warning={warning} help={help} />
        <div className={styles.pair}>
          <section aria-labelledby="balance-chart" className="page-panel">
            <h2 id="balance-chart">Your balance over time</h2>
            <BalanceChart view={view} announce={announce} />
          </section>
          <SavingsCard plan={plan} payoff={payoff} />
        </div>
      </div>
      <PayMore inputs={inputs} rows={view.more} />
      <section aria-labelledby="card-costs" className="page-panel">
        <h2 id="card-costs">What each card would cost you</h2>
        {notice && <FirstThis notice={notice} help={help} />}
        <CostRanking ranking={ranking} apr={plan.apr} tier={tier} most={MOST_CARDS} />
        <div className={styles.actions}>
          {cheapest.length > 1 && (
            <ButtonLink to={comparePath(cheapest)}>{`Compare the cheapest ${cheapest.length}`}</ButtonLink>
          )}
          <CopyLink text={text} announce={announce} />
          <ReminderButton events={end ? [end] : []} announce={announce}>
            {`Remind me 2 months before the offer of ${withOffer?.name ?? ""} ends (.ics)`}
          </ReminderButton>
          <SiteLink to={ROUTES.offers.path}>See what all cards would cost you</SiteLink>
        </div>
      </section>
      {ownRates ? (
        <RateStanding apr={plan.apr} rates={ownRates}>
          {reported}
        </RateStanding>
      ) : (
        <RatesByScore apr={plan.apr} rates={rates}>
          {reported}
        </RatesByScore>
      )}
      <div>
        <Fold title={texts.planner.title} open={planAtFirst} className={styles.fold}>
          <p className={styles.note}>{texts.planner.text}</p>
          <PlanForm fields={planFields} errors={errors ?? {}} inputs={inputs} change={changePlan} />
          <PlanSummary inputs={inputs} plan={view.plan} help={help} />
          <ThreePlans inputs={inputs} plans={view.plans} />
        </Fold>
      </div>
    </div>
  );
}
