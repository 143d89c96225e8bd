import { daysBetween } from "../text/days";
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
