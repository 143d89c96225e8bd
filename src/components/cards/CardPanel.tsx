import type { ReactNode } from "react";
import type { Card } from "../../domain/cards/card";
import { aprFigure, cardFigures } from "../../domain/cards/card-figures";
import type { OfferCost } from "../../domain/catalog/offer-costs";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { Figures } from "../ui/Figures";
import { PointList } from "../ui/PointList";
import { ApplyLink } from "./ApplyLink";
import { Badges } from "./Badges";
import { CardDetails } from "./CardDetails";
import { CardFace } from "./CardFace";
import * as styles from "./CardPanel.module.css";
import { Stars } from "./Stars";
import { CostBar } from "../charts/CostBar";

/** Only the first two features are on a panel (specification, section 2). */
const PANEL_FEATURES = 2;

type Props = {
  card: Card;
  /** The card's cost; the APR is drawn largest while that isn't known. */
  cost?: OfferCost | undefined;
  /** True for all but the first card of a list, which alone has the solid button. */
  follows?: boolean;
  action?: ReactNode;
};

function MainFigure({ card, cost }: Pick<Props, "card" | "cost">) {
  if (cost?.kind === "unranked") {
    return (
      <>
        <strong>{cost.title}</strong>
        {cost.text && <span className="figure-label">{cost.text}</span>}
      </>
    );
  }
  if (cost?.kind === "ranked") {
    return (
      <>
        <span className="figure-label">Costs you about</span>
        <strong className={styles.cost} translate="no">
          {cost.cost}
        </strong>
        {cost.saving && <span className="saving-text">{cost.saving}</span>}
        <CostBar bar={cost.bar} />
      </>
    );
  }
  const { label, value, note } = aprFigure(card);
  return (
    <>
      <span className="figure-label">{label}</span>
      <strong className={styles.apr} translate="no">
        {value}
      </strong>
      <span className="figure-label">{note}</span>
    </>
  );
}

export function CardPanel({ card, cost, follows, action }: Props) {
  const { id } = card;
  const framed = follows === true || cost?.eligibility === "not-for-score" || card.terms.applicants !== "open";
  return (
    <article className={styles.panel} aria-labelledby={`panel-${id}`}>
      <div className={styles.body}>
        <CardFace card={card} />
        <div className={styles.head}>
          <h3 id={`panel-${id}`} className="card-name" translate="no">
            <SiteLink to={cardPath(id)}>{card.name}</SiteLink>
          </h3>
          <p className="badge-row">
            <Stars rating={card.rating} />
            <Badges card={card} />
          </p>
        </div>
        <p className={styles.main}>
          <MainFigure card={card} cost={cost} />
        </p>
        <div className={styles.text}>
          <Figures figures={cost?.figures ?? cardFigures(card)} />
          {card.terms.membership && <p className="caution-text">{card.terms.membership}</p>}
          <PointList points={card.features.slice(0, PANEL_FEATURES)} mark="tick" />
        </div>
        <p className={styles.actions}>
          <ApplyLink card={card} kind={framed ? "secondary" : "primary"} />
          {action}
        </p>
        <CardDetails card={card} more={cost?.kind === "ranked" ? cost.more : []} />
      </div>
    </article>
  );
}
