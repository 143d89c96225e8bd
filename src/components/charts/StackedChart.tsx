import { useId } from "react";
import { type ChartSize, NARROW_CHART, WIDE_CHART } from "../../domain/charts/balance-chart";
import { type Stack, drawStacks } from "../../domain/charts/stacked-chart";
import * as picture from "./ChartPicture.module.css";
import * as styles from "./StackedChart.module.css";

/** So many fills follow one another; the numbers tell which is which. */
const FILLS = [styles.first, styles.second, styles.third, styles.fourth];

function fillOf(index: number): string {
  return FILLS[index % FILLS.length] ?? "";
}

type Props = { title: string; description: string; stacks: readonly Stack[] };

function Picture({
  title,
  description,
  stacks,
  size,
  className,
}: Props & { size: ChartSize; className: string | undefined }) {
  const id = useId();
  const { width, height, plot, bands, dollars, months } = drawStacks(stacks, size);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}title ${id}text`}>
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{description}</desc>
      <g className={picture.axis}>
        <path d={dollars.map(({ at }) => `M${plot.left} ${at}H${plot.right}`).join("")} />
        {dollars.map(({ at, text }) => (
          <text key={text} x={plot.left - 6} y={at} dy="5" textAnchor="end">
            {text}
          </text>
        ))}
      </g>
      {bands.map(({ d }, index) => (
        <path key={index} className={`${styles.band ?? ""} ${fillOf(index)}`} d={d} />
      ))}
      {bands.map(
        ({ number }, index) =>
          number && (
            <text key={index} className={styles.number} x={number.x} y={number.y} textAnchor="middle">
              {index + 1}
            </text>
          ),
      )}
      <g className={picture.axis}>
        <path d={months.map(({ at }) => `M${at} ${plot.bottom}v6`).join("")} />
        {months.map(({ at, text }) => (
          <text key={text} x={at} y={plot.bottom + 20} textAnchor={at > plot.right - 20 ? "end" : "middle"}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Balances on top of one another, in two sizes, and what the numbers in it stand for. */
export function StackedChart(props: Props) {
  return (
    <>
      <Picture {...props} size={NARROW_CHART} className={picture.narrow} />
      <Picture {...props} size={WIDE_CHART} className={picture.wide} />
      <ol role="list" className={styles.key}>
        {props.stacks.map(({ label }, index) => (
          <li key={index}>
            <svg className={styles.swatch} viewBox="0 0 20 14" aria-hidden="true">
              <rect className={`${styles.band ?? ""} ${fillOf(index)}`} x="1" y="1" width="18" height="12" />
            </svg>
            <strong>{index + 1}</strong> {label}
          </li>
        ))}
      </ol>
    </>
  );
}
