import { memo, useContext } from "react";
import type { Card } from "../../domain/cards/card";
import { ScrollRegion } from "../ui/ScrollRegion";
import { Stars } from "./Stars";
import { ApplyLink } from "./ApplyLink";
import { Badges } from "./Badges";
import * as styles from "./CardTable.module.css";
import { IntroOffer } from "./IntroOffer";
import { CostsContext, YourCost } from "./YourCost";

type Props = { cards: readonly Card[] };

const CardRow = memo(function CardRow({ card, withCosts }: { card: Card; withCosts: boolean }) {
  return (
    <tr>
      <th scope="row">
        {card.name}
        <span className={styles.badges}>
          <Badges card={card} />
        </span>
      </th>
      <td>{card.regularApr}</td>
      <td>
        <IntroOffer card={card} />
      </td>
      <td>{card.annualFee}</td>
      <td>
        <Stars rating={card.rating} />
      </td>
      {withCosts && (
        <td>
          <YourCost cardId={card.id} />
        </td>
      )}
      <td>
        <ApplyLink card={card} />
      </td>
    </tr>
  );
});

/** The card list as a table, with the specification's six columns (section 2), and the cost for those who ask. */
export function CardTable({ cards }: Props) {
  const withCosts = useContext(CostsContext) !== null;
  return (
    <ScrollRegion label="Credit cards as a table">
      <table className={styles.table}>
        <caption className="visually-hidden">Credit cards with their rates, fees and ratings</caption>
        <thead>
          <tr>
            <th scope="col">Credit Card</th>
            <th scope="col">Regular APR</th>
            <th scope="col">Intro APR</th>
            <th scope="col">Annual Fee</th>
            <th scope="col">Rating</th>
            {withCosts && <th scope="col">Your cost</th>}
            <th scope="col">Apply</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} withCosts={withCosts} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
