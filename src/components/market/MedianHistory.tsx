import type { MedianRow } from "../../schema/history-schema";
import { rangeOf } from "../../domain/charts/period-chart";
import { TIER_WORDS } from "../../domain/market/tier";
import { TIER_FIELDS } from "../../domain/market/tier-apr";
import { formatList, formatMonthOfYear, formatPercent, toCents } from "../../domain/text/format";
import { TIERS, type Tier } from "../../schema/vocabulary";
import { PeriodChart, type PeriodLine } from "../charts/PeriodChart";
import * as table from "../charts/FigureTable.module.css";
import { DataTable } from "../ui/DataTable";
import { Fold } from "../ui/Fold";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./MedianHistory.module.css";

type Props = {
  medians: readonly MedianRow[];
  /** By what rule they were counted, and what moves them beside the rates. */
  rule: string;
  /** What the newest period lacks; empty if nothing. */
  lacks: string;
};

const GROUPS = [
  { group: "largest", name: "25 largest", kind: "plan" },
  { group: "all", name: "All", kind: "card" },
  { group: "others", name: "All others", kind: "minimum" },
] as const;

const rateIn = (value: number | null | undefined) =>
  value === null || value === undefined ? "–" : formatPercent(toCents(value));

/** The medians of a score by group; a group with a single one draws no line. */
function linesOf(tier: Tier, periods: readonly string[], medians: readonly MedianRow[]): PeriodLine[] {
  return GROUPS.map(({ group, name, kind }): PeriodLine => {
    const values = periods.map((period) => {
      const row = medians.find((one) => one.period === period && one.group === group);
      return row?.[TIER_FIELDS[tier]] ?? null;
    });
    return { name, kind, values, end: rateIn(values.findLast((value) => value !== null)) };
  }).filter(({ values }) => values.filter((value) => value !== null).length > 1);
}

/** The medians of each score over the periods, and how many institutions they rest on. */
export function MedianHistory({ medians, rule, lacks }: Props) {
  const periods = [...new Set(medians.map(({ period }) => period))].sort();
  const charts = [...TIERS].reverse().flatMap((tier) => {
    const lines = linesOf(tier, periods, medians);
    return lines.length > 0 ? [{ tier, lines, name: `Median APR for ${TIER_WORDS[tier].among}` }] : [];
  });
  const range = rangeOf(charts.flatMap(({ lines }) => lines.map(({ values }) => values)));
  const everybody = medians.filter(({ group }) => group === "all");
  const answered = everybody.map(
    ({ institutions, period }) => `${institutions ?? "?"} in ${formatMonthOfYear(period)}`,
  );
  if (charts.length === 0) return null;
  return (
    <Fold title="Three years of medians">
      {lacks !== "" && <p className="text-width">{lacks}</p>}
      <div className={styles.charts}>
        {charts.map(({ tier, lines, name }) => (
          <section key={tier} aria-label={name}>
            <h3>{name}</h3>
            <PeriodChart
              title={name}
              description={lines.map((line) => `${line.name}: ${formatList(line.values.map(rateIn))}`).join(". ")}
              periods={periods}
              lines={lines}
              range={range}
            />
          </section>
        ))}
      </div>
      <p className="text-width">{rule}</p>
      <p className="text-width">{`Institutions that answered: ${formatList(answered)}.`}</p>
      <Fold title="Show the medians as numbers">
        {charts.map(({ tier, lines, name }) => (
          <ScrollRegion key={tier} label={`Table: ${name}`}>
            <DataTable
              className={table.table}
              caption={name}
              titled
              heads={["Half-year to", ...lines.map((line) => line.name)]}
              rows={periods.map((period, place) => [
                formatMonthOfYear(period),
                ...lines.map(({ values }) => rateIn(values[place])),
              ])}
            />
          </ScrollRegion>
        ))}
      </Fold>
    </Fold>
  );
}
