import { useId } from "react";
import { BAR_WIDTH, type TierRates, medianText, rateBars } from "../../domain/market/tier-rates";
import { TIER_WORDS } from "../../domain/market/tier";
import { formatList, formatPercent } from "../../domain/text/format";
import * as styles from "./RateChart.module.css";

type Props = {
  rates: TierRates;
  /** The visitor's own rate, percent a year. */
  own?: number | null;
};

type Mark = { label: string; rate: string; className: string | undefined };

/** Pixels: a line of text for each mark, the bars, and the scale below them. */
const LINE = 20;
const BARS = 120;
const SCALE = 24;

/** Percentage points between two figures of the scale. */
const STEP = 10;

const sizeOf = ({ largest, others }: { largest: number; others: number }) => largest + others;

/** How many plans have which rate, with the medians of large and small institutions and the visitor's own rate marked. */
export function RateChart({ rates, own = null }: Props) {
  const id = useId();
  const bars = rateBars(rates);
  const [largest, others] = [medianText(rates.largest), medianText(rates.others)];
  const marks: Mark[] = [
    ...(others ? [{ label: "All others, median", rate: others, className: styles.others }] : []),
    ...(largest ? [{ label: "25 largest issuers, median", rate: largest, className: styles.largest }] : []),
    ...(own === null ? [] : [{ label: "Your rate", rate: formatPercent(own), className: styles.own }]),
  ];
  const end = Math.max(bars.length * BAR_WIDTH, Math.ceil((own ?? 0) / BAR_WIDTH) * BAR_WIDTH, STEP);
  const at = (rate: number) => `${Number(((rate / end) * 100).toFixed(2))}%`;
  const most = Math.max(...bars.map(sizeOf), 1);
  const top = marks.length * LINE;
  const bottom = top + BARS;
  const tall = (plans: number) => Math.round((plans / most) * BARS);
  const scale = Array.from({ length: Math.floor(end / STEP) + 1 }, (_, step) => step * STEP);
  return (
    <div>
      <svg className={styles.chart} height={bottom + SCALE} role="img" aria-labelledby={`${id}title ${id}text`}>
        <title id={`${id}title`}>{`Reported rates for ${TIER_WORDS[rates.tier].among}`}</title>
        <desc id={`${id}text`}>{formatList(marks.map(({ label, rate }) => `${label}: ${rate}`))}</desc>
        {bars.map((bar) => (
          <g key={bar.from}>
            <rect
              className={styles.others}
              x={at(bar.from)}
              width={at(BAR_WIDTH * 0.9)}
              y={bottom - tall(bar.others)}
              height={tall(bar.others)}
            />
            <rect
              className={styles.largest}
              x={at(bar.from)}
              width={at(BAR_WIDTH * 0.9)}
              y={bottom - tall(sizeOf(bar))}
              height={tall(sizeOf(bar)) - tall(bar.others)}
            />
          </g>
        ))}
        <rect y={bottom} width="100%" height="1" />
        {scale.map((rate) => (
          <text
            key={rate}
            className={styles.scale}
            x={at(rate)}
            y={bottom + 18}
            textAnchor={rate === 0 ? "start" : rate > end * 0.95 ? "end" : "middle"}
          >
            {formatPercent(rate)}
          </text>
        ))}
        {marks.map(({ label, rate, className }, line) => {
          const value = parseFloat(rate);
          const left = value < end / 2;
          return (
            <g key={label} className={className}>
              <line x1={at(value)} x2={at(value)} y1={line * LINE + 2} y2={bottom} />
              <text x={at(value)} dx={left ? 6 : -6} y={line * LINE + 14} textAnchor={left ? "start" : "end"}>
                {rate}
              </text>
            </g>
          );
        })}
      </svg>
      <ul role="list" className={styles.key}>
        {marks.map(({ label, rate, className }) => (
          <li key={label} className={className}>
            {`${label} ${rate}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
