import { formatDate, formatShortDollars, formatWholeDollars } from "../text/format";
import type { DebtSheet } from "./plan-sheet";

/** A picture of an answer to share, as shapes in pixels: a browser paints them, with the site's own faces and nothing uploaded. */

export const PICTURE_SIZES = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1350 } } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** The light colors of the site's tokens: a picture has no dark twin. */
const GROUND = "#faf8f4";
const TEXT = "#17211c";
const MUTED = "#434e48";
const ACCENT = "#09563f";
const STAY = "#4b5751";

export type Shape = { color: string; x: number; y: number } & (
  | { width: number; height: number }
  | { text: string; size: number; face: "serif" | "sans"; bold?: boolean; right?: boolean }
);

type Options = {
  /** The visitor's numbers in a sentence; null where the balance stays hidden. */
  numbers: string | null;
  /** True for the site's example, whose numbers are nobody's own. */
  example: boolean;
  brand: string;
  host: string;
  today: string | null;
};

/** Where each size has its lines, in pixels from the top. */
const LINES = {
  wide: { brand: 96, label: 190, figure: 340, figureSize: 168, note: 412, bars: 448, foot: 600 },
  tall: { brand: 120, label: 390, figure: 590, figureSize: 220, note: 670, bars: 780, foot: 1270 },
} as const;

const MARGIN = 72;
const BAR = 28;
const BAR_ROW = 62;

export function sharePicture(
  { saved, end, bars }: Pick<DebtSheet, "saved" | "end" | "bars">,
  size: PictureSize,
  { numbers, example, brand, host, today }: Options,
): Shape[] {
  const { width, height } = PICTURE_SIZES[size];
  const lines = LINES[size];
  const row = size === "tall" ? 2 * BAR_ROW : BAR_ROW;
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const label = saved === null ? end.label : `A lower rate could save ${example ? "you" : "me"} about`;
  const small = { size: 28, face: "sans", color: MUTED } as const;
  const mark = (x: number, y: number, long: number) => ({ color: ACCENT, x, y, width: long, height: 6 });
  return [
    { color: GROUND, x: 0, y: 0, width, height },
    mark(MARGIN, lines.brand - 30, 20),
    mark(MARGIN, lines.brand - 17, 34),
    mark(MARGIN, lines.brand - 4, 48),
    { text: brand, x: MARGIN + 64, y: lines.brand, size: 44, face: "serif", bold: true, color: TEXT },
    { text: label, x: MARGIN, y: lines.label, size: 40, face: "sans", color: MUTED },
    {
      text: saved === null ? end.figure : formatShortDollars(saved),
      x: MARGIN,
      y: lines.figure,
      size: lines.figureSize,
      face: "serif",
      bold: true,
      color: ACCENT,
    },
    ...(numbers === null
      ? []
      : [{ ...small, text: `${example ? "Example: " : ""}${numbers}`, x: MARGIN, y: lines.note }]),
    ...bars.flatMap(({ label: name, amount }, index) => {
      const top = lines.bars + index * row;
      const place = { size: 26, face: "sans", color: TEXT, y: top + 20 } as const;
      return [
        { ...place, text: name, x: MARGIN },
        { ...place, text: formatWholeDollars(amount), x: width - MARGIN, bold: true, right: true },
        {
          color: index === 0 && bars.length > 1 ? STAY : ACCENT,
          x: MARGIN,
          y: top + 30,
          width: Math.max(4, Math.round((amount / most) * (width - 2 * MARGIN))),
          height: BAR - (size === "wide" ? 10 : 0),
        },
      ];
    }),
    { ...small, size: 24, text: host, x: MARGIN, y: lines.foot },
    ...(today === null
      ? []
      : [{ ...small, size: 24, text: formatDate(today), x: width - MARGIN, y: lines.foot, right: true }]),
  ];
}
