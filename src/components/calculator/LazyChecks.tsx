import { CalculationChecks } from "#calculator-parts";
import { Suspense, memo } from "react";

type Props = { intro: string };

/** The checks of the arithmetic, which load their script with the planner's. */
export const LazyChecks = memo(function LazyChecks({ intro }: Props) {
  return (
    <Suspense fallback={<p>Loading the checks …</p>}>
      <CalculationChecks intro={intro} />
    </Suspense>
  );
});
