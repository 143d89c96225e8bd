/** Lines over a few periods, as geometry in a square of 1,000 that a drawing stretches to its size. */

/** Null leaves a gap. */
export type PeriodValues = readonly (number | null)[];

export type PeriodDrawing = {
  /** The path of each line, and that of its dots. */
  lines: { d: string; dots: string }[];
  /** For each line, how far from the top its label stands, in percent of the height. */
  labels: number[];
};

const SIZE = 1000;

/** Part of the height that stays free above and below. */
const MARGIN = 0.08;

const round = (value: number) => Math.round(value);

/** The place of a period from the left, of so many. */
export function periodAt(place: number, periods: number): number {
  return round((place / Math.max(periods - 1, 1)) * SIZE);
}

/** Moves labels apart that stand closer than `gap`, and back within the height; all in percent, in the order given. */
function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spreadOut = [...places];
  order.forEach((index, rank) => {
    const above = spreadOut[order[rank - 1] ?? -1] ?? -Infinity;
    spreadOut[index] = Math.max(spreadOut[index] ?? 0, above + gap);
  });
  const excess = Math.max(0, Math.max(...spreadOut) - 100 + gap / 2);
  return spreadOut.map((place) => Math.max(gap / 2, place - excess));
}

/** Draws lines between the least and the most of all of them. `gap` is what a label takes, in percent of the height. */
export function drawPeriods(
  all: readonly PeriodValues[],
  range: readonly [number, number],
  gap: number,
): PeriodDrawing {
  const [least, most] = range;
  const at = (value: number) => {
    const part = most === least ? 0.5 : (most - value) / (most - least);
    return round((MARGIN + part * (1 - 2 * MARGIN)) * SIZE);
  };
  const lines = all.map((values) => {
    const points = values.map(
      (value, place) => value !== null && ([periodAt(place, values.length), at(value)] as const),
    );
    const path = points.map((point, place) => point && `${points[place - 1] ? "L" : "M"}${point.join(" ")}`);
    const dots = points.map((point) => point && `M${point.join(" ")}h0`);
    return { d: path.filter(Boolean).join(""), dots: dots.filter(Boolean).join("") };
  });
  const ends = all.map((values) => at(values.findLast((value) => value !== null) ?? least) / (SIZE / 100));
  return { lines, labels: spread(ends, gap) };
}

/** The least and the most of lines. */
export function rangeOf(all: readonly PeriodValues[]): [number, number] {
  const values = all.flat().filter((value) => value !== null);
  return [Math.min(...values), Math.max(...values)];
}
