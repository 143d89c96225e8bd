import { PLANNER_DEFAULTS } from "../../domain/forms/planner-form";
import { useReveal } from "../ui/use-reveal";
import { PayoffCalculator } from "./PayoffCalculator";
import { usePlannerFields } from "../planner/use-planner";

/** The specified calculator; the planner beneath it reads the same fields, and the address's fragment holds both. */
export function CalculatorTool() {
  const { fields, change } = usePlannerFields();
  // An address that asks for a plan waits for the planner, which shows it.
  useReveal(fields === PLANNER_DEFAULTS);
  return <PayoffCalculator fields={fields} onChange={change} />;
}
