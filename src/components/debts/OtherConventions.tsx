import { otherConventions } from "../../domain/debts/published-results";
import { ResultSource } from "../calculator/ResultSource";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "../calculator/CalculationChecks.module.css";

/** Published results that follow other rules, and why ours differ. */
export function OtherConventions({ intro }: { intro: string }) {
  return (
    <div className={styles.checks}>
      <h3>Results that follow other rules</h3>
      <p className={styles.intro}>{intro}</p>
      <ScrollRegion label="Results that follow other rules">
        <table className={styles.table}>
          <caption className="visually-hidden">Results that follow other rules, with ours and the reason</caption>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Published</th>
              <th scope="col">Ours</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {otherConventions().map((result) => (
              <tr key={result.source}>
                <th scope="row">
                  <ResultSource result={result} />
                  <br />
                  {result.given}
                </th>
                <td>{result.published}</td>
                <td>{result.ours}</td>
                <td>{result.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
