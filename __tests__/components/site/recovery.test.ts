import { recoverFromMissingPages } from "../../../src/components/site/recovery";

const PAGE = { page: { path: "/compare" } };
const LEFT = "nothing: the page is being left";

/** A visitor on /offers asks for an address, and Gatsby's loader finds this. */
async function ask(address: string, found: unknown, isSecondTry = false) {
  const open = { pathname: "/offers", assign: jest.fn(), reload: jest.fn() };
  const loader = { loadPage: jest.fn<Promise<unknown>, [string]>().mockResolvedValue(found) };
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

test("without a loader nothing happens", () => {
  const open = { pathname: "/offers", assign: jest.fn(), reload: jest.fn() };
  expect(() => recoverFromMissingPages(undefined, open)).not.toThrow();
});
