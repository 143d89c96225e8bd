import { type Card, isOpen } from "../../domain/cards/card";
import { aprFigure, offerFigures } from "../../domain/cards/card-figures";
import { annualFeeText } from "../../domain/lending/fees";
import type { OfferCost } from "../../domain/catalog/offer-costs";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { ScrollRegion } from "../ui/ScrollRegion";
import { ApplyLink } from "./ApplyLink";
import { Badges } from "./Badges";
import * as styles from "./CardTable.module.css";
import { Stars } from "./Stars";

/** The roles that these parts of a table have anyway, where nothing takes them away. */
const ROWS = { role: "rowgroup" };
const CELL = { role: "cell" };

export type CardTableProps = { cards: readonly Card[]; costs: ReadonlyMap<string, OfferCost> | null };

function CostCell({ cost }: { cost: OfferCost | undefined }) {
  if (!cost || cost.kind === "unpriced") return null;
  const [figure, note] = cost.kind === "ranked" ? [cost.cost, cost.saving] : ["–", cost.title];
  return (
    <>
      <strong translate="no">{figure}</strong>
      <span className="small-note">{note}</span>
    </>
  );
}

/** The card list as a table (specification, section 2). Rows are blocks on a phone, which drops a table's roles: all are named. */
export function CardTable({ cards, costs }: CardTableProps) {
  const hasCosts = cards.some(({ id }) => costs?.has(id) && costs.get(id)?.kind !== "unpriced");
  const columns = [
    "Credit Card",
    ...(hasCosts ? ["Your cost"] : []),
    "Regular APR",
    "Intro APR",
    "Annual Fee",
    "Rating",
    "Apply",
  ];
  return (
    <ScrollRegion label="Credit cards as a table">
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">Credit cards with their rates, fees and ratings</caption>
        <thead {...ROWS}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROWS}>
          {cards.map((card, position) => (
            <tr key={card.id} role="row">
              <th role="rowheader" scope="row" className="card-name">
                <SiteLink to={cardPath(card.id)} translate="no">
                  {card.name}
                </SiteLink>
                <span className="badge-row">
                  <Badges card={card} />
                </span>
              </th>
              {hasCosts && (
                <td {...CELL} className={styles.cost}>
                  <CostCell cost={costs?.get(card.id)} />
                </td>
              )}
              <td {...CELL} className={styles.apr} translate="no">
                {aprFigure(card).value}
              </td>
              <td {...CELL} className={styles.intro}>
                {offerFigures(card.terms).map(({ value, note }) => (
                  <span key={value}>
                    <span translate="no">{value}</span> <span className="small-note">{note}</span>
                  </span>
                ))}
              </td>
              <td {...CELL} className={styles.fee} translate="no">
                {annualFeeText(card.terms)}
              </td>
              <td {...CELL} className={styles.rating}>
                <Stars rating={card.rating} />
              </td>
              <td {...CELL} className={styles.apply}>
                {isOpen(card) ? (
                  <ApplyLink
                    card={card}
                    kind={position > 0 || card.terms.applicants !== "open" ? "secondary" : "primary"}
                  />
                ) : (
                  "Closed"
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
