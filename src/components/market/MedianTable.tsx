import type { Median, TierMedians } from "../../domain/market/medians";
import { TIER_WORDS } from "../../domain/market/tier";
import { formatPercent, toCents } from "../../domain/text/format";
import * as table from "../charts/FigureTable.module.css";
import { ScrollRegion } from "../ui/ScrollRegion";

const CAPTION = "Median APR by credit score and size of the institution";

function MedianCell({ median: { apr, plans } }: { median: Median }) {
  return (
    <td>
      {apr === null ? "None" : formatPercent(toCents(apr))}
      <span className={table.note}>{plans} plans</span>
    </td>
  );
}

/** The median APR by tier, of the 25 largest issuers and of all others. */
export function MedianTable({ medians }: { medians: readonly TierMedians[] }) {
  return (
    <ScrollRegion label={CAPTION}>
      <table className={table.table}>
        <caption className="visually-hidden">{CAPTION}</caption>
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">25 largest</th>
            <th scope="col">All others</th>
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {medians.map(({ tier, largest, others, all }) => (
            <tr key={tier}>
              <th scope="row">{TIER_WORDS[tier].choice}</th>
              <MedianCell median={largest} />
              <MedianCell median={others} />
              <MedianCell median={all} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
