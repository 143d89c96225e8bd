import type { Card } from "../../domain/cards/card";
import type { CardRateHistory } from "../../domain/cards/rate-history";
import { isFlagged } from "../../domain/survey/reported-plan";
import { formatMonthOfYear, formatPercent } from "../../domain/text/format";
import * as table from "../charts/FigureTable.module.css";
import { DataTable } from "../ui/DataTable";
import { Collapsible } from "../ui/Collapsible";
import { ScrollRegion } from "../ui/ScrollRegion";

type Props = {
  card: Pick<Card, "name">;
  history: CardRateHistory;
  text: string;
};

export function RateHistory({ card, history, text }: Props) {
  const { periods, rates } = history;
  const caption = `Rates reported for ${card.name}`;
  return (
    <Collapsible title="How its rate has changed">
      <p className="text-width">{history.text}</p>
      <p className="text-width">{text}</p>
      <ScrollRegion label={caption}>
        <DataTable
          className={table.table}
          caption={caption}
          heads={["Period ending", ...rates.map(({ head }) => head), "Prime"]}
          rows={periods.map(({ period, prime, report }) => [
            formatMonthOfYear(period),
            ...rates.map(({ field }) => {
              if (!report) return "No report";
              const rate = report[field];
              if (rate === null) return "–";
              return isFlagged(report, field) ? "Left out" : formatPercent(rate);
            }),
            formatPercent(prime),
          ])}
        />
      </ScrollRegion>
    </Collapsible>
  );
}
