import { MAX_COMPARED, compareQuery } from "../../domain/cards/compare-selection";
import { formatMonthOfYear } from "../../domain/text/format";
import type { CardsTable as CardsBlock } from "../../domain/guides/guide-block";
import { ROUTES, cardPath } from "../../site/routes";
import { SiteLink } from "../page/SiteLink";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./CardsTable.module.css";

/** Some facts of some cards side by side, with the month that they describe and the way to compare the cards fully. */
export function CardsTable({ table: { title, asOf, cards, rows } }: { table: CardsBlock }) {
  const selected = cards.map(({ id }) => id).slice(0, MAX_COMPARED);
  return (
    <div className={styles.cards}>
      <ScrollRegion label={`Table: ${title}`}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Card</th>
              {cards.map(({ id, name }) => (
                <th key={id} scope="col">
                  <SiteLink to={cardPath(id)}>{name}</SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map(({ text, isEstimate }, index) => (
                  <td key={cards[index]?.id}>
                    {text}
                    {isEstimate && <span className="note"> estimate</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="note">
        Terms as of {formatMonthOfYear(asOf)}.{" "}
        <SiteLink to={ROUTES.compare.path + compareQuery({ selected, search: "" })}>Compare them in full</SiteLink>
      </p>
    </div>
  );
}
