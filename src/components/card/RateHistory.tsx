import type { Card } from "../../domain/cards/card";
import type { RateHistory as History, RateLine } from "../../domain/cards/rate-history";
import { historyNotes, moveText, renamings } from "../../domain/cards/rate-history-texts";
import { rangeOf } from "../../domain/charts/period-chart";
import { formatMonthOfYear, formatPercent, toCents } from "../../domain/text/format";
import { PeriodChart, type PeriodLine } from "../charts/PeriodChart";
import * as table from "../charts/FigureTable.module.css";
import { DataTable } from "../ui/DataTable";
import { Fold } from "../ui/Fold";
import { PointList } from "../ui/PointList";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./RateHistory.module.css";

type Props = {
  card: Pick<Card, "name" | "survey" | "terms">;
  history: History;
  /** What a margin is, and what such reports are. */
  text: string;
};

/** Both lines begin at the same point, so that the gap between them is what the margin has grown or shrunk by, in points. */
function linesFrom({ rates, move: { from, to } }: RateLine, { periods }: History): PeriodLine[] {
  return [
    {
      name: "Rate",
      kind: "card",
      values: rates.map((rate) => (rate === null ? null : toCents(rate - from.rate))),
      end: formatPercent(to.rate),
    },
    {
      name: "Prime",
      kind: "plan",
      values: periods.map(({ period, prime }) => (period < from.period ? null : toCents(prime - from.prime))),
      end: formatPercent(periods.at(-1)?.prime ?? 0),
    },
  ];
}

const COLUMNS = [
  ["720 or more", "apr720OrMore"],
  ["620 to 719", "apr620To719"],
  ["619 or less", "apr619OrLess"],
  ["No score", "aprNoScore"],
  ["Lowest", "aprMin"],
  ["Median", "aprMedian"],
  ["Highest", "aprMax"],
] as const;

/** All that was reported in each period. */
function ReportTable({ name, history: { periods } }: { name: string; history: History }) {
  const caption = `What was reported for ${name}`;
  const columns = COLUMNS.filter(([, field]) => periods.some(({ report }) => report && report[field] !== null));
  return (
    <ScrollRegion label={caption}>
      <DataTable
        className={table.table}
        caption={caption}
        heads={["Half-year to", ...columns.map(([head]) => head), "Prime"]}
        rows={periods.map(({ period, prime, report }) => [
          formatMonthOfYear(period),
          ...columns.map(([, field]) => {
            const rate = report?.[field] ?? null;
            if (rate === null) return report ? "–" : "No report";
            return report?.doubts.some((doubt) => doubt.field === field) ? "Left out" : formatPercent(rate);
          }),
          formatPercent(prime),
        ])}
      />
    </ScrollRegion>
  );
}

/** Where a card's reported rate has been: in a sentence, and behind it the whole. */
export function RateHistory({ card, history, text }: Props) {
  const { periods, lines } = history;
  const names = periods.map(({ period }) => period);
  const changed = renamings(history);
  const drawn = lines.map((line) => ({
    line,
    sentence: moveText(line, card.terms.purchaseApr.type === "variable"),
    plot: { periods: names, lines: linesFrom(line, history), marks: changed.map(({ place }) => place) },
  }));
  // Without scores there are two, the lowest and the highest rate: the first stands for both.
  const brief = drawn.filter(({ line }) => line === lines.find(({ tier }) => tier === line.tier));
  const range = rangeOf(drawn.flatMap(({ plot }) => plot.lines.map(({ values }) => values)));
  const notes = [...changed.map((one) => one.text), ...historyNotes(history, card.survey)];
  return (
    <>
      {brief.map(({ line, sentence }, index) => (
        <p key={line.name} className="text-width" data-score={line.tier ?? "any"} hidden={index > 0}>
          {sentence}
        </p>
      ))}
      <Fold title="Each score, period and number">
        <p className="text-width">{text}</p>
        <div className={styles.lines}>
          {drawn.map(({ line, sentence, plot }) => (
            <section key={line.name} aria-label={line.name}>
              <h3>{line.name}</h3>
              <PeriodChart {...plot} title={line.name} description={sentence} range={range} />
              <p className="small-note">{sentence}</p>
            </section>
          ))}
        </div>
        <ReportTable name={card.name} history={history} />
        {notes.length > 0 && (
          <div className="step-below">
            <PointList points={notes} />
          </div>
        )}
      </Fold>
    </>
  );
}
