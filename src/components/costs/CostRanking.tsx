import { useRef } from "react";
import type { Card, CostField } from "../../domain/cards/card";
import { unrankedText } from "../../domain/costs/card-cost";
import { type Ranking, costBar, groupsOf } from "../../domain/costs/cost-ranking";
import { monthRange, rangeText, scoreNote, shortSaving, stayText } from "../../domain/costs/cost-texts";
import { SCOPE_OF, offerFor, offerText } from "../../domain/lending/offer";
import { eligibilityTitle } from "../../domain/cards/eligibility";
import type { Outcome } from "../../domain/payoff/simulation";
import { formatWholeDollars } from "../../domain/text/format";
import type { Goal, VisitorInputs } from "../../domain/visitor/visitor-inputs";
import { cardPath } from "../../site/routes";
import { CardFace } from "../cards/CardFace";
import { Confidence } from "../cards/Provenance";
import { SiteLink } from "../ui/SiteLink";
import { useFlipAnimation } from "../ui/use-flip-animation";
import { CostBar } from "../charts/CostBar";
import * as styles from "./CostRanking.module.css";

type CardRanking = Ranking<Pick<Card, CostField>>;

function StayRow({ outcome, apr, scale }: { outcome: Outcome; apr: number; scale: number }) {
  const paidOff = outcome.kind === "paid-off" ? outcome : null;
  return (
    <li className={styles.stay}>
      <span className={styles.frame} />
      <h3 className="card-name">Keep your current card</h3>
      {paidOff && (
        <>
          <p className={styles.cost} translate="no">
            {formatWholeDollars(paidOff.totalCost)}
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

type CardRowProps = { row: CardRanking["rows"][number]; ranking: Pick<CardRanking, "scale" | "stay">; goal: Goal };

function CardRow({ row, goal, ranking: { scale, stay } }: CardRowProps) {
  const { card, low, high, meanCost } = row;
  const isStuck = stay !== null && stay.kind !== "paid-off";
  // Where there is no card to compare with, the offer says why it costs that.
  const offer = stay === null && offerFor(card.terms.introOffers, SCOPE_OF[goal]);
  const saving = offer ? offerText(offer) : isStuck ? "" : shortSaving(meanCost, stay);
  const range = rangeText(row);
  return (
    <li>
      <CardFace card={card} />
      <h3 className="card-name">
        <SiteLink to={cardPath(card.id)} translate="no">
          {card.name}
        </SiteLink>
      </h3>
      <p className={styles.cost}>
        <span className="visually-hidden">Costs you about</span>{" "}
        <span translate="no">{formatWholeDollars(meanCost)}</span>
      </p>
      <div className={styles.bar}>
        <CostBar bar={costBar(low.totalCost, high.totalCost, scale)} />
      </div>
      <p className={styles.detail}>
        {card.terms.membership && <span>{`${card.terms.membership}. `}</span>}
        {saving && <strong>{saving}</strong>}
        <span>{`${saving && " · "}${monthRange(low.months, high.months)}${isStuck ? " (your current card: never)" : ""}`}</span>
        <span className={styles.source}> ·</span>{" "}
        <span className={styles.source}>
          <Confidence card={card} />
        </span>
        {range !== null && <span className="visually-hidden">{`. Depending on your rate: ${range}`}</span>}
      </p>
    </li>
  );
}

function UnrankedRow({ row: { card, reason } }: { row: CardRanking["unranked"][number] }) {
  return (
    <li className={styles.unranked}>
      <CardFace card={card} />
      <h3 className="card-name">
        <SiteLink to={cardPath(card.id)} translate="no">
          {card.name}
        </SiteLink>
      </h3>
      {reason.kind !== "not-meant" && <p className="small-note">{unrankedText(reason)}</p>}
    </li>
  );
}

type Props = {
  ranking: CardRanking;
  numbers: Pick<VisitorInputs, "goal" | "apr" | "tier">;
  /** How many cards show, of those that can be had. */
  most: number;
};

/** Cards by who can get them and what they would cost this visitor, after keeping your current card, whose bar is the scale. */
export function CostRanking({ ranking, numbers: { goal, apr, tier }, most }: Props) {
  const { rows, scale, stay } = ranking;
  const list = useRef<HTMLDivElement>(null);
  useFlipAnimation(list, "li");
  const groups = groupsOf(ranking, most);
  const note = scoreNote(rows.length > 0 ? tier : null);
  return (
    <div ref={list}>
      {/* It is no card that anybody could get, and its bar is the scale of all others. */}
      {stay && apr !== null && (
        <ol role="list" className={styles.list}>
          <StayRow outcome={stay} apr={apr} scale={scale} />
        </ol>
      )}
      {groups.map((group) => (
        <section key={group.eligibility} aria-label={eligibilityTitle(group.eligibility, tier)}>
          {groups.length > 1 && <h3 className={styles.group}>{eligibilityTitle(group.eligibility, tier)}</h3>}
          <ol role="list" className={styles.list}>
            {group.rows.map((row) => (
              <CardRow key={row.card.id} row={row} ranking={ranking} goal={goal} />
            ))}
            {group.unranked.map((row) => (
              <UnrankedRow key={row.card.id} row={row} />
            ))}
          </ol>
        </section>
      ))}
      {note && <p className="foot-note">{note}</p>}
    </div>
  );
}
