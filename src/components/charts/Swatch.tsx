import * as styles from "./Swatch.module.css";

const COLORS = [styles.first, styles.second, styles.third, styles.fourth, styles.fifth, styles.sixth];

/** The class that gives what is at a place its color, in a chart as in its key; after the sixth they begin anew. */
export function swatchClass(place: number): string {
  return COLORS[place % COLORS.length] ?? "";
}

export function Swatch({ place }: { place: number }) {
  return <span className={`${styles.swatch ?? ""} ${swatchClass(place)}`} aria-hidden="true" />;
}
