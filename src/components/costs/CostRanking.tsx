import { useRef } from "react";
import type { Card } from "../../domain/cards/card";
import { apartText } from "../../domain/cards/card-cost";
import { type CostRanking as Ranking, type RankingRow, costBar } from "../../domain/cards/cost-ranking";
import { costDetail, costText, rangeText, stayText } from "../../domain/cards/cost-texts";
import { formatShortDollars } from "../../domain/text/format";
import { cardPath } from "../../site/routes";
import { Confidence } from "../cards/Confidence";
import { SiteLink } from "../page/SiteLink";
import { useMoves } from "../ui/use-moves";
import { CostBar } from "./CostBar";
import * as styles from "./CostRanking.module.css";

/** What the ranking reads of a card. */
export type RankedCardFields = Pick<Card, "id" | "name" | "category" | "terms" | "reported" | "confidence">;

type Row = RankingRow<RankedCardFields>;
type Scale = Ranking<RankedCardFields>["scale"];

/** How many cards show all that is known of their cost; more would bury what comes after them. */
const WHOLE = 1;

function StayRow({ row: { outcome }, apr, scale }: { row: Row & { kind: "stay" }; apr: number; scale: Scale }) {
  return (
    <li className={styles.stay}>
      <h3>Keeping your current card</h3>
      {outcome.kind === "paid-off" && (
        <>
          <p className={styles.cost} translate="no">
            {costText(outcome.totalCost)}
          </p>
          <CostBar bar={costBar(outcome.totalCost, outcome.totalCost, scale)} />
        </>
      )}
      <p className={styles.detail}>{stayText(outcome, apr)}</p>
    </li>
  );
}

type CardRowProps = {
  row: Row & { kind: "card" };
  ranking: Pick<Ranking<RankedCardFields>, "scale" | "stay">;
  /** Whether only the saving and the time stand beside the cost. */
  brief: boolean;
};

function CardRow({ row, ranking: { scale, stay }, brief }: CardRowProps) {
  const { rank, card, low, high, meanCost } = row;
  const range = rangeText(row);
  return (
    <li>
      <span className={styles.rank}>{`${rank}.`}</span>
      <h3 translate="no">
        <SiteLink to={cardPath(card.id)}>{card.name}</SiteLink>
      </h3>
      <p className={styles.cost}>
        <span className="visually-hidden">About </span>
        <span translate="no">{costText(meanCost)}</span>
      </p>
      <CostBar bar={costBar(low.totalCost, high.totalCost, scale)} />
      <p className={styles.detail}>
        {range !== null && (
          <>
            <span className="visually-hidden">Depending on your rate: </span>
            <span translate="no">{`${range}. `}</span>
          </>
        )}
        <span>{`${costDetail(row, stay, brief)} `}</span>
        <Confidence card={card} />
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
  const shown = rows.filter((row) => row.kind === "stay" || most === undefined || row.rank <= most);
  const anyRanked = rows.some((row) => row.kind === "card");
  return (
    <>
      {anyRanked && (
        <p className={styles.scale} aria-hidden="true">
          <span translate="no">{formatShortDollars(scale.from)}</span>
          <span>Cost at the lowest and highest rate</span>
          <span translate="no">{formatShortDollars(scale.to)}</span>
        </p>
      )}
      <ol ref={list} role="list" className={styles.list}>
        {shown.map((row) =>
          row.kind === "card" ? (
            <CardRow key={row.card.id} row={row} ranking={ranking} brief={most !== undefined || row.rank > WHOLE} />
          ) : (
            apr !== null && <StayRow key="stay" row={row} apr={apr} scale={scale} />
          ),
        )}
      </ol>
      {(most === undefined || !anyRanked) && apart.length > 0 && (
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
