import { planTerms } from "../../domain/market/market-texts";
import type { Plan } from "../../domain/market/plan";
import * as styles from "./PlanTerms.module.css";

/** Every term that an issuer reported for a plan, and why it looks like an error. */
export function PlanTerms({ plan }: { plan: Plan }) {
  return (
    <dl className={styles.terms}>
      {planTerms(plan).map(({ name, text, doubt }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{text}</span>
            {doubt && <span className={styles.doubt}>{`Left out: ${doubt}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
