import { useEffect, useRef } from "react";
import { CATEGORIES, type Category } from "../../schema/vocabulary";
import { CATEGORY_NAMES } from "../../domain/cards/card";
import { ToggleButton } from "../ui/Button";
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
  // A narrow window shows some tiles only, and the chosen one should be among them.
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (tile?.parentElement) tile.parentElement.scrollLeft = tile.offsetLeft;
  }, [active]);

  return (
    <div ref={row} role="group" aria-label="Categories" className={styles.tiles}>
      {CATEGORIES.map((category) => ({ category, ...countOf(category) })).map(({ category, shown, all }) => (
        <ToggleButton key={category} pressed={active === category} onToggle={() => onChoose(category)}>
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

/** Drawn in a square of 24: a falling line, a clock, there and back, a lock, a star. */
const ICONS: Record<Category, string> = {
  "low-apr": "M3 6l6 6 4-3 7 8M20 11v6h-6",
  "intro-apr": "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3.5 2",
  "balance-transfer": "M4 8h16l-4-4M20 16H4l4 4",
  secured: "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2",
  rewards: "M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z",
};

/** The pictures of the category tiles, each drawn once by the page: the tool refers to them, and ships none. */
export function TileIcons() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {Object.entries(ICONS).map(([category, d]) => (
        <symbol key={category} id={`tile-${category}`} viewBox="0 0 24 24">
          <path
            d={d}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      ))}
    </svg>
  );
}
