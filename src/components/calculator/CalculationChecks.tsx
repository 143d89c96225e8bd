import type { Check } from "../../domain/debts/known-results";
import { ScrollRegion } from "../ui/ScrollRegion";
import { ResultSource } from "../costs/ResultSource";
import { untranslated } from "../ui/untranslated";
import * as styles from "../costs/PublishedResults.module.css";

function CheckGroup({ check }: { check: Check }) {
  const { given, note, figures } = check;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.source}>
          <ResultSource result={check} />
          <span className={styles.given}>{given}</span>
          {note && <span className={styles.given}>{note}</span>}
        </th>
      </tr>
      {figures.map(({ label, expected, computed, agrees }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td translate={untranslated(expected)}>{expected}</td>
          <td translate={untranslated(computed)}>{computed}</td>
          <td>
            <span className={agrees ? styles.agrees : styles.differs}>{agrees ? "agrees" : "differs"}</span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function ChecksTable({ title, checks }: { title: string; checks: readonly Check[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ScrollRegion label={title}>
        <table className={styles.table}>
          <caption className="visually-hidden">{`${title}, expected and computed`}</caption>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">Expected</th>
              <th scope="col">Computed here</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          {checks.map((check) => (
            <CheckGroup key={check.source + check.given} check={check} />
          ))}
        </table>
      </ScrollRegion>
    </>
  );
}

type Props = {
  /** The line above the tables. */
  intro: string;
  checks: readonly Check[];
};

/** Published results beside what our functions make of the same inputs, then checks of our own. */
export function CalculationChecks({ intro, checks }: Props) {
  return (
    <div className={styles.checks}>
      <p className="text-width">{intro}</p>
      <ChecksTable title="Published results" checks={checks.filter(({ published }) => published)} />
      <ChecksTable title="Our own checks" checks={checks.filter(({ published }) => !published)} />
    </div>
  );
}
