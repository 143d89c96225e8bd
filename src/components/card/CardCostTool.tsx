import { type CardCost, apartText, costOfCard, personPaying } from "../../domain/cards/card-cost";
import { stayingPut } from "../../domain/cards/cost-ranking";
import { costDetail, costText, dollarRange, stayText } from "../../domain/cards/cost-texts";
import type { ReportedTier } from "../../domain/market/card-report";
import { TIER_WORDS } from "../../domain/market/tier";
import { EXAMPLE_NUMBERS, numbersSentence } from "../../domain/numbers/numbers";
import { formatMonths, formatPercent } from "../../domain/text/format";
import type { Outcome } from "../../domain/payoff/simulation";
import type { RankedCardFields } from "../costs/CostRanking";
import { NumbersStrip } from "../numbers/NumbersStrip";
import { useNumbers } from "../numbers/numbers-store";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./CardCostTool.module.css";

type Props = {
  card: RankedCardFields;
  /** What was reported for each score; none where nothing was. */
  tiers: readonly ReportedTier[];
  /** What the costs mean. */
  note: string;
};

type LineProps = { title: string; cost?: string; detail: string };

/** What one way costs, with what is behind it. */
function CostLine({ title, cost, detail }: LineProps) {
  return (
    <li className={styles.line}>
      <h3>{title}</h3>
      {cost !== undefined && <p className={styles.cost}>{cost}</p>}
      <p className={styles.detail}>{detail}</p>
    </li>
  );
}

/** What the card comes to, as a line's cost and detail. */
function inWords(result: CardCost, stay: Outcome | null): Omit<LineProps, "title"> {
  if (result.kind === "apart") return { detail: apartText(result.reason) };
  const { low, high } = result;
  return { cost: dollarRange(low.totalCost, high.totalCost), detail: costDetail(result, stay) };
}

/** Which rate the card counts with: the one reported for the visitor's score, or our own range. */
function ownTitle({ regularApr }: RankedCardFields, cost: CardCost): string {
  const reported = cost.kind === "ranked" && cost.forTier?.apr;
  return `This card at ${reported ? `the reported ${formatPercent(reported.apr)}` : `our ${regularApr}`}`;
}

/** The same at the rate reported for one score, which changes nothing but cost and time. */
function atReportedRate(result: CardCost | null, text: string): Omit<LineProps, "title"> {
  if (result === null) return { detail: text };
  if (result.kind === "apart") {
    // Any other reason is the card's own and stands above.
    return { detail: result.reason.kind === "never-ends" ? `${text} ${apartText(result.reason)}` : text };
  }
  return { cost: costText(result.low.totalCost), detail: `${text} Paid off in ${formatMonths(result.low.months)}.` };
}

/** The reported rates' costs beside those of our own range; empty where there are none to compare. */
function rangesText(ours: CardCost, reported: readonly (CardCost | null)[]): string {
  const costs = reported.flatMap((cost) => (cost?.kind === "ranked" ? cost.low.totalCost : []));
  if (ours.kind !== "ranked" || costs.length === 0) return "";
  const range = dollarRange(ours.low.totalCost, ours.high.totalCost);
  return `${dollarRange(Math.min(...costs), Math.max(...costs))} by score, where our own range gives ${range}.`;
}

/** What this card costs the visitor: with our own range, beside staying put, and with the rate reported for each score. */
export function CardCostTool({ card, tiers, note }: Props) {
  const visitor = useNumbers();
  useReveal();
  const numbers = visitor.numbers ?? EXAMPLE_NUMBERS;
  const person = personPaying(numbers);
  const stay = stayingPut(person);
  const cost = costOfCard(card, person);
  const ours = costOfCard(card, { ...person, tier: null });
  const byScore = tiers.map(({ tier, apr, text }) => {
    const result = apr === null ? null : costOfCard(card, { ...person, tier });
    return { title: TIER_WORDS[tier].choice, text, result };
  });
  const comparison = rangesText(
    ours,
    byScore.map(({ result }) => result),
  );
  return (
    <div className="follows-query">
      <NumbersStrip visitor={visitor} title="What would this card cost you?" />
      <noscript>
        <p>Your own costs are worked out in your browser, which needs JavaScript. It is switched off.</p>
      </noscript>
      <section className={styles.costs} aria-labelledby="card-cost">
        <h2 id="card-cost">{visitor.numbers ? "What it costs you" : `For example: ${numbersSentence(numbers)}`}</h2>
        <ul role="list" className={styles.list}>
          <CostLine title={ownTitle(card, cost)} {...inWords(cost, stay)} />
          {stay && numbers.apr !== null && (
            <CostLine
              title="Staying put"
              {...(stay.kind === "paid-off" && { cost: costText(stay.totalCost) })}
              detail={stayText(stay, numbers.apr)}
            />
          )}
        </ul>
      </section>
      {byScore.length > 0 && (
        <section className={styles.costs} aria-labelledby="card-cost-by-score">
          <h2 id="card-cost-by-score">With the APR reported for your score</h2>
          {comparison && <p>{comparison}</p>}
          <ul role="list" className={styles.list}>
            {byScore.map(({ title, text, result }) => (
              <CostLine key={title} title={title} {...atReportedRate(result, text)} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.note}>{note}</p>
    </div>
  );
}
