import { personPaying } from "../../domain/cards/card-cost";
import { rankCards } from "../../domain/cards/cost-ranking";
import { EXAMPLE_NUMBERS, numbersSentence } from "../../domain/numbers/numbers";
import { ROUTES } from "../../site/routes";
import { CostRanking, type RankedCardFields } from "../costs/CostRanking";
import { NumbersStrip } from "../numbers/NumbersStrip";
import { useNumbers } from "../numbers/numbers-store";
import { ButtonLink } from "../page/ButtonLink";
import { SiteLink } from "../page/SiteLink";
import { ButtonRow } from "../ui/ButtonRow";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./HomeAnswer.module.css";

const CHEAPEST = 3;

type Props = {
  cards: readonly RankedCardFields[];
  /** What the costs rest on. */
  note: string;
};

/** The home page's answer: the visitor's numbers, and below them keeping your current card beside the cheapest cards, as bars. */
export function HomeAnswer({ cards, note }: Props) {
  const visitor = useNumbers();
  useReveal();
  const numbers = visitor.numbers ?? EXAMPLE_NUMBERS;
  const ranking = rankCards(cards, personPaying(numbers));
  const title = ranking.rows.some((row) => row.kind === "card")
    ? "Your cheapest cards"
    : "No card can be ranked for these numbers";
  return (
    <div className={`${styles.answer ?? ""} follows-query`}>
      <NumbersStrip visitor={visitor} title="Your numbers" open />
      <section aria-labelledby="home-answer">
        <h2 id="home-answer" className={styles.title}>
          {visitor.numbers ? title : `For example: ${numbersSentence(numbers)}`}
        </h2>
        <CostRanking ranking={ranking} apr={numbers.apr} most={CHEAPEST} />
        <p className={styles.note}>{note}</p>
        <ButtonRow>
          <ButtonLink to={ROUTES.offers.path}>
            {visitor.numbers ? `All ${cards.length} cards in your dollars` : `See all ${cards.length} cards`}
          </ButtonLink>
        </ButtonRow>
        <p className={styles.links}>
          <SiteLink to={ROUTES.compare.path}>Compare cards</SiteLink>
          <SiteLink to={ROUTES.calculator.path}>Calculate your payoff</SiteLink>
        </p>
      </section>
    </div>
  );
}
