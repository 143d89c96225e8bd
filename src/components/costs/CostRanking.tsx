import { useRef } from "react";
import type { Card } from "../../domain/cards/card";
import { apartText } from "../../domain/cards/card-cost";
import { type CostRanking as Ranking, type RankingRow, costBar } from "../../domain/cards/cost-ranking";
import {
  costFigure,
  costText,
  monthRange,
  rangeText,
  scoreNote,
  shortSaving,
  stayText,
} from "../../domain/cards/cost-texts";
import { cardPath } from "../../site/routes";
import { CardFace } from "../cards/CardFace";
import { Confidence } from "../cards/Confidence";
import { SiteLink } from "../page/SiteLink";
import { useMoves } from "../ui/use-moves";
import { CostBar } from "./CostBar";
import * as styles from "./CostRanking.module.css";

/** What the ranking reads of a card. */
export type RankedCardFields = Pick<Card, "id" | "name" | "issuer" | "category" | "terms" | "reported" | "confidence">;

type Row = RankingRow<RankedCardFields>;
type Scale = Ranking<RankedCardFields>["scale"];

function StayRow({ row: { outcome }, apr, scale }: { row: Row & { kind: "stay" }; apr: number; scale: Scale }) {
  const paidOff = outcome.kind === "paid-off" ? outcome : null;
  return (
    <li className={styles.stay}>
      <span className={styles.frame} />
      <h3>Keep your current card</h3>
      {paidOff && (
        <>
          <p className={styles.cost} translate="no">
            {costText(paidOff.totalCost)}
          </p>
          <div className={styles.bar}>
            <CostBar bar={costBar(paidOff.totalCost, paidOff.totalCost, scale)} />
          </div>
        </>
      )}
      <p className={styles.detail}>{stayText(outcome, apr)}</p>
    </li>
  );
}

type CardRowProps = { row: Row & { kind: "card" }; ranking: Pick<Ranking<RankedCardFields>, "scale" | "stay"> };

function CardRow({ row, ranking: { scale, stay } }: CardRowProps) {
  const { card, low, high, meanCost } = row;
  const saving = shortSaving(meanCost, stay);
  const cost = costFigure(meanCost);
  const range = rangeText(row);
  return (
    <li>
      <CardFace card={card} />
      <h3 translate="no">
        <SiteLink to={cardPath(card.id)}>{card.name}</SiteLink>
      </h3>
      <p className={styles.cost}>
        <span className={meanCost < 0 ? styles.gain : "visually-hidden"}>{cost.label}</span>{" "}
        <span translate="no">{cost.value}</span>
      </p>
      <div className={styles.bar}>
        <CostBar bar={costBar(low.totalCost, high.totalCost, scale)} />
      </div>
      <p className={styles.detail}>
        {saving && <strong>{saving}</strong>}
        <span>{`${saving && " · "}${monthRange(low.months, high.months)}`}</span> <Confidence card={card} />
        {range !== null && <span className="visually-hidden">{`. Depending on your rate: ${range}`}</span>}
      </p>
    </li>
  );
}

type Props = {
  ranking: Ranking<RankedCardFields>;
  /** The APR of the balance where it is now; null for a purchase and where it isn't known. Percent a year. */
  apr: number | null;
  /** How many cards show; all if it is left out. Cards that can't be ranked then show too, as they do where no card can be. */
  most?: number;
};

/** Cards by what they would cost this visitor, keeping your current card among them, and apart those that can't be ranked. */
export function CostRanking({ ranking, apr, most }: Props) {
  const { rows, apart, scale } = ranking;
  const list = useRef<HTMLOListElement>(null);
  useMoves(list, "li");
  const cards = rows.flatMap((row) => (row.kind === "card" ? [row] : []));
  const stay = rows.find((row) => row.kind === "stay");
  const shown = cards.filter(({ rank }) => most === undefined || rank <= most);
  const note = scoreNote(cards[0]?.tier ?? null);
  return (
    <>
      <ol ref={list} role="list" className={styles.list}>
        {/* Its bar is the scale of all others. */}
        {stay?.kind === "stay" && apr !== null && <StayRow key="stay" row={stay} apr={apr} scale={scale} />}
        {shown.map((row) => (
          <CardRow key={row.card.id} row={row} ranking={ranking} />
        ))}
      </ol>
      {note && <p className="small-note">{note}</p>}
      {(most === undefined || cards.length === 0) && apart.length > 0 && (
        <section className={styles.apart} aria-labelledby="cards-apart">
          <h3 id="cards-apart">Not ranked</h3>
          <ul role="list">
            {apart.map(({ card, reason }) => (
              <li key={card.id}>
                <strong translate="no">
                  <SiteLink to={cardPath(card.id)}>{card.name}</SiteLink>
                </strong>{" "}
                <span>{apartText(reason)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
