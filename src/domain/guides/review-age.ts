import { daysBetween } from "../text/days";
import { formatMonthOfYear } from "../text/format";
import type { GuideFrontMatter } from "./guide";

const MONTH = "2026-05".length;

type Reviewed = Pick<GuideFrontMatter, "reviewed">;

/** The guides, those last reviewed longer ago than so many days on an ISO day marked with that number of days. */
export function withOverdueReviews<T extends Reviewed>(
  guides: readonly T[],
  day: string,
  days: number,
): (T & { overdueAfter: number | null })[] {
  return guides.map((guide) => ({
    ...guide,
    overdueAfter: daysBetween(guide.reviewed, day) > days ? days : null,
  }));
}

/** "Facts as of September 2026. …": the month of the newest source behind a guide, or that of its review where none is named. */
export function factsAsOfText({ reviewed, factsOf }: Reviewed & Pick<GuideFrontMatter, "factsOf">): string {
  return `Facts as of ${formatMonthOfYear(factsOf ?? reviewed.slice(0, MONTH))}. Rates change, so check with the issuer`;
}
