/** Strokes on a grid of 24, in the color of the text around them. */
const PATHS = {
  chevron: "m6 9 6 6 6-6",
  tick: "m5 13 4.5 4.5L19 7",
  minus: "M5 12h14",
  cross: "M6 6l12 12M18 6 6 18",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  back: "M19 12H5M11 6l-6 6 6 6",
  grip: "M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1",
  menu: "M3 6h18M3 12h18M3 18h18",
  info: "M12 11v5M12 7.6v.1M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18",
};

/** A sign beside words, or in place of words that only screen readers get: the site's one set. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
