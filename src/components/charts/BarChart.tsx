import { useId } from "react";
import { barsInWords, drawBars } from "../../domain/charts/bar-chart";
import type { BarChart as BarBlock, ChartUnit } from "../../domain/guides/guide-block";
import * as table from "./FigureTable.module.css";
import * as styles from "./BarChart.module.css";
import { ChartFigure } from "./ChartFigure";

const UNIT_NAMES: Record<ChartUnit, string> = { dollars: "Dollars", percent: "Percent", months: "Months" };

/** Horizontal bars, each with its label above and its figure at the end. */
export function BarChart({ chart: { title, description, unit, bars } }: { chart: BarBlock }) {
  const id = useId();
  const drawing = drawBars(bars);
  return (
    <ChartFigure
      title={title}
      description={description}
      table={
        <table className={table.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Bar</th>
              <th scope="col">{UNIT_NAMES[unit]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <svg className={styles.chart} height={drawing.height} role="img" aria-labelledby={`${id}title ${id}text`}>
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}text`}>{barsInWords(bars)}</desc>
        {drawing.bars.map(({ label, text, width, labelAt, top, height, textAt }) => (
          <g key={label}>
            <text x="0" y={labelAt}>
              {label}
            </text>
            <rect x="0" y={top} width={`${width}%`} height={height} rx="2" />
            <text className={styles.figure} x={`${width}%`} y={textAt} dx="8">
              {text}
            </text>
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}
