import type { Card, CostField } from "../../domain/cards/card";
import { planSheet } from "../../domain/calculator/plan-sheet";
import { cardAnswer } from "../../domain/costs/answer-texts";
import { UNRANKED_TITLES, costOfCard, unrankedText } from "../../domain/costs/card-cost";
import { costDetails, costReasons, countedRateText, isWorthIt } from "../../domain/costs/cost-texts";
import { costBar, costScale, currentCardOutcome, rankCards } from "../../domain/costs/cost-ranking";
import { securedTerms } from "../../domain/cards/term-figures";
import { isMeantFor } from "../../domain/cards/eligibility";
import { TIER_WORDS } from "../../domain/visitor/tier";
import { type VisitorInputs, inputsSentence, isExample } from "../../domain/visitor/visitor-inputs";
import type { Site } from "../../domain/site/site";
import type { Tier } from "../../schema/vocabulary";
import { ROUTES } from "../../site/routes";
import { ApplyLink } from "../cards/ApplyLink";
import { Confidence } from "../cards/Provenance";
import { Answer } from "../costs/Answer";
import { CardPlan } from "../costs/CardPlan";
import { CostRanking } from "../costs/CostRanking";
import { DebtChart } from "../costs/DebtChart";
import { PrintedPlan } from "../costs/PrintedPlan";
import { CostBar } from "../charts/CostBar";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { useVisitorInputs } from "../visitor/numbers-store";
import { ButtonLink } from "../page/ButtonLink";
import { Figures } from "../ui/Figures";
import { Collapsible } from "../ui/Collapsible";
import { useReveal } from "../ui/use-reveal";
import { useToday } from "../ui/use-today";
import * as styles from "./CardCostTool.module.css";

type Props = {
  card: Pick<Card, CostField | "applyUrl">;
  /** The cards for the scores that this one isn't for. */
  others: readonly Pick<Card, CostField>[];
  note: string;
  help: Site["help"];
};

/** How many cards show in the place of one that isn't for the visitor's score. */
const INSTEAD = 2;

type NotForScoreProps = { others: Props["others"]; numbers: VisitorInputs; tier: Tier; isExample: boolean };

/** The cards for a score that this one isn't for, with their cost: a page must not end there. */
function CardsInstead({ others, numbers, tier, isExample }: NotForScoreProps) {
  const ranking = rankCards(
    others.filter((other) => isMeantFor(other, tier)),
    numbers,
  );
  return (
    <section className={`${styles.panel ?? ""} ${styles.why ?? ""}`} aria-labelledby="cards-instead">
      <h2 id="cards-instead" className="small-title">{`Cards for ${TIER_WORDS[tier].among}`}</h2>
      {isExample && <p className="small-note">{`Example: ${inputsSentence(numbers)}`}</p>}
      <CostRanking ranking={ranking} numbers={numbers} most={INSTEAD} />
      <ButtonLink to={ROUTES.offers.path} kind="secondary">
        See all cards for your score
      </ButtonLink>
    </section>
  );
}

export function CardCostTool({ card, others, note, help }: Props) {
  const visitor = useVisitorInputs();
  useReveal();
  const numbers = visitor.numbers ?? visitor.example;
  const stay = currentCardOutcome(numbers);
  const cost = costOfCard(card, numbers);
  const isMeant = cost.kind === "ranked" || cost.reason.kind !== "not-meant";
  const terms = visitor.numbers === null && isMeant ? securedTerms(card) : null;
  const today = useToday();
  return (
    <div className="one-column follows-query">
      <NumbersStrip visitor={visitor} title="What would this card cost you?" help={help} />
      <section className={styles.panel} aria-labelledby="card-cost">
        {terms ? (
          <div className={styles.why}>
            <h2 id="card-cost">What it takes</h2>
            <Figures figures={terms} look="large" />
          </div>
        ) : cost.kind === "ranked" ? (
          <>
            <Answer answer={cardAnswer(cost, stay, numbers, isExample(numbers))} labelId="card-cost" />
            <div className={styles.why}>
              <CostBar bar={costBar(cost.low.totalCost, cost.high.totalCost, costScale([cost], stay))} />
              <Figures figures={[...costReasons(card.terms, cost, numbers.goal), ...costDetails(cost)]} look="large" />
              <p className="wrapping-row link-line">
                {countedRateText(cost) && <span>{`${countedRateText(cost)}. `}</span>}
                <Confidence card={card} />
              </p>
            </div>
          </>
        ) : (
          <div className={styles.caution} data-not-meant={cost.reason.kind === "not-meant" || undefined}>
            <h2 id="card-cost">{UNRANKED_TITLES[cost.reason.kind]}</h2>
            <p>{unrankedText(cost.reason)}</p>
          </div>
        )}
      </section>
      {numbers.tier && !isMeant && others.length > 0 && (
        <CardsInstead others={others} numbers={numbers} tier={numbers.tier} isExample={visitor.numbers === null} />
      )}
      {visitor.numbers && stay?.kind === "paid-off" && cost.kind === "ranked" && (
        <div className="page-panel">
          <DebtChart card={card} cost={cost} numbers={numbers} />
        </div>
      )}
      {visitor.numbers && cost.kind === "ranked" && isWorthIt(cost, stay) && (
        <div className="page-panel">
          <PrintedPlan plan={planSheet({ card, ...cost }, stay, numbers, today)} />
          <CardPlan card={card} cost={cost} numbers={numbers}>
            <ButtonLink to={ROUTES.offers.path} kind="secondary">
              See all cards by your cost
            </ButtonLink>
            <ApplyLink card={card} />
          </CardPlan>
        </div>
      )}
      <Collapsible title="How we calculate your cost">
        <p className="text-width">{note}</p>
      </Collapsible>
    </div>
  );
}
