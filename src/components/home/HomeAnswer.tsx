import { useRef } from "react";
import { blockingNotice, rankingAnswer } from "../../domain/costs/answer-texts";
import type { Card, CostField } from "../../domain/cards/card";
import { isWorthIt } from "../../domain/costs/cost-texts";
import { SIDE_BY_SIDE, comparePath } from "../../domain/catalog/compare-selection";
import { rankCards } from "../../domain/costs/cost-ranking";
import { EXAMPLE_INPUTS, type VisitorFields } from "../../domain/visitor/visitor-inputs";
import { minimumWarning } from "../../domain/payoff/minimum-payment";
import type { Site } from "../../domain/site/site";
import { ROUTES } from "../../site/routes";
import { ApplyLink } from "../cards/ApplyLink";
import { Answer } from "../costs/Answer";
import { CardPlan } from "../costs/CardPlan";
import { DebtChart } from "../costs/DebtChart";
import { CostRanking } from "../costs/CostRanking";
import { BlockingNotice } from "../costs/BlockingNotice";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { useVisitorInputs } from "../visitor/numbers-store";
import { ButtonLink } from "../page/ButtonLink";
import { PaymentWarning } from "../page/PaymentWarning";
import { SiteLink } from "../ui/SiteLink";
import { ButtonRow } from "../ui/ButtonRow";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./HomeAnswer.module.css";

type Props = {
  cards: readonly Pick<Card, CostField | "applyUrl">[];
  /** The note on the basis of the costs. */
  note: string;
  help: Site["help"];
};

/** The home page's tool: the visitor's numbers, and beside them what the cheapest cards would change, as bars. */
export function HomeAnswer({ cards, note, help }: Props) {
  const visitor = useVisitorInputs();
  useReveal();
  const answerPart = useRef<HTMLElement>(null);
  const numbers = visitor.numbers ?? EXAMPLE_INPUTS;
  const ranking = rankCards(cards, numbers);
  const answer = rankingAnswer(ranking, numbers, visitor.numbers === null);
  const [best] = ranking.rows;
  /** The card that is gone into, once there are numbers and it saves something. */
  const chosen = visitor.numbers && best?.eligibility === "for-you" && isWorthIt(best, ranking.stay) ? best : null;
  const first = blockingNotice(ranking, numbers);
  const warning = visitor.numbers && !first && minimumWarning(numbers);
  const cheapest = ranking.rows.slice(0, SIDE_BY_SIDE).map(({ card }) => card.id);
  /** On a phone the answer is below the button that asked for it. */
  const change = (fields: VisitorFields) => {
    visitor.change(fields);
    answerPart.current?.focus();
  };
  return (
    <div className={`${styles.tool ?? ""} follows-query`}>
      <NumbersStrip visitor={{ ...visitor, change }} title="Your numbers" stays />
      <section ref={answerPart} tabIndex={-1} aria-labelledby="home-answer" className={styles.answer}>
        {first ? (
          <BlockingNotice notice={first} help={help} titleId="home-answer" />
        ) : answer ? (
          <Answer answer={answer} labelId="home-answer" />
        ) : (
          <h2 id="home-answer" className={styles.title}>
            No card can be ranked for these numbers
          </h2>
        )}
        <div className={styles.ranking}>
          {warning && (
            <div className={styles.warning}>
              <PaymentWarning text={warning} help={help} />
            </div>
          )}
          <CostRanking ranking={ranking} apr={numbers.apr} tier={numbers.tier} most={SIDE_BY_SIDE} />
          <ButtonRow>
            <ButtonLink to={ROUTES.offers.path}>{`See all ${cards.length} cards`}</ButtonLink>
            {cheapest.length > 1 && (
              <ButtonLink to={comparePath(cheapest)} kind="secondary">
                {`Compare these ${cheapest.length}`}
              </ButtonLink>
            )}
          </ButtonRow>
          {visitor.numbers && (
            <p className={styles.market}>
              <SiteLink to={ROUTES.market.path}>See what every reported plan would cost you</SiteLink>
            </p>
          )}
          {!chosen && <p className="foot-note">{note}</p>}
        </div>
      </section>
      {chosen && (
        <div className={styles.plan}>
          <CardPlan card={chosen.card} cost={chosen} numbers={numbers}>
            <ApplyLink card={chosen.card} />
          </CardPlan>
        </div>
      )}
      {chosen && (
        <div className={styles.more}>
          {ranking.stay?.kind === "paid-off" && (
            <div className="page-panel">
              <DebtChart card={chosen.card} cost={chosen} numbers={numbers} />
            </div>
          )}
          <p className="foot-note">{note}</p>
        </div>
      )}
    </div>
  );
}
