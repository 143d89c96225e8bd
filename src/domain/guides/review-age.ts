import { daysBetween } from "../text/days";
import { formatDate, formatMonthOfYear } from "../text/format";
import type { GuideFrontMatter } from "./guide";

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

/** "November 24, 2026, on facts of September 2026; rates move": what stands after "Last reviewed". */
export function reviewText({ reviewed, factsOf }: Reviewed & Pick<GuideFrontMatter, "factsOf">): string {
  const facts = factsOf === null ? "" : `, on facts of ${formatMonthOfYear(factsOf)}`;
  return `${formatDate(reviewed)}${facts}; rates move`;
}
