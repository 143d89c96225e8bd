import { useEffect, useRef } from "react";
import { CATEGORIES, type Category } from "../../schema/vocabulary";
import { CATEGORY_NAMES } from "../../domain/cards/card";
import { ToggleButton } from "../ui/ToggleButton";
import * as styles from "./CategoryTiles.module.css";

type Props = {
  /** How many cards of the whole catalog a category has, and how many offer what it is about. */
  countOf: (category: Category) => { shown: number; all: number };
  active: string;
  onChoose: (category: Category) => void;
};

/** The five category tiles: one click sets the filter, a second one clears it. */
export function CategoryTiles({ countOf, active, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // A narrow window shows some tiles only, and the chosen one and the one with the focus should be among them.
  const reveal = (selector: string) => {
    const tile = row.current?.querySelector<HTMLElement>(selector);
    if (tile?.parentElement) tile.parentElement.scrollLeft = tile.offsetLeft;
  };
  useEffect(() => reveal('[aria-pressed="true"]'), [active]);

  return (
    <div ref={row} role="group" aria-label="Categories" className={styles.tiles}>
      {CATEGORIES.map((category) => ({ category, ...countOf(category) })).map(({ category, shown, all }) => (
        <ToggleButton
          key={category}
          pressed={active === category}
          onToggle={() => onChoose(category)}
          onFocus={() => reveal(":focus-visible")}
        >
          <svg aria-hidden="true">
            <use href={`#tile-${category}`} />
          </svg>
          <span>{CATEGORY_NAMES[category]}</span>{" "}
          <span className={styles.count}>
            <span>{shown}</span>
            {all > shown && <span className={styles.all}>{` of ${all}`}</span>}{" "}
            <span className="visually-hidden">{all === 1 ? "card" : "cards"}</span>
          </span>
        </ToggleButton>
      ))}
    </div>
  );
}
