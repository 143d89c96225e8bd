import { type Card, isOpen } from "../cards/card";
import { type Eligibility, eligibilityTitle, rankSecuredLast } from "../cards/eligibility";
import { formatList } from "../text/format";
import { STATES, type Tier } from "../../schema/vocabulary";
import type { MarketFilter } from "./market-query";
import { type ReportedPlan, isClosed, restrictionOf, isInSomeStates, isOpenToAnyone } from "../survey/reported-plan";
import { isPlanMeantFor } from "../survey/tier-apr";

/** The groups in their order: as for cards, and plans that need a deposit apart where it says nothing of their cost. */
export type PlanGroup = Eligibility | "deposit";
export const PLAN_GROUPS: readonly PlanGroup[] = ["for-you", "maybe", "deposit", "not-for-score", "closed"];

export function isForVisitor(group: PlanGroup): boolean {
  return group !== "not-for-score" && group !== "closed";
}

export function groupTitle(group: PlanGroup, tier: Tier | null): string {
  return group === "deposit" ? "With a deposit" : eligibilityTitle(group, tier);
}

export function statesText({ states }: ReportedPlan, most = Infinity): string {
  const names = (states ?? []).map((code) => STATES[code] ?? code);
  return names.length > most ? `${names.length} states` : formatList(names);
}

function whereCondition(plan: ReportedPlan, state: string): string | false {
  if (isInSomeStates(plan)) return "certain states; check";
  return plan.availability !== "National" && !plan.states?.includes(state) && `${statesText(plan, 3)} only`;
}

/** A card of the catalog: its own terms decide who can open it, as on every page. */
export type Listed = Pick<Card, "terms">;

export function isForMembers(plan: ReportedPlan, listed?: Listed): boolean {
  return listed ? listed.terms.membership !== null : !isOpenToAnyone(plan);
}

/** The conditions for opening a plan, and its states if the chosen one isn't known; none if anyone can. */
export function conditionsOf(plan: ReportedPlan, state: string, listed?: Listed): string[] {
  return [
    isClosed(plan) && "closed to new applicants",
    isForMembers(plan, listed) && "members only",
    restrictionOf(plan),
    whereCondition(plan, state),
  ].flatMap((condition) => condition || []);
}

/** The group of a plan for a score and a state, both empty where they aren't known. */
export function groupOfPlan(
  plan: ReportedPlan,
  { tier, state }: Pick<MarketFilter, "tier" | "state">,
  listed?: Listed,
): PlanGroup {
  if (isClosed(plan) || (listed && !isOpen(listed))) return "closed";
  if (tier && !isPlanMeantFor(plan, tier)) return "not-for-score";
  if (plan.secured && rankSecuredLast(tier || null)) return "deposit";
  return conditionsOf(plan, state, listed).length > 0 ? "maybe" : "for-you";
}
