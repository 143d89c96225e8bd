import type { ReactNode } from "react";
import { type CardCost, apartText, costOfCard, personPaying } from "../../domain/cards/card-cost";
import { stayingPut } from "../../domain/cards/cost-ranking";
import {
  costDetail,
  costText,
  countedRateText,
  dollarRange,
  monthRange,
  stayText,
} from "../../domain/cards/cost-texts";
import { aprText, endsText } from "../../domain/lending/apr";
import type { TierStanding } from "../../domain/cards/card-report";
import { TIER_WORDS } from "../../domain/market/tier";
import { EXAMPLE_NUMBERS, numbersSentence } from "../../domain/numbers/numbers";
import { formatList } from "../../domain/text/format";
import type { Outcome } from "../../domain/payoff/simulation";
import { Confidence } from "../cards/Confidence";
import type { RankedCardFields } from "../costs/CostRanking";
import { NumbersStrip } from "../numbers/NumbersStrip";
import { useNumbers } from "../numbers/numbers-store";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./CardCostTool.module.css";
import { LineCost } from "./LineCost";

type Props = {
  card: RankedCardFields;
  /** Where the reported rates stand among all plans, score by score; none where the issuer reported nothing. */
  standings: readonly TierStanding[];
  /** What the costs mean. */
  note: string;
};

type LineProps = { title: ReactNode; cost?: string; detail: string; children?: ReactNode };

/** What one way costs, with what is behind it. */
function CostLine({ title, cost, detail, children }: LineProps) {
  return (
    <li className={styles.line}>
      <h3>{title}</h3>
      {cost !== undefined && (
        <p className={styles.cost} translate="no">
          {cost}
        </p>
      )}
      <p className={styles.detail}>{detail}</p>
      {children}
    </li>
  );
}

/** What the card comes to, as a line's cost and detail. */
function inWords(result: CardCost, stay: Outcome | null): Omit<LineProps, "title"> {
  if (result.kind === "apart") return { detail: apartText(result.reason) };
  const { low, high } = result;
  return { cost: dollarRange(low.totalCost, high.totalCost), detail: costDetail(result, stay) };
}

/** Why a card has no cost to rank by; null if it has one. */
const reasonOf = (cost: CardCost) => (cost.kind === "apart" ? cost.reason.kind : null);

/** The rate that the card counts with, in the heading of its cost. */
function rateTitle({ terms }: RankedCardFields, cost: CardCost): ReactNode {
  return (
    <>
      This card at{" "}
      <span translate="no">{cost.kind === "ranked" ? endsText(cost.apr) : aprText(terms.purchaseApr)}</span>
    </>
  );
}

/** What the card comes to for one score; the rate and where it stands go with it. */
function forScore(result: CardCost, standing: string): Omit<LineProps, "title"> {
  if (result.kind === "apart") return { detail: apartText(result.reason) };
  const { low, high } = result;
  const facts = [countedRateText(result), standing, `Paid off in ${monthRange(low.months, high.months)}`];
  return { cost: dollarRange(low.totalCost, high.totalCost), detail: `${facts.filter(Boolean).join(". ")}.` };
}

/** What this card costs the visitor, beside keeping your current card, and for each credit score. */
export function CardCostTool({ card, standings, note }: Props) {
  const visitor = useNumbers();
  useReveal();
  const numbers = visitor.numbers ?? EXAMPLE_NUMBERS;
  const person = personPaying(numbers);
  const stay = stayingPut(person);
  const cost = costOfCard(card, person);
  const byScore = standings.map((one) => ({ ...one, result: costOfCard(card, { ...person, tier: one.tier }) }));
  const others = byScore.filter(({ result }) => reasonOf(result) === "not-meant");
  // Any other reason is the card's own and stands above.
  const lines = byScore.filter(({ result }) => [null, "never-ends"].includes(reasonOf(result)));
  return (
    <div className="follows-query">
      <NumbersStrip visitor={visitor} title="What would this card cost you?" />
      <noscript>
        <p>Your own costs are worked out in your browser, which needs JavaScript. It is switched off.</p>
      </noscript>
      <section className={styles.costs} aria-labelledby="card-cost">
        <h2 id="card-cost">{visitor.numbers ? "What it costs you" : `For example: ${numbersSentence(numbers)}`}</h2>
        <ul role="list" className={styles.list}>
          <CostLine title={rateTitle(card, cost)} {...inWords(cost, stay)}>
            {cost.kind === "ranked" && <Confidence card={card} />}
          </CostLine>
          {stay && numbers.apr !== null && (
            <CostLine
              title="Keeping your current card"
              {...(stay.kind === "paid-off" && { cost: costText(stay.totalCost) })}
              detail={stayText(stay, numbers.apr)}
            />
          )}
        </ul>
        {numbers.goal === "balance" && numbers.apr !== null && cost.kind === "ranked" && (
          <LineCost card={card} person={person} />
        )}
      </section>
      {(lines.length > 0 || others.length > 0) && (
        <section className={styles.costs} aria-labelledby="card-cost-by-score">
          <h2 id="card-cost-by-score">By credit score</h2>
          {lines.length > 0 && (
            <ul role="list" className={styles.list}>
              {lines.map(({ tier, standing, result }) => (
                <CostLine key={tier} title={TIER_WORDS[tier].choice} {...forScore(result, standing)} />
              ))}
            </ul>
          )}
          {others.length > 0 && (
            <p>{`Its issuer reported that it is not meant for ${formatList(
              others.map(({ tier }) => TIER_WORDS[tier].among),
              "or",
            )}.`}</p>
          )}
        </section>
      )}
      <p className={styles.note}>{note}</p>
    </div>
  );
}
