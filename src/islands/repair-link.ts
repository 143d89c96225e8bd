import { numbersInQuery, repairedFragment, repairedPath, repairedQuery } from "../site/repair-link";
import { withPrefix } from "../site/routes";

/** Repairs a link that was mangled on its way before anything reads it, also one that is opened later. */
function repairLink(): void {
  const { pathname, search, hash } = location;
  const numbers = numbersInQuery(search);
  const own = repairedQuery(numbers?.search ?? search) + repairedFragment(numbers?.hash ?? hash);
  if (own === search + hash) return;
  try {
    history.replaceState(history.state, "", pathname + own);
  } catch {
    // A browser that refuses it leaves the link as it came.
  }
}

export function repairLinks(): void {
  repairLink();
  addEventListener("hashchange", repairLink);
  // A host that answers any path below that of the guides with their list does so with a mangled one.
  const { pathname, search, hash } = location;
  const meant = repairedPath(pathname, search, withPrefix(""));
  if (meant !== pathname + search) location.replace(meant + hash);
}
