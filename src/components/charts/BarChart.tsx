import type { BarChart as BarBlock, ChartUnit } from "../../domain/guides/guide-block";
import * as table from "./FigureTable.module.css";
import { Bars } from "./Bars";
import { ChartFigure } from "./ChartFigure";

const UNIT_NAMES: Record<ChartUnit, string> = { dollars: "Dollars", percent: "Percent", months: "Months" };

/** Bars with a title, and their figures as a table for those who ask. */
export function BarChart({ chart: { title, description, unit, bars } }: { chart: Omit<BarBlock, "kind"> }) {
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
            {bars.map(({ label, text }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <Bars title={title} bars={bars} />
    </ChartFigure>
  );
}
