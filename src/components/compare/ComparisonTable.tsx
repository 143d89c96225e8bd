import { useRef, useState } from "react";
import { type Card, isOpen, shortName } from "../../domain/cards/card";
import { ROW_GROUPS } from "../../domain/cards/card-facts";
import { type CompareRow, SOURCE_ROW, compareCards } from "../../domain/catalog/compare";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { ApplyLink } from "../cards/ApplyLink";
import { ClosedMark } from "../cards/Badges";
import { CardFace } from "../cards/CardFace";
import { Collapsible } from "../ui/Collapsible";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./ComparisonTable.module.css";
import { Confidence } from "../cards/Provenance";
import { Stars } from "../cards/Stars";
import { CostBar } from "../charts/CostBar";
import { Icon } from "../ui/Icon";
import { untranslated } from "../ui/untranslated";

function CellText({ label, text, card }: { label: string; text: string; card: Card }) {
  if (label === "Rating") return <Stars rating={card.rating} />;
  if (label === SOURCE_ROW) return <Confidence card={card} />;
  return <span translate={untranslated(text)}>{text}</span>;
}

function ComparisonRow({ row, cards }: { row: CompareRow; cards: readonly Card[] }) {
  const { label } = row;
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
      </th>
      {compareCards(row, cards).map(({ card, figure, text, bar, note, best }) => (
        <td key={card.id}>
          {figure ? (
            <span className={styles.figure}>
              <span className="visually-hidden">About </span>
              <span translate="no">{figure}</span>
            </span>
          ) : (
            <CellText label={label} text={text} card={card} />
          )}
          {best && " "}
          {best && (
            <span className={styles.best}>
              <Icon name="tick" />
              <span>best</span>
            </span>
          )}
          {bar && <CostBar bar={bar} />}
          {figure && figure !== text && (
            <span className="figure-label" translate="no">
              {text}
            </span>
          )}
          {note && <span className="figure-label">{note}</span>}
        </td>
      ))}
    </tr>
  );
}

/** How much of a phone one column takes, so that a third one shows its edge (ComparisonTable.module.css). */
const PEEK = 0.44;

type Props = {
  cards: readonly Card[];
  onRemove: (id: string) => void;
  rows: readonly CompareRow[];
  notes: readonly string[];
};

export function ComparisonTable({ cards, onRemove, rows, notes }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** On a phone, which has room for two cards, the position of the first that is in sight. */
  const [first, setFirst] = useState(0);

  const remove = (id: string) => {
    heading.current?.focus();
    onRemove(id);
  };
  return (
    <section className={styles.section} aria-labelledby="comparison">
      <h2 id="comparison" ref={heading} tabIndex={-1}>
        Your comparison
      </h2>
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
                  <th key={card.id} scope="col" className="card-name">
                    <div className={styles.card}>
                      <CardFace card={card} />
                      <div className={styles.name}>
                        <SiteLink to={cardPath(card.id)} translate="no">
                          {shortName(card.name)}
                        </SiteLink>{" "}
                        <ClosedMark card={card} />
                      </div>
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
                    <span>{group}</span>
                  </th>
                </tr>
                {rows
                  .filter((row) => row.group === group)
                  .map((row) => (
                    <ComparisonRow key={row.label} row={row} cards={cards} />
                  ))}
              </tbody>
            ))}
            <tbody className="not-printed">
              <tr className={styles.apply}>
                <th scope="row">Apply</th>
                {cards.map((card) => (
                  <td key={card.id}>
                    {isOpen(card) ? <ApplyLink card={card} label="Apply Now" kind="secondary" /> : "Closed"}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </ScrollRegion>
      </div>
      <Collapsible title="How we calculate, and what N/A means">
        {notes.map((note) => (
          <p key={note} className="foot-note">
            {note}
          </p>
        ))}
      </Collapsible>
    </section>
  );
}
