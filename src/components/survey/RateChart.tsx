import { useId } from "react";
import { TIER_WORDS } from "../../domain/market/tier";
import { BAR_WIDTH, type TierRates, allRates, medianOf, rateBars } from "../../domain/market/tier-rates";
import { formatPercent, toCents } from "../../domain/text/format";
import * as styles from "./RateChart.module.css";

type Props = {
  rates: TierRates;
  /** The visitor's own rate, percent a year; null while it isn't known: then the median is marked. */
  own: number | null;
};

/** Pixels: the line of the mark's text, the bars, and the scale below them. */
const LINE = 20;
const BARS = 140;
const SCALE = 24;
const BOTTOM = LINE + BARS;

/** Percentage points between two figures of the scale, and the least that it shows. */
const STEP = 5;
const LEAST = 10;

/** How many plans have which rate; those below the visitor's own stand out. */
export function RateChart({ rates, own }: Props) {
  const id = useId();
  const all = allRates(rates);
  const bars = rateBars(all);
  const marked = own ?? medianOf(all);
  const label = marked === null ? "" : `${own === null ? "Median" : "You"}: ${formatPercent(toCents(marked))}`;
  const end = Math.max(bars.length * BAR_WIDTH, Math.ceil(own ?? 0), LEAST);
  const at = (rate: number) => `${Number(((rate / end) * 100).toFixed(2))}%`;
  const most = Math.max(...bars, 1);
  const scale = Array.from({ length: Math.ceil(end / STEP) - 1 }, (_, step) => (step + 1) * STEP);
  const left = (marked ?? 0) < end / 2;
  return (
    <svg className={styles.chart} height={BOTTOM + SCALE} role="img" aria-labelledby={`${id}title ${id}text`}>
      <title id={`${id}title`}>{`Reported rates for ${TIER_WORDS[rates.tier].among}`}</title>
      <desc id={`${id}text`}>{label}</desc>
      {bars.map((plans, place) => {
        const tall = Math.round((plans / most) * BARS);
        return (
          <rect
            key={place}
            className={place * BAR_WIDTH < (marked ?? 0) ? styles.below : undefined}
            x={at(place * BAR_WIDTH)}
            width={at(BAR_WIDTH * 0.9)}
            y={BOTTOM - tall}
            height={tall}
          />
        );
      })}
      <rect y={BOTTOM} width="100%" height="1" />
      {scale.map((rate) => (
        <text key={rate} className={styles.scale} x={at(rate)} y={BOTTOM + 18} textAnchor="middle">
          {formatPercent(rate)}
        </text>
      ))}
      {marked !== null && (
        <>
          <line x1={at(marked)} x2={at(marked)} y1="2" y2={BOTTOM} />
          <text x={at(marked)} dx={left ? 6 : -6} y="14" textAnchor={left ? "start" : "end"}>
            {label}
          </text>
        </>
      )}
    </svg>
  );
}
