import { useRef } from "react";
import { rankingAnswer } from "../../domain/cards/answer-texts";
import { personPaying } from "../../domain/cards/card-cost";
import { rankCards } from "../../domain/cards/cost-ranking";
import { EXAMPLE_NUMBERS, type NumbersFields } from "../../domain/numbers/numbers";
import { ROUTES } from "../../site/routes";
import { Answer } from "../costs/Answer";
import { CostRanking, type RankedCardFields } from "../costs/CostRanking";
import { NumbersStrip } from "../numbers/NumbersStrip";
import { useNumbers } from "../numbers/numbers-store";
import { ButtonLink } from "../page/ButtonLink";
import { ButtonRow } from "../ui/ButtonRow";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./HomeAnswer.module.css";

const CHEAPEST = 3;

type Props = {
  cards: readonly RankedCardFields[];
  /** What the costs rest on. */
  note: string;
};

/** The home page's tool: the visitor's numbers, and beside them what the cheapest cards would change, as bars. */
export function HomeAnswer({ cards, note }: Props) {
  const visitor = useNumbers();
  useReveal();
  const answerPart = useRef<HTMLElement>(null);
  const numbers = visitor.numbers ?? EXAMPLE_NUMBERS;
  const ranking = rankCards(cards, personPaying(numbers));
  const answer = rankingAnswer(ranking, numbers, visitor.numbers === null);
  const cheapest = ranking.rows.slice(0, CHEAPEST).map(({ card }) => card.id);
  /** On a phone the answer stands below the button that asked for it. */
  const change = (fields: NumbersFields | null) => {
    visitor.change(fields);
    if (fields) answerPart.current?.focus();
  };
  return (
    <div className={`${styles.tool ?? ""} follows-query`}>
      <NumbersStrip visitor={{ ...visitor, change }} title="Your numbers" stays />
      <section ref={answerPart} tabIndex={-1} aria-labelledby="home-answer" className={styles.answer}>
        {answer ? (
          <Answer answer={answer} labelId="home-answer" />
        ) : (
          <h2 id="home-answer" className={styles.title}>
            No card can be ranked for these numbers
          </h2>
        )}
        <div className={styles.ranking}>
          <CostRanking ranking={ranking} apr={numbers.apr} tier={numbers.tier} most={CHEAPEST} />
          <ButtonRow>
            <ButtonLink to={ROUTES.offers.path}>{`See all ${cards.length} cards`}</ButtonLink>
            {cheapest.length > 1 && (
              <ButtonLink to={`${ROUTES.compare.path}?cards=${cheapest.join(",")}`} quiet>
                {`Compare these ${cheapest.length}`}
              </ButtonLink>
            )}
          </ButtonRow>
          <p className={styles.note}>{note}</p>
        </div>
      </section>
    </div>
  );
}
