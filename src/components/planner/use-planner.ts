import { useDeferredValue, useMemo, useState } from "react";
import {
  PLANNER_DEFAULTS,
  type PlannerErrors,
  type PlannerFields,
  type PlannerInputs,
  parsePlannerFragment,
  plannerFragment,
  readPlanner,
} from "../../domain/forms/planner-form";
import { addressState, useAddressState } from "../ui/use-address-state";

/** What the calculator and the planner share: the fields of both, which the address's fragment holds. */
const PLANNER = addressState({
  part: "hash",
  initial: PLANNER_DEFAULTS,
  parse: parsePlannerFragment,
  write: plannerFragment,
});
const NO_ERRORS: PlannerErrors = {};

export type PlannerEdit = { fields: PlannerFields; change: (changed: Partial<PlannerFields>) => void };

export function usePlannerFields(): PlannerEdit {
  const [fields, change] = useAddressState(PLANNER);
  return { fields, change: (changed) => change({ ...PLANNER.read(), ...changed }) };
}

export type Planner = PlannerEdit & {
  errors: PlannerErrors;
  /** What the results are for: the fields, or while they have errors the last ones that had none. */
  inputs: PlannerInputs | null;
  /** Whether the results have caught up with the fields. */
  upToDate: boolean;
};

/** The planner's fields, read once a keystroke: that shows at once, and the results follow. */
export function usePlanner(): Planner {
  const edit = usePlannerFields();
  const reading = useMemo(() => readPlanner(edit.fields), [edit.fields]);
  const settled = useDeferredValue(reading);
  const [lastInputs, setLastInputs] = useState(settled.inputs);
  if (settled.inputs && settled.inputs !== lastInputs) setLastInputs(settled.inputs);
  return {
    ...edit,
    errors: reading.errors ?? NO_ERRORS,
    inputs: settled.inputs ?? lastInputs,
    upToDate: settled === reading,
  };
}
