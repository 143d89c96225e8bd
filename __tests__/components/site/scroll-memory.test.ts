import { SessionStorage } from "../../../src/components/site/scroll-memory";

const OFFERS = { pathname: "/offers" };

test("remembers how far each visit to a page was scrolled, for everyone who asks", () => {
  new SessionStorage().save(OFFERS, "first", 1200);
  new SessionStorage().save(OFFERS, "second", 300);
  expect(new SessionStorage().read(OFFERS, "first")).toBe(1200);
  expect(new SessionStorage().read(OFFERS, "second")).toBe(300);
});

test("a visit without a key has a place of its own", () => {
  new SessionStorage().save(OFFERS, null, 40);
  expect(new SessionStorage().read(OFFERS, undefined)).toBe(40);
});

test("a page that was not shown yet starts at its top", () => {
  expect(new SessionStorage().read({ pathname: "/compare" }, "first")).toBe(0);
});

test("keeps nothing in the browser", () => {
  new SessionStorage().save(OFFERS, "first", 1200);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
