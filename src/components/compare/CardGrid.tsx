import { memo } from "react";
import type { Card } from "../../domain/cards/card";
import { CardOption } from "./CardOption";
import * as styles from "./CardGrid.module.css";

type Props = {
  cards: readonly Card[];
  selected: readonly string[];
  /** Whether no further card may be picked. */
  full: boolean;
  onPick: (id: string, picked: boolean) => void;
};

/** The cards to pick from. What is typed above them draws none of them anew. */
export const CardGrid = memo(function CardGrid({ cards, selected, full, onPick }: Props) {
  return (
    <ul role="list" className={styles.grid}>
      {cards.map((card) => {
        const isSelected = selected.includes(card.id);
        return (
          <CardOption key={card.id} card={card} selected={isSelected} disabled={full && !isSelected} onPick={onPick} />
        );
      })}
    </ul>
  );
});
