import { CHART_WIDTH, linearScale } from "./chart-axes";

/** Lines over a few periods. Pixels from the top, and thousandths of the width. */

/** Null leaves a gap. */
export type PeriodValues = readonly (number | null)[];

/** Part of the height that stays free above and below. */
const MARGIN = 0.08;

/** The place of a period from the left, of so many. */
export function periodAt(place: number, periods: number): number {
  return Math.round((place / Math.max(periods - 1, 1)) * CHART_WIDTH);
}

/** Moves labels apart that stand closer than `gap`, and back within the height, in the order given. */
function spread(places: readonly number[], gap: number, height: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spreadOut = [...places];
  order.forEach((index, rank) => {
    const above = spreadOut[order[rank - 1] ?? -1] ?? -Infinity;
    spreadOut[index] = Math.max(spreadOut[index] ?? 0, above + gap);
  });
  const excess = Math.max(0, Math.max(...spreadOut) - height + gap / 2);
  return spreadOut.map((place) => Math.max(gap / 2, place - excess));
}

/**
 * Draws lines between the least and the most of all of them, each as the path of itself and that of its dots, with the places
 * where the middles of their labels stand. `gap` is the height of a label.
 */
export function drawPeriods(
  all: readonly PeriodValues[],
  [least, most]: readonly [number, number],
  height: number,
  gap: number,
) {
  const scale = linearScale([least, most], [(1 - MARGIN) * height, MARGIN * height]);
  const at = (value: number) => (most === least ? height / 2 : scale(value));
  const lines = all.map((values) => {
    const points = values.map(
      (value, place) => value !== null && ([periodAt(place, values.length), at(value)] as const),
    );
    const path = points.map((point, place) => point && `${points[place - 1] ? "L" : "M"}${point.join(" ")}`);
    const dots = points.map((point) => point && `M${point.join(" ")}h0`);
    return { d: path.filter(Boolean).join(""), dots: dots.filter(Boolean).join("") };
  });
  const ends = all.map((values) => at(values.findLast((value) => value !== null) ?? least));
  return { lines, labels: spread(ends, gap, height) };
}

/** The least and the most of lines. */
export function rangeOf(all: readonly PeriodValues[]): [number, number] {
  const values = all.flat().filter((value) => value !== null);
  return [Math.min(...values), Math.max(...values)];
}
