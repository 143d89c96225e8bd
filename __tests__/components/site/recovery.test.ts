import { recoverFromMissingPages } from "../../../src/components/site/recovery";

const PAGE = { page: { webpackCompilationHash: "this build" } };
const LEFT = "nothing: the page is being left";

beforeEach(() => {
  Reflect.set(window, "___webpackCompilationHash", "this build");
});

/** Gatsby's loader as far as it is meant here, with what it finds. */
function loaderThat(load: (address: string) => Promise<unknown>) {
  return { loadPage: jest.fn(load), loadPageSync: jest.fn(), hovering: (address: string) => void load(address) };
}

/** A visitor on /offers asks for an address, and Gatsby's loader finds this. */
async function ask(address: string, found: unknown, isSecondTry = false) {
  const open = { pathname: "/offers", assign: jest.fn(), reload: jest.fn() };
  const loader = loaderThat(() => Promise.resolve(found));
  recoverFromMissingPages(loader, open, () => isSecondTry);
  const afterAll = new Promise((resolve) => {
    setTimeout(() => resolve(LEFT));
  });
  return { open, given: await Promise.race([loader.loadPage(address), afterAll]) };
}

test("a page that is found is handed on", async () => {
  const { open, given } = await ask("/compare?cards=citi-simplicity", PAGE);
  expect(given).toBe(PAGE);
  expect(open.assign).not.toHaveBeenCalled();
});

test.each([{ status: "error" }, undefined])(
  "another page that can't be had is loaded from the host with its query: %p",
  async (missing) => {
    const { open, given } = await ask("/compare?cards=citi-simplicity", missing);
    expect(open.assign).toHaveBeenCalledWith("/compare?cards=citi-simplicity");
    expect(given).toBe(LEFT);
  },
);

test("a page of another build is loaded from the host: the script that is open may not understand it", async () => {
  const { open, given } = await ask("/compare?cards=citi-simplicity", { page: { webpackCompilationHash: "newer" } });
  expect(open.assign).toHaveBeenCalledWith("/compare?cards=citi-simplicity");
  expect(given).toBe(LEFT);
});

test.each(["/guides", "/offers?filter=secured"])(
  "of two links that were followed one after the other the second counts: %s",
  async (second) => {
    const open = { pathname: "/offers", assign: jest.fn(), reload: jest.fn() };
    let bring: (page: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (bring = resolve));
    const loader = loaderThat((address) => (address === "/compare" ? late : Promise.resolve(PAGE)));
    recoverFromMissingPages(loader, open);
    const first = jest.fn();
    void loader.loadPage("/compare").then(first);
    expect(await loader.loadPage(second)).toBe(PAGE);
    bring(PAGE);
    await new Promise((resolve) => setTimeout(resolve));
    expect(first).not.toHaveBeenCalled();
    expect(open.assign).not.toHaveBeenCalled();
  },
);

test("the page that is open is loaded again where it stands, so that its fragment stays", async () => {
  const { open, given } = await ask("/offers?sort=apr", undefined);
  expect(open.reload).toHaveBeenCalledTimes(1);
  expect(open.assign).not.toHaveBeenCalled();
  expect(given).toBe(LEFT);
});

test("but only once: the second time Gatsby hears what is missing", async () => {
  const missing = { status: "error" };
  const { open, given } = await ask("/offers", missing, true);
  expect(open.reload).not.toHaveBeenCalled();
  expect(given).toBe(missing);
});

test("a page that the visitor has already left for another is not drawn, found or not", async () => {
  document.documentElement.dataset["left"] = "";
  for (const found of [PAGE, undefined]) {
    const { open, given } = await ask("/offers", found);
    expect(given).toBe(LEFT);
    expect(open.reload).not.toHaveBeenCalled();
  }
  delete document.documentElement.dataset["left"];
});

test("the open page of another build is loaded again, once; then the written page stays as it is", async () => {
  const newer = { page: { webpackCompilationHash: "newer" } };
  const first = await ask("/offers", newer);
  expect(first.open.reload).toHaveBeenCalledTimes(1);
  expect(first.given).toBe(LEFT);
  const second = await ask("/offers", newer, true);
  expect(second.open.reload).not.toHaveBeenCalled();
  expect(second.given).toBeUndefined();
});

test("the open page is drawn where the host does not say which build it is of", async () => {
  const page = { page: { webpackCompilationHash: "" } };
  const { open, given } = await ask("/offers", page);
  expect(given).toBe(page);
  expect(open.reload).not.toHaveBeenCalled();
});

test("no query reaches Gatsby's loader, which would send it to the host", async () => {
  const inner = loaderThat(() => Promise.resolve(PAGE));
  const loader = { ...inner };
  recoverFromMissingPages(loader, { pathname: "/offers", assign: jest.fn(), reload: jest.fn() });
  await loader.loadPage("/compare?search=typed");
  await loader.loadPage("/offers?filter=secured");
  loader.loadPageSync("/compare?search=typed", { withErrorDetails: true });
  loader.hovering("/compare?search=typed");
  expect(inner.loadPage.mock.calls).toEqual([["/compare"], ["/offers"], ["/compare"]]);
  expect(inner.loadPageSync).toHaveBeenCalledWith("/compare", { withErrorDetails: true });
});

describe("a page that doesn't come", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function waitFor(address: string) {
    const open = { pathname: "/offers", assign: jest.fn(), reload: jest.fn() };
    const loader = loaderThat(() => new Promise(() => undefined));
    recoverFromMissingPages(loader, open);
    void loader.loadPage(address);
    return open;
  }

  test("is left to the browser after five seconds, with its query", async () => {
    const open = waitFor("/compare?cards=citi-simplicity");
    await jest.advanceTimersByTimeAsync(4_900);
    expect(open.assign).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(open.assign).toHaveBeenCalledWith("/compare?cards=citi-simplicity");
  });

  test("is waited for if it is the one that is open: on a slow line it takes its time", async () => {
    const open = waitFor("/offers?sort=apr");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(open.assign).not.toHaveBeenCalled();
    expect(open.reload).not.toHaveBeenCalled();
  });
});

test("without a loader nothing happens", () => {
  const open = { pathname: "/offers", assign: jest.fn(), reload: jest.fn() };
  expect(() => recoverFromMissingPages(undefined, open)).not.toThrow();
});
