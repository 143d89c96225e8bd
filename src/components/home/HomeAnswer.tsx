import { useMemo, useRef, useState } from "react";
import { planSheet } from "../../domain/calculator/plan-sheet";
import { rankingWhatIf } from "../../domain/calculator/what-if";
import { blockingNotice, rankingAnswer } from "../../domain/costs/answer-texts";
import type { Card, CostField } from "../../domain/cards/card";
import { isWorthIt } from "../../domain/costs/cost-texts";
import { CARDS_IN_LINK, comparePath } from "../../domain/catalog/compare-selection";
import { rankCards } from "../../domain/costs/cost-ranking";
import { type VisitorFields, isExample } from "../../domain/visitor/visitor-inputs";
import { minimumWarning } from "../../domain/payoff/minimum-payment";
import type { Site } from "../../domain/site/site";
import { ROUTES } from "../../site/routes";
import { ApplyLink } from "../cards/ApplyLink";
import { Answer } from "../costs/Answer";
import { CardPlan } from "../costs/CardPlan";
import { DebtChart } from "../costs/DebtChart";
import { CostRanking } from "../costs/CostRanking";
import { BlockingNotice } from "../costs/BlockingNotice";
import { PaymentSlider } from "../costs/PaymentSlider";
import { PrintedPlan } from "../costs/PrintedPlan";
import { SaveImage } from "../costs/SaveImage";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { useVisitorInputs } from "../visitor/numbers-store";
import { ButtonRow } from "../ui/Button";
import { ButtonLink } from "../page/ButtonLink";
import { PaymentWarning } from "../page/HelpLink";
import { useToday } from "../ui/use-today";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./HomeAnswer.module.css";

type Props = {
  cards: readonly Pick<Card, CostField | "applyUrl">[];
  note: string;
  help: Site["help"];
  brand: string;
};

export function HomeAnswer({ cards, note, help, brand }: Props) {
  const visitor = useVisitorInputs();
  useReveal();
  const answerPart = useRef<HTMLElement>(null);
  const typed = visitor.numbers;
  /** A payment that is tried by the slider, for as long as the numbers are those. */
  const [tried, setTried] = useState<{ of: typeof typed; payment: number } | null>(null);
  /** How often the visitor has asked for an answer: the slider then begins anew. */
  const [presses, setPresses] = useState(0);
  const own = typed ?? visitor.example;
  const ownRanking = useMemo(() => rankCards(cards, own), [cards, own]);
  const slider = useMemo(() => typed && rankingWhatIf(ownRanking, typed), [ownRanking, typed]);
  const isTrying = tried !== null && tried.of === typed;
  const numbers = isTrying ? { ...own, payment: tried.payment } : own;
  const ranking = isTrying ? rankCards(cards, numbers) : ownRanking;
  const answer = rankingAnswer(ranking, numbers, typed === null || isExample(typed));
  const [best] = ranking.rows;
  /** The card that is gone into, once there are numbers and it saves something. */
  const chosen = visitor.numbers && best?.eligibility === "for-you" && isWorthIt(best, ranking.stay) ? best : null;
  const today = useToday();
  const plan = planSheet(chosen ?? undefined, ranking.stay, numbers, today);
  const first = blockingNotice(ranking, numbers);
  const warning = isTrying && !first && minimumWarning(numbers);
  const leading = ranking.rows.slice(0, CARDS_IN_LINK).map(({ card }) => card.id);
  /** On a phone the answer is below the button that asked for it. */
  const change = (fields: VisitorFields) => {
    visitor.change(fields);
    setTried(null);
    setPresses(presses + 1);
    answerPart.current?.focus();
  };
  return (
    <div className={`${styles.tool ?? ""} follows-query`}>
      <NumbersStrip visitor={{ ...visitor, change }} title="Your numbers" open help={help}>
        {typed && plan && <SaveImage plan={plan} example={isExample(numbers)} brand={brand} />}
      </NumbersStrip>
      {typed && <PrintedPlan plan={plan} />}
      <section ref={answerPart} tabIndex={-1} aria-labelledby="home-answer" className={styles.answer}>
        {first ? (
          <BlockingNotice notice={first} help={help} titleId="home-answer" />
        ) : answer ? (
          <Answer answer={answer} labelId="home-answer" />
        ) : (
          <h2 id="home-answer">No card can be ranked for these numbers</h2>
        )}
        {slider && (
          <PaymentSlider
            plan={slider}
            key={`${presses} ${visitor.text}`}
            onTry={(payment) => setTried({ of: typed, payment })}
            onUse={(payment) => visitor.fields && change({ ...visitor.fields, payment: String(payment) })}
          />
        )}
        <div className={styles.ranking}>
          {warning && (
            <div className="step-below">
              <PaymentWarning text={warning} help={help} />
            </div>
          )}
          <CostRanking ranking={ranking} numbers={numbers} most={CARDS_IN_LINK} />
          <ButtonRow>
            <ButtonLink to={ROUTES.offers.path}>{`See all ${cards.length} cards`}</ButtonLink>
            {leading.length > 1 && (
              <ButtonLink to={comparePath(leading)} kind="secondary">
                {`Compare these ${leading.length}`}
              </ButtonLink>
            )}
          </ButtonRow>
          <p className="foot-note">{note}</p>
        </div>
      </section>
      {chosen && (
        <div className={styles.plan}>
          {ranking.stay?.kind === "paid-off" && <DebtChart card={chosen.card} cost={chosen} numbers={numbers} />}
          <CardPlan card={chosen.card} cost={chosen} numbers={numbers}>
            <ApplyLink card={chosen.card} />
          </CardPlan>
        </div>
      )}
    </div>
  );
}
