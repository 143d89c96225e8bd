import { useRef, useState } from "react";
import { type Card, isOpen, shortName } from "../../domain/cards/card";
import { ROW_GROUPS } from "../../domain/cards/card-facts";
import { type CompareRow, compareCards } from "../../domain/catalog/compare";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { ApplyLink } from "../cards/ApplyLink";
import { ClosedMark } from "../cards/Badges";
import { CardFace } from "../cards/CardFace";
import { Button } from "../ui/Button";
import { Collapsible } from "../ui/Collapsible";
import { ToggleButton } from "../ui/ToggleButton";
import { ScrollRegion } from "../ui/ScrollRegion";
import { ComparisonRow } from "./ComparisonRow";
import * as styles from "./ComparisonTable.module.css";

/** How much of a phone one column takes, so that a third one shows its edge (ComparisonTable.module.css). */
const PEEK = 0.44;

type Props = {
  cards: readonly Card[];
  onRemove: (id: string) => void;
  rows: readonly CompareRow[];
  /** The note on the basis of the rows. */
  notes: readonly string[];
};

/** The comparison of the picked cards, side by side. */
export function ComparisonTable({ cards, onRemove, rows, notes }: Props) {
  /** Whether the rows show of who says so and since when. */
  const [sourced, setSourced] = useState(false);
  /** Whether rows in which all cards say the same step back. */
  const [differences, setDifferences] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** On a phone, which has room for two cards, the position of the first that is in sight. */
  const [first, setFirst] = useState(0);

  const remove = (id: string) => {
    heading.current?.focus();
    onRemove(id);
  };
  return (
    <section className={styles.section} aria-labelledby="comparison">
      <div className={styles.head}>
        <h2 id="comparison" ref={heading} tabIndex={-1}>
          Your comparison
        </h2>
        {cards.length > 1 && (
          <ToggleButton pressed={differences} onToggle={() => setDifferences(!differences)}>
            Highlight differences
          </ToggleButton>
        )}
      </div>
      {/* The region's scrolling doesn't bubble. */}
      <div
        className={styles.stack}
        onScrollCapture={({ target }) => {
          if (target instanceof Element) setFirst(Math.round(target.scrollLeft / (target.clientWidth * PEEK)));
        }}
      >
        {cards.length > 2 && (
          <div className={styles.names} aria-hidden>
            {cards.slice(first, first + 2).map(({ id, name }) => (
              <span key={id} translate="no">
                {shortName(name)}
              </span>
            ))}
            <span className={styles.place}>{`${first + 1} of ${cards.length}`}</span>
          </div>
        )}
        <ScrollRegion label="Comparison table">
          <table className={styles.table} data-cards={cards.length}>
            <caption className="visually-hidden">Terms of the selected cards side by side</caption>
            <thead>
              <tr>
                <td className={styles.corner} />
                {cards.map((card) => (
                  <th key={card.id} scope="col">
                    <div className={styles.card}>
                      <CardFace card={card} />
                      <SiteLink to={cardPath(card.id)} className={styles.name} translate="no">
                        {shortName(card.name)}
                      </SiteLink>
                      <ClosedMark card={card} />
                      <button type="button" className={styles.remove} onClick={() => remove(card.id)}>
                        Remove<span className="visually-hidden">{` ${card.name}`}</span>
                      </button>
                    </div>
                  </th>
                ))}
              </tr>
            </thead>
            {ROW_GROUPS.filter((group) => rows.some((row) => row.group === group)).map((group) => (
              <tbody key={group}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={cards.length + 1}>
                    {group === "Sources" ? (
                      <Button kind="quiet" aria-expanded={sourced} onClick={() => setSourced(!sourced)}>
                        {sourced ? "Hide sources" : "Show sources"}
                      </Button>
                    ) : (
                      <span>{group}</span>
                    )}
                  </th>
                </tr>
                {rows
                  .filter((row) => row.group === group && (sourced || group !== "Sources"))
                  .map((row) => (
                    <ComparisonRow key={row.label} row={compareCards(row, cards)} differences={differences} />
                  ))}
              </tbody>
            ))}
            <tbody className="not-printed">
              <tr>
                <th scope="row">
                  <span>Apply</span>
                </th>
                {cards.map((card) => (
                  <td key={card.id}>{isOpen(card) ? <ApplyLink card={card} label="Apply Now" /> : "Closed"}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </ScrollRegion>
      </div>
      <Collapsible title="How we calculate your cost, and what N/A means">
        {notes.map((note) => (
          <p key={note} className="foot-note">
            {note}
          </p>
        ))}
      </Collapsible>
    </section>
  );
}
