import { type ComponentType, Fragment, memo, useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import type { OfferCost } from "../../domain/catalog/offer-costs";
import type { View } from "../../domain/catalog/offers";
import { CARDS_BEFORE_FIRST_AD, adFollowsCard } from "../../domain/site/ad-placement";
import { countOf } from "../../domain/text/format";
import { AdSlot } from "../ads/AdSlot";
import { Button } from "../ui/Button";
import { useFlipAnimation } from "../ui/use-flip-animation";
import * as styles from "./CardList.module.css";
import { CardPanel } from "./CardPanel";
import type { CardTableProps } from "./CardTable";

const LIST_SLOT = 0;
const TABLE_SLOT = 1;

export type CardListProps = {
  cards: readonly Card[];
  /** Each card's cost by its id; null while there are no numbers. */
  costs: ReadonlyMap<string, OfferCost> | null;
  grouped: boolean;
  view: View;
  /** Draws the table; null until it is loaded. */
  table: ComponentType<CardTableProps> | null;
  compare: readonly string[];
  onPick: (id: string) => void;
};

/** The shared card list view: panels with ads between them, or a table with one ad after it (specification, section 2). */
export const CardList = memo(function CardList(props: CardListProps) {
  const { cards, costs, grouped, view, table: Table, compare, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useFlipAnimation(list, "article");
  /** True while the cards that the visitor can't get are shown; where there are no others, they always are. */
  const [unfolded, setUnfolded] = useState(false);
  const isOut = ({ id }: Card) => grouped && costs?.get(id)?.eligibility === "not-for-score";
  const out = cards.filter(isOut).length;
  const folded = !unfolded && out < cards.length ? out : 0;
  if (view === "table") {
    return (
      <>
        {Table && <Table cards={cards} costs={costs} />}
        <AdSlot page="offers" slot={TABLE_SLOT} />
      </>
    );
  }
  return (
    <div ref={list} className={styles.list}>
      {cards.map((card, position) => {
        const cost = costs?.get(card.id);
        const before = cards[position - 1];
        // That the first cards are for you goes without saying to those who see the list.
        const isFirst = before === undefined && cost?.eligibility === "for-you";
        const begins = grouped && cost && cost.group !== (before && costs?.get(before.id)?.group);
        return (
          <Fragment key={card.id}>
            {begins && <h2 className={isFirst ? "visually-hidden" : styles.group}>{cost.group}</h2>}
            {begins && isOut(card) && out < cards.length && (
              <Button kind="secondary" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
                {unfolded ? "Hide them" : `Show ${countOf(out, "card")}`}
              </Button>
            )}
            {!(folded && isOut(card)) && (
              <CardPanel
                card={card}
                cost={cost}
                follows={position > 0}
                action={
                  <label className="not-printed">
                    <input type="checkbox" checked={compare.includes(card.id)} onChange={() => onPick(card.id)} />
                    <span>
                      Compare<span className="visually-hidden">{` ${card.name}`}</span>
                    </span>
                  </label>
                }
              />
            )}
            {adFollowsCard(position, cards.length - folded) && (
              <AdSlot page="offers" slot={LIST_SLOT} turn={Math.floor(position / CARDS_BEFORE_FIRST_AD)} />
            )}
          </Fragment>
        );
      })}
    </div>
  );
});
