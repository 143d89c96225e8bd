import type { CostBarParts } from "../../domain/costs/cost-ranking";
import * as styles from "./CostBar.module.css";

/** A bar from nothing to what something costs at the high end; what depends on the rate is darker. */
export function CostBar({ bar: { sure, range } }: { bar: CostBarParts }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.sure} {...sure} height="10" />
      <rect className={styles.range} {...range} height="10" />
    </svg>
  );
}
