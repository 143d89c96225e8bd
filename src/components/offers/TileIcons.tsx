import type { Category } from "../../schema/vocabulary";

/** Drawn in a square of 24: a falling line, a clock, there and back, a lock, a star. */
const ICONS: Record<Category, string> = {
  "low-apr": "M3 6l6 6 4-3 7 8M20 11v6h-6",
  "intro-apr": "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3.5 2",
  "balance-transfer": "M4 8h16l-4-4M20 16H4l4 4",
  secured: "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2",
  rewards: "M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z",
};

const STROKE = {
  stroke: "currentColor",
  strokeWidth: "1.75",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** The pictures of the category tiles, each drawn once by the page: the tool refers to them, and ships none. */
export function TileIcons() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {Object.entries(ICONS).map(([category, d]) => (
        <symbol key={category} id={`tile-${category}`} viewBox="0 0 24 24">
          <path d={d} fill="none" {...STROKE} />
        </symbol>
      ))}
    </svg>
  );
}
