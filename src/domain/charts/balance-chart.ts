import { least, range } from "d3-array";
import { type ChartWords, drawAxes } from "./chart-axes";
import { BESIDE, CHART_WIDTH, PLOT } from "./chart-size";
import { formatDollars, formatMonths, formatWholeDollars } from "../text/format";
import { MONTHS_A_YEAR } from "../money/conventions";

export type LineName = "minimum" | "plan" | "card";

export type BalanceLine = {
  name: LineName;
  label: string;
  /** The balance after each month, in dollars; the first is today's. */
  balances: readonly number[];
  /** The month after which nothing is owed; null if the plan has no end. */
  end: number | null;
  /** The month after which the rate of its intro offer ends, if it has one. */
  offerEnds?: number;
};

function lastMonth({ balances }: Pick<BalanceLine, "balances">): number {
  return balances.length - 1;
}

/** A fifth longer than the longer of the two lines that matter, so that a minimum of decades does not squeeze them. */
const ROOM = 1.2;

/** The months that the chart shows, in whole years. */
export function monthsShown(lines: readonly BalanceLine[]): number {
  const longest = Math.max(0, ...lines.map(lastMonth));
  const focus = Math.max(0, ...lines.filter(({ name }) => name !== "minimum").map(lastMonth));
  const wanted = focus > 0 ? Math.min(longest, focus * ROOM) : longest;
  return Math.max(1, Math.ceil(wanted / MONTHS_A_YEAR)) * MONTHS_A_YEAR;
}

function endText({ end, balances }: BalanceLine): string {
  if (end !== null) return `paid off in month ${end}`;
  return `${formatWholeDollars(balances.at(-1) ?? 0)} owed after ${formatMonths(balances.length - 1)}`;
}

/** The height of a label of two lines with the space around it, in pixels: a fourth of the plot's. */
const LABEL_HEIGHT = (PLOT.bottom - PLOT.top) / 4;

/** The width of a letter on a phone, in thousandths of the plot's: what is clear of lines there is so on any wider chart. */
const LETTER_WIDTH = 23;

/** No chart on a phone has room for more letters beside a line. */
const MOST_LETTERS = 22;

function cutName(label: string): string {
  return label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS).replace(/ \S*$/, "")}…` : label;
}

type LineWords = ChartWords & { name: LineName };

function spanOf({ label, end, x, anchor }: ChartWords): [left: number, right: number] {
  const width = LETTER_WIDTH * Math.max(label.length, end.length);
  return anchor === "end" ? [x - width, x] : [x, x + width];
}

const areApart = ([a, b]: [number, number], [c, d]: [number, number]) => b < c || d < a;

/** Names each line where the fewest lines cross its label: the first to end lowest, one beyond the chart at its right end. */
export function drawChart(lines: readonly BalanceLine[]) {
  const months = monthsShown(lines);
  const shown = lines.map((line) => ({ ...line, visible: line.balances.slice(0, months + 1) }));
  const most = Math.max(1, ...shown.flatMap(({ visible }) => visible));
  const { x, y, ...axes } = drawAxes(months, most);

  const heightAt = (balances: readonly number[], at: number) =>
    y(balances[Math.floor((at / CHART_WIDTH) * months)] ?? balances.at(-1) ?? 0);
  /** How many lines cross a label, with what reaches beyond the plot; an intro's end counts less. */
  const crossings = (words: ChartWords) => {
    const { y: top } = words;
    const [left, right] = spanOf(words);
    const isCrossed = ({ visible }: { visible: readonly number[] }) =>
      heightAt(visible, left) < top + LABEL_HEIGHT && heightAt(visible, right) > top;
    const isEnd = ({ offerEnds = 0 }: BalanceLine) => offerEnds > 0 && left < x(offerEnds) && x(offerEnds) < right;
    const beyond = Math.max(0, -left, right - CHART_WIDTH);
    return shown.filter(isCrossed).length + beyond / 50 + shown.filter(isEnd).length / 10;
  };

  const soonestFirst = [...shown].sort((a, b) => (a.end ?? Infinity) - (b.end ?? Infinity));
  const labels = soonestFirst.reduceRight<LineWords[]>((placed, { name, label, end, visible }, place) => {
    const words = { name, label: cutName(label), end: end === null ? "never paid off" : formatMonths(end) };
    const isCut = end === null || end > months;
    const wanted = (isCut ? y(visible.at(-1) ?? 0) : PLOT.bottom - place * LABEL_HEIGHT) - LABEL_HEIGHT;
    const passes = (height: number) => x(visible.findIndex((balance) => y(balance) >= height));
    const places = range(PLOT.top, PLOT.bottom - LABEL_HEIGHT / 2, LABEL_HEIGHT / 2).flatMap((top): LineWords[] => {
      if (isCut) return [{ ...words, x: CHART_WIDTH, y: top, anchor: "end" }];
      // A line falls: its left side is free up to where it passes the label's head, its right side from the label's foot.
      const left = { ...words, x: passes(top) - BESIDE, y: top, anchor: "end" } as const;
      const right = { ...words, x: passes(top + LABEL_HEIGHT) + BESIDE, y: top, anchor: "start" } as const;
      return place === 0 ? [left, right] : [right, left];
    });
    const isFree = (one: LineWords) =>
      placed.every((other) => Math.abs(other.y - one.y) >= LABEL_HEIGHT || areApart(spanOf(other), spanOf(one)));
    const best = least(places.filter(isFree), (one) => 1000 * crossings(one) + Math.abs(one.y - wanted));
    return best ? [...placed, best] : placed;
  }, []);

  return {
    ...axes,
    paths: shown.map(({ name, visible }) => ({
      name,
      d: `M${visible.map((balance, month) => `${x(month)},${y(balance)}`).join("L")}`,
    })),
    ends: shown.flatMap(({ name, end }) => (end === null || end > months ? [] : [{ name, x: x(end) }])),
    offers: shown.flatMap(({ offerEnds, label }) =>
      offerEnds === undefined || offerEnds > months
        ? []
        : [
            {
              x: x(offerEnds),
              owner: cutName(label),
              anchor: offerEnds < months / 3 ? "start" : offerEnds > (2 * months) / 3 ? "end" : "middle",
            } as const,
          ],
    ),
    labels,
  };
}

/** "All lines start at $5,000.00.", or where each starts: a transfer fee is owed from the first day. */
function startText(lines: readonly BalanceLine[]): string {
  const starts = lines.map(({ balances }) => formatDollars(balances[0] ?? 0));
  if (new Set(starts).size === 1) return `All lines start at ${starts[0] ?? ""}.`;
  return lines.map(({ label }, index) => `${label} starts at ${starts[index] ?? ""}.`).join(" ");
}

/** The chart in words: where each line starts and ends; nothing without lines. */
export function chartDescription(lines: readonly BalanceLine[]): string {
  return [startText(lines), ...lines.map((drawn) => `${drawn.label}: ${endText(drawn)}.`)].join(" ");
}

/** The data of the chart, every half year up to five years, else every year; null once a line is at its end. */
export function chartRows(
  lines: readonly Pick<BalanceLine, "balances">[],
): { month: number; balances: (number | null)[] }[] {
  const ends = lines.map(lastMonth);
  const longest = Math.max(0, ...ends);
  const step = longest <= 5 * MONTHS_A_YEAR ? MONTHS_A_YEAR / 2 : MONTHS_A_YEAR;
  return [...new Set([...range(0, longest + 1, step), ...ends])]
    .sort((a, b) => a - b)
    .map((month) => ({ month, balances: lines.map(({ balances }) => balances[month] ?? null) }));
}
