import type { Card, CostField } from "../../domain/cards/card";
import { planSheet } from "../../domain/calculator/plan-sheet";
import { cardAnswer } from "../../domain/costs/answer-texts";
import { type CardCostResult, UNRANKED_TITLES, costOfCard, unrankedText } from "../../domain/costs/card-cost";
import { CHEAPEST, comparePath } from "../../domain/catalog/compare-selection";
import { costRange, costReasons, countedRateText, dollarRange, isWorthIt } from "../../domain/costs/cost-texts";
import { costBar, costScale, currentCardOutcome, rankCards } from "../../domain/costs/cost-ranking";
import { securedTerms } from "../../domain/cards/term-figures";
import { eligibilityOf, isMeantFor } from "../../domain/cards/eligibility";
import { TIER_WORDS } from "../../domain/visitor/tier";
import { type VisitorInputs, inputsSentence, isExample } from "../../domain/visitor/visitor-inputs";
import type { Site } from "../../domain/site/site";
import { formatList } from "../../domain/text/format";
import { TIERS, type Tier } from "../../schema/vocabulary";
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
import * as plan from "../costs/CardPlan.module.css";
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

/** Why a card has no cost to rank by; null if it has one. */
const reasonOf = (cost: CardCostResult) => (cost.kind === "unranked" ? cost.reason.kind : null);

type ByScoreProps = { scores: readonly { tier: Tier; result: CardCostResult }[] };

/** The card's cost for each score that the issuer reported a rate for. */
function CostByScore({ scores }: ByScoreProps) {
  const others = scores.filter(({ result }) => reasonOf(result) === "not-meant");
  // Any other reason is the card's own and is named above.
  const lines = scores.filter(({ result }) => [null, "never-ends"].includes(reasonOf(result)));
  if (lines.length + others.length === 0) return null;
  return (
    <Collapsible title="Costs by credit score">
      {lines.length > 0 && (
        <dl className={plan.steps}>
          {lines.map(({ tier, result }) => (
            <div key={tier}>
              <dt>{TIER_WORDS[tier].choice}</dt>
              <dd>
                {result.kind === "ranked" && (
                  <strong translate="no">{dollarRange(result.low.totalCost, result.high.totalCost)}</strong>
                )}
                <p className="small-note text-width">
                  {result.kind === "unranked" ? unrankedText(result.reason) : `${countedRateText(result)}.`}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <p className="small-note text-width">{`The issuer doesn’t offer it to people ${formatList(
          others.map(({ tier }) => TIER_WORDS[tier].own),
          "or",
        )}.`}</p>
      )}
    </Collapsible>
  );
}

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

/** The card's cost for the visitor, beside keeping your current card, and for each credit score. */
export function CardCostTool({ card, others, note, help }: Props) {
  const visitor = useVisitorInputs();
  useReveal();
  const numbers = visitor.numbers ?? visitor.example;
  const stay = currentCardOutcome(numbers);
  const cost = costOfCard(card, numbers);
  const isMeant = reasonOf(cost) !== "not-meant";
  const terms = visitor.numbers === null && isMeant ? securedTerms(card) : null;
  const scores = (card.reported ? TIERS : []).map((tier) => ({ tier, result: costOfCard(card, { ...numbers, tier }) }));
  const today = useToday();
  return (
    <div className="one-column follows-query">
      <NumbersStrip visitor={visitor} title="What would this card cost you?" help={help} />
      <noscript>
        <p>We calculate your own costs in your browser with JavaScript, which is turned off.</p>
      </noscript>
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
              <Figures figures={[...costReasons(card.terms, cost, numbers.goal), ...costRange(cost)]} look="large" />
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
      {!terms && cost.kind === "ranked" && isWorthIt(cost, stay) && (
        <div className={visitor.numbers ? "page-panel" : undefined}>
          {visitor.numbers && <PrintedPlan plan={planSheet({ card, ...cost }, stay, numbers, today)} />}
          <CardPlan card={card} cost={cost} numbers={numbers} example={visitor.numbers === null}>
            <ButtonLink to={comparePath([CHEAPEST])} kind="secondary">
              Compare the three cheapest
            </ButtonLink>
            <ApplyLink
              card={card}
              kind={eligibilityOf(card, numbers.tier) === "not-for-score" ? "secondary" : "primary"}
            />
          </CardPlan>
        </div>
      )}
      <div>
        <CostByScore scores={scores} />
        <Collapsible title="How we calculate your cost">
          <p className="text-width">{note}</p>
        </Collapsible>
      </div>
    </div>
  );
}
