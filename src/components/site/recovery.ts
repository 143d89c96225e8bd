/**
 * What Gatsby asks the host for. A deploy in the middle of a visit: the open page asks for a script or for data that the
 * host has no more, or finds those of another build. The page is then loaded from the host, query and all. Gatsby's own
 * way out forgets the query, draws the new data with the old script first, and writes into the browser's storage.
 */

/** What Gatsby is told on a page that is being left: it waits for ever, and draws nothing. */
const NOTHING_MORE = new Promise<never>(() => undefined);

type Loader = {
  loadPage: (address: string) => Promise<unknown>;
  loadPageSync: (address: string, options?: unknown) => unknown;
  hovering?: (address: string) => void;
};

function isLoader(value: unknown): value is Loader {
  return typeof valueIn(value, "loadPage") === "function" && typeof valueIn(value, "loadPageSync") === "function";
}

/**
 * Gatsby keeps pages by their address, query and all, and would ask the host once more for each query, with all that was
 * typed into it. No page's data depends on its query.
 */
function withoutQuery(address: string): string {
  return address.replace(/\?.*/, "");
}

function valueIn(parent: unknown, name: string): unknown {
  return typeof parent === "object" && parent !== null ? Reflect.get(parent, name) : undefined;
}

/**
 * The number of the build that a page is of; empty where the host doesn't say. A page whose parts can't be had is of none:
 * Gatsby gives nothing for it, or a result that says "error".
 */
function buildOf(page: unknown): unknown {
  return valueIn(valueIn(page, "page"), "webpackCompilationHash");
}

/** Whether a page was built together with the script that would draw it: only then does it understand its data. */
function isOfThisBuild(page: unknown): boolean {
  return buildOf(page) === Reflect.get(window, "___webpackCompilationHash");
}

/** Whether the browser is on its way to another page, which this one's loader knows nothing of; see `STEP_BACK` in gatsby-ssr.tsx. */
function isLeft(): boolean {
  return "left" in document.documentElement.dataset;
}

/** Whether this page is already a second try: what a reload doesn't mend, another one won't. */
function isReloaded(): boolean {
  return valueIn(performance.getEntriesByType("navigation")[0], "type") === "reload";
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
  const { loadPage, loadPageSync } = loader;
  let wanted = "";
  const loadAnother = async (address: string, path: string): Promise<unknown> => {
    const page = await inTime(loadPage(path));
    // A visitor who has followed another link in the meantime waits for that one.
    if (isLeft() || wanted !== address) return NOTHING_MORE;
    if (isOfThisBuild(page)) return page;
    open.assign(address);
    return NOTHING_MORE;
  };
  const loadOpen = async (path: string): Promise<unknown> => {
    const page = await loadPage(path);
    if (isLeft()) return NOTHING_MORE;
    // Without the number of the build the page that has just come is taken to be of the same one.
    if (isOfThisBuild(page) || buildOf(page) === "") return page;
    // The written page can be read, and its links work; Gatsby would keep in the browser that it has tried.
    if (isSecondTry()) return buildOf(page) ? undefined : page;
    open.reload();
    return NOTHING_MORE;
  };
  loader.loadPage = (address) => {
    wanted = address;
    const path = withoutQuery(address);
    return path === open.pathname ? loadOpen(path) : loadAnother(address, path);
  };
  loader.loadPageSync = (address, options) => loadPageSync(withoutQuery(address), options);
  loader.hovering = (address) => void loadPage(withoutQuery(address));
}
