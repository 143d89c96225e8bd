import { group } from "d3-array";
import { type Plan, type PlanField, nameKey } from "./plan";

/** What changed in each plan from one period of the survey to the next. */

/** Up to June 2024 a plan whose rate differs by score had no median: one that appears is no change of terms. */
function isChanged(before: Plan, after: Plan, field: PlanField): boolean {
  if (field === "aprMedian" && before.aprMedian === null) return false;
  const [was, is] = [before[field], after[field]].map((value) => JSON.stringify(value).toLowerCase());
  return was !== is;
}

function changesBetween(before: Plan, after: Plan, fields: readonly PlanField[]) {
  return fields.filter((field) => isChanged(before, after, field)).map((field) => ({ field, before: before[field] }));
}

/**
 * The later plans, each with its changes of the given fields, and how many are new or gone. A plan is found again by
 * institution and product, whatever their case; of several with one name the first is compared with the first, and so on in
 * the order of their rows. A new plan has no changes.
 */
export function surveyChanges(
  before: readonly Plan[],
  after: readonly Plan[],
  fields: readonly PlanField[],
): { plans: Plan[]; added: number; gone: number } {
  const earlier = group(before, nameKey);
  let added = 0;
  const plans = after.map((plan): Plan => {
    const twin = earlier.get(nameKey(plan))?.shift();
    if (!twin) added += 1;
    return { ...plan, changes: twin ? changesBetween(twin, plan, fields) : [] };
  });
  return { plans, added, gone: before.length - (after.length - added) };
}
