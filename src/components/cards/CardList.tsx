import { type ComponentType, Fragment, memo, useEffect, useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import type { OfferCost } from "../../domain/cards/offer-costs";
import { CARDS_AT_ONCE, type View } from "../../domain/cards/offers";
import { CARDS_BEFORE_FIRST_AD, adFollowsCard } from "../../domain/site/ad-placement";
import { AdSlot } from "../ads/AdSlot";
import { Button } from "../ui/Button";
import { ToggleButton } from "../ui/ToggleButton";
import { useMoves } from "../ui/use-moves";
import { CardDetails } from "./CardDetails";
import * as styles from "./CardList.module.css";
import { CardPanel } from "./CardPanel";
import type { CardTableProps } from "./CardTable";

/** The slots of the page /offers: one for the list, one after the table. */
const LIST_SLOT = 0;
const TABLE_SLOT = 1;

export type CardListProps = {
  cards: readonly Card[];
  /** What each card costs the visitor, by its id; null while there are no numbers. */
  costs: ReadonlyMap<string, OfferCost> | null;
  /** Whether they stand in groups by who can get them. */
  grouped: boolean;
  view: View;
  /** Draws the table; null until it is loaded. */
  table: ComponentType<CardTableProps> | null;
  /** The cards whose details are open, and those picked for the comparison. */
  details: readonly string[];
  compare: readonly string[];
  onDetails: (id: string, open: boolean) => void;
  onPick: (id: string, picked: boolean) => void;
};

/** The shared card list view: panels with ads between them, or a table with one ad after it (specification, section 2). */
export const CardList = memo(function CardList({
  cards,
  costs,
  grouped,
  view,
  table: Table,
  details,
  compare,
  onDetails,
  onPick,
}: CardListProps) {
  const list = useRef<HTMLDivElement>(null);
  useMoves(list, "article");
  const [asked, setAsked] = useState(CARDS_AT_ONCE);
  // An address may open a card further down.
  const count = Math.max(asked, 1 + Math.max(...details.map((id) => cards.findIndex((card) => card.id === id))));
  const drawn = cards.slice(0, count);
  const left = cards.length - drawn.length;
  useEffect(() => {
    if (asked > CARDS_AT_ONCE)
      list.current?.querySelectorAll("article")[asked - CARDS_AT_ONCE]?.querySelector("a")?.focus();
  }, [asked]);
  const more = left > 0 && (
    <Button
      onClick={() => setAsked(count + CARDS_AT_ONCE)}
    >{`Show ${Math.min(left, CARDS_AT_ONCE)} more cards`}</Button>
  );
  if (view === "table") {
    return (
      <>
        {Table && <Table cards={drawn} costs={costs} />}
        {more}
        <AdSlot page="offers" slot={TABLE_SLOT} />
      </>
    );
  }
  return (
    <div ref={list} className={styles.list}>
      {drawn.map((card, position) => {
        const cost = costs?.get(card.id);
        const before = drawn[position - 1];
        // That the first cards are for you goes without saying to those who see the list.
        const isFirst = before === undefined && cost?.fit === "for-you";
        const begins = grouped && cost && cost.group !== (before && costs?.get(before.id)?.group);
        return (
          <Fragment key={card.id}>
            {begins && <h2 className={isFirst ? "visually-hidden" : styles.group}>{cost.group}</h2>}
            <CardPanel
              card={card}
              cost={cost}
              action={
                <ToggleButton
                  pressed={compare.includes(card.id)}
                  onToggle={() => onPick(card.id, !compare.includes(card.id))}
                >
                  Compare<span className="visually-hidden">{` ${card.name}`}</span>
                </ToggleButton>
              }
              details={
                <CardDetails
                  card={card}
                  more={cost?.kind === "ranked" ? cost.more : undefined}
                  open={details.includes(card.id)}
                  onToggle={(event) => onDetails(card.id, event.currentTarget.open)}
                />
              }
            />
            {adFollowsCard(position, drawn.length) && (
              <AdSlot page="offers" slot={LIST_SLOT} turn={Math.floor(position / CARDS_BEFORE_FIRST_AD)} />
            )}
          </Fragment>
        );
      })}
      {more}
    </div>
  );
});
