import type { Plan, PlanField } from "./plan";

/** What changed in each plan from one period of the survey to the next. */

type Value = Plan[PlanField];
export type FieldChange = { field: PlanField; before: Value; after: Value };
export type PlanChange = { plan: Plan; changes: FieldChange[] };
export type SurveyChanges = { changed: PlanChange[]; added: Plan[]; gone: Plan[] };

const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** Rows by the names that they carry, which issuers spell in capitals in one period and not in the next. Several plans may have one name. */
function byName(plans: readonly Plan[]): Map<string, Plan[]> {
  const named = new Map<string, Plan[]>();
  for (const plan of plans) {
    const name = JSON.stringify([plan.institution, plan.product]).toLowerCase();
    named.set(name, [...(named.get(name) ?? []), plan]);
  }
  return named;
}

function changesBetween(before: Plan, after: Plan, fields: readonly PlanField[]): FieldChange[] {
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/**
 * The changes of the given fields, plan by plan, in the order of the later period; plans without a change are left out.
 * A plan is found again by institution and product, whatever their case; of several with one name the first is compared with the first, and so
 * on in the order of their rows.
 */
export function surveyChanges(
  before: readonly Plan[],
  after: readonly Plan[],
  fields: readonly PlanField[],
): SurveyChanges {
  const changes: SurveyChanges = { changed: [], added: [], gone: [] };
  const earlier = byName(before);
  for (const [name, plans] of byName(after)) {
    const twins = earlier.get(name) ?? [];
    earlier.delete(name);
    changes.gone.push(...twins.slice(plans.length));
    plans.forEach((plan, place) => {
      const twin = twins[place];
      const changed = twin ? changesBetween(twin, plan, fields) : [];
      if (!twin) changes.added.push(plan);
      else if (changed.length > 0) changes.changed.push({ plan, changes: changed });
    });
  }
  changes.gone.push(...[...earlier.values()].flat());
  const inOrder = (a: Plan, b: Plan) => a.row - b.row;
  changes.changed.sort((a, b) => inOrder(a.plan, b.plan));
  changes.added.sort(inOrder);
  changes.gone.sort(inOrder);
  return changes;
}
