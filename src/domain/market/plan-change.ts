import { group } from "d3-array";
import type { Plan, PlanField } from "./plan";

/** What changed in each plan from one period of the survey to the next. */

/** The later plans, each with its changes, and how many are new or gone. */
export type SurveyChanges = { plans: Plan[]; added: number; gone: number };

/** Issuers spell a name in capitals in one period and not in the next. */
const nameOf = ({ institution, product }: Plan) => JSON.stringify([institution, product]).toLowerCase();

function changesBetween(before: Plan, after: Plan, fields: readonly PlanField[]) {
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] }));
}

/**
 * The changes of the given fields, plan by plan. A plan is found again by institution and product, whatever their case; of
 * several with one name the first is compared with the first, and so on in the order of their rows. A new plan has no changes.
 */
export function surveyChanges(
  before: readonly Plan[],
  after: readonly Plan[],
  fields: readonly PlanField[],
): SurveyChanges {
  const earlier = group(before, nameOf);
  let added = 0;
  const plans = after.map((plan): Plan => {
    const twin = earlier.get(nameOf(plan))?.shift();
    if (!twin) added += 1;
    return { ...plan, changes: twin ? changesBetween(twin, plan, fields) : [] };
  });
  return { plans, added, gone: before.length - (after.length - added) };
}
