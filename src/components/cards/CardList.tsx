import { Fragment, memo, useDeferredValue, useState } from "react";
import { CARDS_BEFORE_FIRST_AD, adFollowsCard } from "../../domain/site/ad-placement";
import type { Card } from "../../domain/cards/card";
import { AdSlot } from "../ads/AdSlot";
import * as styles from "./CardList.module.css";
import { CardPanel } from "./CardPanel";
import { CardTable } from "./CardTable";

const MODES = { list: "Compact list", table: "Table" } as const;
type Mode = keyof typeof MODES;

/** The slots of the page /offers: one for the list, one after the table. */
const LIST_SLOT = 0;
const TABLE_SLOT = 1;

type Props = { cards: readonly Card[] };

const CardsAs = memo(function CardsAs({ cards, mode }: Props & { mode: Mode }) {
  if (mode === "table") {
    return (
      <>
        <CardTable cards={cards} />
        <AdSlot page="offers" slot={TABLE_SLOT} />
      </>
    );
  }
  return (
    <div className={styles.list}>
      {cards.map((card, position) => (
        <Fragment key={card.id}>
          <CardPanel card={card} />
          {adFollowsCard(position, cards.length) && (
            <AdSlot page="offers" slot={LIST_SLOT} turn={Math.floor(position / CARDS_BEFORE_FIRST_AD)} />
          )}
        </Fragment>
      ))}
    </div>
  );
});

/** The shared card list view: panels with ads between them, or a table with one ad after it (specification, section 2). */
export const CardList = memo(function CardList({ cards }: Props) {
  const [mode, setMode] = useState<Mode>("list");
  // The button answers at once, and the cards follow.
  const drawn = useDeferredValue(mode);
  if (cards.length === 0) return null;
  return (
    <>
      <div className={styles.modes} role="group" aria-label="Show cards as">
        {(["list", "table"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={mode === name} onClick={() => setMode(name)}>
            {MODES[name]}
          </button>
        ))}
      </div>
      <CardsAs cards={cards} mode={drawn} />
    </>
  );
});
