import { memo, useRef } from "react";
import type { Card } from "../../domain/cards/card";
import { type CompareRow, compareCards } from "../../domain/cards/compare";
import { ApplyLink } from "../cards/ApplyLink";
import { CardFace } from "../cards/CardFace";
import { ScrollRegion } from "../ui/ScrollRegion";
import { useDocumentClass } from "../ui/use-document-class";
import { ComparisonRow } from "./ComparisonRow";
import * as styles from "./ComparisonTable.module.css";

type Props = {
  cards: readonly Card[];
  onRemove: (id: string) => void;
  notAvailable: string;
  rows: readonly CompareRow[];
  /** Whether rows in which all cards say the same step back. */
  differences: boolean;
};

/** The comparison of the picked cards, side by side. It stays in sight while the grid above it is scrolled. */
export const ComparisonTable = memo(function ComparisonTable({
  cards,
  onRemove,
  notAvailable,
  rows,
  differences,
}: Props) {
  useDocumentClass(styles.above);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: string) => {
    heading.current?.focus();
    onRemove(id);
  };
  return (
    <section className={styles.section} aria-labelledby="comparison">
      <h2 id="comparison" ref={heading} tabIndex={-1} className={styles.title}>
        Your comparison
      </h2>
      <ScrollRegion label="Comparison table">
        <table className={styles.table}>
          <caption className="visually-hidden">Terms of the selected cards side by side</caption>
          <thead>
            <tr>
              <td />
              {cards.map((card) => (
                <th key={card.id} scope="col">
                  <CardFace id={card.id} issuer={card.issuer} small />
                  <span>{card.name}</span>
                  <button type="button" className={styles.remove} onClick={() => remove(card.id)}>
                    Remove<span className="visually-hidden"> {card.name}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonRow key={row.label} row={compareCards(row, cards)} cards={cards} differences={differences} />
            ))}
            <tr>
              <th scope="row">Apply</th>
              {cards.map((card) => (
                <td key={card.id}>
                  <ApplyLink card={card} label="Apply Now" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.footnote}>{notAvailable}</p>
    </section>
  );
});
