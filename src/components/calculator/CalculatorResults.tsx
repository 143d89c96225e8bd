import type { Card, CostField } from "../../domain/cards/card";
import { useEffect, useMemo, useRef, useState } from "react";
import { balanceLines } from "../../domain/calculator/balance-lines";
import { blockingNotice } from "../../domain/costs/answer-texts";
import { CARDS_IN_LINK, comparePath } from "../../domain/catalog/compare-selection";
import { rankCards, currentCardOutcome } from "../../domain/costs/cost-ranking";
import type { TierRates } from "../../domain/survey/tier-rates";
import type { Site } from "../../domain/site/site";
import { type VisitorInputs, isExample } from "../../domain/visitor/visitor-inputs";
import { planSheet } from "../../domain/calculator/plan-sheet";
import { payOff } from "../../domain/payoff/payoff";
import { whatIf } from "../../domain/calculator/what-if";
import { firstMinimum, minimumWarning } from "../../domain/payoff/minimum-payment";
import { ROUTES } from "../../site/routes";
import { CostRanking } from "../costs/CostRanking";
import { BlockingNotice } from "../costs/BlockingNotice";
import { PaymentSlider } from "../costs/PaymentSlider";
import { PrintedPlan } from "../costs/PrintedPlan";
import { SaveImage } from "../costs/SaveImage";
import { CopyLink } from "../visitor/CopyLink";
import { ButtonLink } from "../page/ButtonLink";
import { SiteLink } from "../ui/SiteLink";
import { useToday } from "../ui/use-today";
import { BalanceChart } from "./BalanceChart";
import * as styles from "./CalculatorResults.module.css";
import { PayoffResults, SavingsCard } from "./PayoffResults";
import { RateStanding } from "./RateStanding";

export type CalculatorProps = {
  cards: readonly Pick<Card, CostField>[];
  rates: readonly TierRates[];
  help: Site["help"];
  brand: string;
};

type Props = CalculatorProps & {
  /** As typed: the slider tries other payments. */
  typed: VisitorInputs & { apr: number };
  /** The text of a copied link. */
  text: string;
  /** How often the visitor has asked for results; 0 where a link or the tab brought them. */
  presses: number;
  onUse: (payment: number) => void;
};

/** All that 'Calculate Payoff' computes, the answer first: results and savings, other payments, the leading cards, the rate. */
export function CalculatorResults({ typed, text, presses, onUse, cards, rates, help, brand }: Props) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (presses > 0) results.current?.focus();
  }, [presses]);
  const today = useToday();

  const [tried, setTried] = useState<number | null>(null);
  const slider = useMemo(() => whatIf({ balance: typed.amount, apr: typed.apr }, typed.payment), [typed]);
  const numbers = { ...typed, payment: tried ?? typed.payment };
  const { amount, apr, payment, tier } = numbers;
  const plan = { balance: amount, apr, payment };
  const payoff = payOff(plan);
  const stay = currentCardOutcome(numbers, true);
  if (!payoff || !stay) return null;

  const ranking = rankCards(cards, numbers, stay);
  const leading = ranking.rows.slice(0, CARDS_IN_LINK);
  const best = leading.find(({ eligibility }) => eligibility === "for-you");
  const sheet = planSheet(best, stay, numbers, today);
  // A debt that is never paid off where it is has its notice in the results above.
  const notice = stay.kind === "paid-off" && blockingNotice(ranking, numbers);
  return (
    <div className={styles.stack}>
      <PrintedPlan plan={sheet} />
      <div
        ref={results}
        tabIndex={-1}
        aria-labelledby="payoff-results"
        aria-describedby="payoff-sentence"
        role="group"
        className="one-column"
      >
        <PayoffResults
          plan={plan}
          payoff={payoff}
          example={isExample(typed)}
          warning={minimumWarning(numbers)}
          help={help}
          enough={firstMinimum(amount, apr)}
          onUse={onUse}
        />
        <div className="plain-box">
          <PaymentSlider plan={slider} onTry={setTried} onUse={onUse} />
        </div>
        <div className={styles.pair}>
          <section aria-labelledby="balance-chart" className="page-panel">
            <h2 id="balance-chart">Your balance over time</h2>
            <BalanceChart
              lines={balanceLines(numbers, stay, leading[0]?.card ?? null)}
              leading={leading[0]}
              schedule={stay.schedule ?? []}
            />
          </section>
          <SavingsCard plan={plan} payoff={payoff} />
        </div>
      </div>
      <section aria-labelledby="card-costs" className="page-panel">
        <h2 id="card-costs">What our cards would cost you</h2>
        {notice && <BlockingNotice notice={notice} help={help} />}
        {/* Where a card serves, those that don't would take its row. */}
        <CostRanking
          ranking={leading.length > 0 ? { ...ranking, unranked: [] } : ranking}
          numbers={numbers}
          most={CARDS_IN_LINK}
        />
        <div className="wrapping-row step-below">
          {leading.length > 1 && (
            <ButtonLink to={comparePath(leading.map(({ card }) => card.id))}>
              {`Compare these ${leading.length}`}
            </ButtonLink>
          )}
          <CopyLink text={text} />
          {sheet && <SaveImage plan={sheet} example={isExample(numbers)} brand={brand} />}
          <SiteLink to={ROUTES.offers.path}>See what all cards would cost you</SiteLink>
        </div>
      </section>
      <RateStanding apr={apr} tier={tier} rates={rates} />
    </div>
  );
}
