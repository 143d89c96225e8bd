import { Fragment } from "react";
import type { OtherResult } from "../../domain/debts/known-results";
import { ResultSource } from "../costs/ResultSource";
import { DataTable } from "../ui/DataTable";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "../costs/PublishedResults.module.css";

/** Published results that follow other rules, and why ours differ. */
export function OtherConventions({ intro, results }: { intro: string; results: readonly OtherResult[] }) {
  return (
    <div className={styles.checks}>
      <h3>Results that follow other rules</h3>
      <p className="text-width">{intro}</p>
      <ScrollRegion label="Results that follow other rules">
        <DataTable
          className={styles.table}
          caption="Results that follow other rules, with ours and the reason"
          heads={["Source", "Published", "Ours", "Why"]}
          rows={results.map((result) => [
            <Fragment key="source">
              <ResultSource result={result} />
              <br />
              <span>{result.given}</span>
            </Fragment>,
            result.published,
            result.ours,
            result.why,
          ])}
        />
      </ScrollRegion>
    </div>
  );
}
