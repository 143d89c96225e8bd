import { type Card, regularAprText } from "../../domain/card";
import { ScrollRegion } from "../ui/ScrollRegion";
import { Stars } from "../ui/Stars";
import { ApplyLink } from "./ApplyLink";
import { Badges } from "./Badges";
import * as styles from "./CardTable.module.css";
import { IntroOffer } from "./IntroOffer";

type Props = { cards: readonly Card[] };

/** The card list as a table, with the specification's six columns (section 2). */
export function CardTable({ cards }: Props) {
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
            <th scope="col">Apply</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                {card.name}
                <span className={styles.badges}>
                  <Badges card={card} />
                </span>
              </th>
              <td>{regularAprText(card)}</td>
              <td>
                <IntroOffer card={card} />
              </td>
              <td>{card.annualFee}</td>
              <td>
                <Stars rating={card.rating} />
              </td>
              <td>
                <ApplyLink card={card} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
