/**
 * A deploy in the middle of a visit: the open page asks for a script or for data that the host has no more, or finds those
 * of another build. The page is then loaded from the host, query and all. Gatsby's own way out forgets the query, and draws
 * the new data with the old script first.
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

function valueIn(parent: unknown, name: string): unknown {
  return typeof parent === "object" && parent !== null ? Reflect.get(parent, name) : undefined;
}

/** Whether a page was built together with the script that would draw it: only then does it understand its data. */
function isOfThisBuild(page: unknown): boolean {
  return valueIn(valueIn(page, "page"), "webpackCompilationHash") === Reflect.get(window, "___webpackCompilationHash");
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

/** So long a visitor waits for a link. Then the browser opens the page itself, and shows that it is on its way. */
const LONGEST_WAIT_MS = 5_000;

/** What the loader finds, or nothing if it takes too long: Gatsby itself waits for ever. */
function inTime(page: Promise<unknown>): Promise<unknown> {
  const tooLate = new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  return Promise.race([page, tooLate]);
}

/** Makes Gatsby's loader turn to the host when a page can't be loaded in place; `open` is where the visitor is. */
export function recoverFromMissingPages(
  loader: unknown,
  open: Pick<Location, "pathname" | "assign" | "reload">,
  isSecondTry: () => boolean = isReloaded,
): void {
  if (!isLoader(loader)) return;
  const loadPage = loader.loadPage.bind(loader);
  let wanted = "";
  const loadAnother = async (address: string): Promise<unknown> => {
    wanted = address;
    const page = await inTime(loadPage(address));
    // A visitor who has followed another link in the meantime waits for that one.
    if (isLeft() || wanted !== address) return NOTHING_MORE;
    if (!isMissing(page) && isOfThisBuild(page)) return page;
    open.assign(address);
    return NOTHING_MORE;
  };
  const loadOpen = async (address: string): Promise<unknown> => {
    const page = await loadPage(address);
    if (isLeft()) return NOTHING_MORE;
    if (!isMissing(page) || isSecondTry()) return page;
    open.reload();
    return NOTHING_MORE;
  };
  loader.loadPage = (address) => {
    const [path] = address.split("?");
    return path === open.pathname ? loadOpen(address) : loadAnother(address);
  };
}
