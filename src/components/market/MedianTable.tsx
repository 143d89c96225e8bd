import { TIER_WORDS } from "../../domain/visitor/tier";
import { type TierRates, allRates, medianText } from "../../domain/survey/tier-rates";
import { countOf } from "../../domain/text/format";
import * as table from "../charts/FigureTable.module.css";
import { DataTable } from "../ui/DataTable";
import { untranslated } from "../ui/untranslated";
import { ScrollRegion } from "../ui/ScrollRegion";

const CAPTION = "Median APR by credit score and size of the institution";

function medianCell(rates: readonly number[]) {
  const median = medianText(rates) ?? "None";
  return (
    <>
      <span translate={untranslated(median)}>{median}</span>
      <span className="figure-label">{countOf(rates.length, "plan").replace(" ", "\u00a0")}</span>
    </>
  );
}

/** The median APR by tier, of the 25 largest issuers and of all others. */
export function MedianTable({ rates }: { rates: readonly TierRates[] }) {
  return (
    <ScrollRegion label={CAPTION}>
      <DataTable
        className={table.table}
        caption={CAPTION}
        heads={["Score", "25 largest", "All others", "All"]}
        rows={rates.map((ofTier) => [
          TIER_WORDS[ofTier.tier].choice,
          medianCell(ofTier.largest),
          medianCell(ofTier.others),
          medianCell(allRates(ofTier)),
        ])}
      />
    </ScrollRegion>
  );
}
