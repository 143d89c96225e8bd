import { formatList } from "../text/format";

/** Horizontal bars, measured in percent of the drawing's width, so that one drawing fits every window. */

/** `text` is the value as it is shown. */
export type Bar = { label: string; value: number; text: string };

/** Pixels. */
const ROW = 50;
const LABEL = 16;
const BAR_TOP = 22;
const BAR_HEIGHT = 20;

/** The longest bar leaves the rest of the width to its figure, which stands at its end. */
const LONGEST = 72;

/** A bar of nothing is still to be seen. */
const SHORTEST = 0.5;

export type DrawnBar = Bar & {
  /** Percent of the width. */
  width: number;
  /** Pixels from the top. */
  labelAt: number;
  top: number;
  height: number;
  textAt: number;
};

export type BarDrawing = { height: number; bars: DrawnBar[] };

/** Draws bars from zero, so that their lengths can be compared. Takes values from 0. */
export function drawBars(bars: readonly Bar[]): BarDrawing {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return {
    height: bars.length * ROW,
    bars: bars.map((bar, index) => ({
      ...bar,
      width: Number(Math.max(SHORTEST, most > 0 ? (bar.value / most) * LONGEST : 0).toFixed(2)),
      labelAt: index * ROW + LABEL,
      top: index * ROW + BAR_TOP,
      height: BAR_HEIGHT,
      textAt: index * ROW + BAR_TOP + BAR_HEIGHT - 5,
    })),
  };
}

/** The bars in words: "24.99%: $3,622.30 and 16.24%: $1,693.81". */
export function barsInWords(bars: readonly Bar[]): string {
  return formatList(bars.map(({ label, text }) => `${label}: ${text}`));
}
