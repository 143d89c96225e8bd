import { doubtTexts, planTerms } from "../../domain/market/market-texts";
import type { Plan } from "../../domain/market/plan";
import * as styles from "./PlanTerms.module.css";

/** Every term that an issuer reported for a plan, and what of it makes no sense. */
export function PlanTerms({ plan }: { plan: Plan }) {
  const doubts = doubtTexts(plan);
  return (
    <>
      {doubts.length > 0 && (
        <ul className={styles.doubts}>
          {doubts.map(({ name, text }) => (
            <li key={name}>
              {name}: {text} Left out.
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.terms}>
        {planTerms(plan).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
