import { type Card, isOpen } from "../../domain/cards/card";
import { regularAprText } from "../../domain/lending/apr";
import { annualFeeText } from "../../domain/lending/fees";
import type { OfferCost } from "../../domain/catalog/offer-costs";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { ScrollRegion } from "../ui/ScrollRegion";
import { ApplyLink } from "./ApplyLink";
import { Badges } from "./Badges";
import { CardCost } from "./CardCost";
import * as styles from "./CardTable.module.css";
import { IntroOffer } from "./IntroOffer";
import { Stars } from "./Stars";

/** The roles that these parts of a table have anyway, where nothing takes them away. */
const ROWS = { role: "rowgroup" };
const CELL = { role: "cell" };

export type CardTableProps = { cards: readonly Card[]; costs: ReadonlyMap<string, OfferCost> | null };

/**
 * The card list as a table, with the specification's six columns (section 2), and the cost for those with numbers. In a
 * narrow window each row is a block; laid out as one it would be no table to some browsers, so every role is named.
 */
export function CardTable({ cards, costs }: CardTableProps) {
  const columns = [
    "Credit Card",
    ...(costs ? ["Your cost"] : []),
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
          {cards.map((card) => (
            <tr key={card.id} role="row">
              <th role="rowheader" scope="row">
                <SiteLink to={cardPath(card.id)} translate="no">
                  {card.name}
                </SiteLink>
                <span className="badge-row">
                  <Badges card={card} />
                </span>
              </th>
              {costs && (
                <td {...CELL} className={styles.cost}>
                  <CardCost cost={costs.get(card.id)} />
                </td>
              )}
              <td {...CELL} className={styles.apr} translate="no">
                {regularAprText(card.terms.purchaseApr)}
              </td>
              <td {...CELL} className={styles.intro}>
                <IntroOffer card={card} />
              </td>
              <td {...CELL} className={styles.fee} translate="no">
                {annualFeeText(card.terms)}
              </td>
              <td {...CELL} className={styles.rating}>
                <Stars rating={card.rating} />
              </td>
              <td {...CELL} className={styles.apply}>
                {isOpen(card) ? <ApplyLink card={card} /> : "Closed"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
