import { PlannerTool } from "#calculator-parts";
import { Suspense, memo } from "react";
import * as styles from "./LazyPlanner.module.css";
import { PLANNER_ID } from "./part-ids";
import type { PlannerToolProps } from "./PlannerTool";

/**
 * The planner as the server drew it, until someone uses it. It is drawn anew only for other props, and those never
 * change: React would drop what it has not taken over yet.
 */
export const LazyPlanner = memo(function LazyPlanner(props: PlannerToolProps) {
  return (
    <div id={PLANNER_ID} className={styles.planner}>
      <Suspense fallback={<p className={styles.waiting}>Loading the planner …</p>}>
        <PlannerTool {...props} />
      </Suspense>
    </div>
  );
});
