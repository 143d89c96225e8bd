import { TIER_WORDS } from "../../domain/market/tier";
import { type TierRates, allRates, medianText, plansText } from "../../domain/market/tier-rates";
import * as table from "../charts/FigureTable.module.css";
import { ScrollRegion } from "../ui/ScrollRegion";

const CAPTION = "Median APR by credit score and size of the institution";

function MedianCell({ rates }: { rates: readonly number[] }) {
  return (
    <td>
      {medianText(rates) ?? "None"}
      <span className={table.note}>{plansText(rates.length).replace(" ", "\u00a0")}</span>
    </td>
  );
}

/** The median APR by tier, of the 25 largest issuers and of all others. */
export function MedianTable({ rates }: { rates: readonly TierRates[] }) {
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
          {rates.map((ofTier) => (
            <tr key={ofTier.tier}>
              <th scope="row">{TIER_WORDS[ofTier.tier].choice}</th>
              <MedianCell rates={ofTier.largest} />
              <MedianCell rates={ofTier.others} />
              <MedianCell rates={allRates(ofTier)} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
