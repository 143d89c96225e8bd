import { usePartsOnUse } from "#calculator-parts";
import type { ReactNode } from "react";
import { plannerFragment } from "../../domain/planner-form";
import { Section } from "../ui/Section";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./CalculatorTool.module.css";
import { LazyPlanner } from "./LazyPlanner";
import { PayoffCalculator } from "./PayoffCalculator";
import type { PlannerToolProps } from "./PlannerTool";
import { ScreenOnly } from "./ScreenOnly";
import { usePlannerAddress, usePlannerFields } from "./use-planner";

type Props = Omit<PlannerToolProps, "address"> & {
  /** What stands between the calculator and the planner. */
  children?: ReactNode;
};

/** The specified calculator, and beneath it the planner for the same debt; the address's fragment holds both. */
export function CalculatorTool({ children, ...rest }: Props) {
  const address = usePlannerAddress();
  const { fields, change } = usePlannerFields(address);
  usePartsOnUse();
  // An address that asks for a plan waits for the planner, which shows it.
  useReveal(plannerFragment(fields) === "");

  return (
    <div className={`${styles.tool ?? ""} follows-query`}>
      <ScreenOnly>
        <Section>
          <PayoffCalculator fields={fields} onChange={change} />
          {children}
        </Section>
      </ScreenOnly>
      <LazyPlanner address={address} {...rest} />
    </div>
  );
}
