/**
 * A deploy in the middle of a visit: the open page asks for a script or for data that the host has no more. The page is
 * then loaded from the host, query and fragment and all. Gatsby's own way out forgets them.
 */

/** What Gatsby is told on a page that is being left: it waits for ever, and draws nothing. */
const NOTHING_MORE = new Promise<never>(() => undefined);

type Loader = { loadPage: (address: string) => Promise<unknown> };

function isLoader(value: unknown): value is Loader {
  return typeof value === "object" && value !== null && "loadPage" in value && typeof value.loadPage === "function";
}

/** Gatsby gives nothing, or a result that says "error", for a page whose parts can't be had. */
function isMissing(page: unknown): boolean {
  return !page || (typeof page === "object" && "status" in page && page.status === "error");
}

/** Whether the browser is on its way to another page, which this one's loader knows nothing of; see `STEP_BACK` in gatsby-ssr.tsx. */
function isLeft(): boolean {
  return "left" in document.documentElement.dataset;
}

/** Whether this page is already a second try: what a reload doesn't mend, another one won't. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

/** Makes Gatsby's loader turn to the host when a page can't be loaded in place; `open` is where the visitor is. */
export function recoverFromMissingPages(
  loader: unknown,
  open: Pick<Location, "pathname" | "assign" | "reload">,
  isSecondTry: () => boolean = isReloaded,
): void {
  if (!isLoader(loader)) return;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = async (address) => {
    const page = await loadPage(address);
    if (isLeft()) return NOTHING_MORE;
    if (!isMissing(page)) return page;
    const [path] = address.split("?");
    if (path !== open.pathname) open.assign(address);
    else if (!isSecondTry()) open.reload();
    else return page;
    return NOTHING_MORE;
  };
}
