import { FOOTER_LINKS, HEADER_LINKS, ROUTES, pathOf } from "../../src/site/routes";

test("has the specification's ten fixed paths and that of the reported rates", () => {
  expect(Object.values(ROUTES).map(({ path }) => path)).toEqual([
    "/",
    "/offers",
    "/compare",
    "/guides",
    "/calculator",
    "/market",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
    "/disclaimer",
  ]);
});

test("the header leads to five pages, in the specification's order", () => {
  expect(HEADER_LINKS.map((name) => [ROUTES[name].path, ROUTES[name].label])).toEqual([
    ["/offers", "Credit Card Offers"],
    ["/compare", "Compare Cards"],
    ["/guides", "Guides & Articles"],
    ["/calculator", "Calculator"],
    ["/about", "About"],
  ]);
});

test("the footer leads to the specification's twelve addresses", () => {
  expect(FOOTER_LINKS.flatMap(({ links }) => links.map(({ to }) => to)).sort()).toEqual(
    [
      "/offers?filter=low-apr",
      "/offers?filter=intro-apr",
      "/offers?filter=balance-transfer",
      "/offers?filter=secured",
      "/guides",
      "/compare",
      "/guides/improve-credit-score",
      "/about",
      "/contact",
      "/privacy",
      "/terms",
      "/disclaimer",
    ].sort(),
  );
});

test.each([
  ["/", "/"],
  ["/offers/", "/offers"],
  ["/offers/?a=b#c", "/offers"],
  ["/offers#c?a=b", "/offers"],
  ["/?q=1", "/"],
  ["/guides/x/", "/guides/x"],
  ["/offers?next=/about/", "/offers"],
  ["/offers?a=1\n2", "/offers"],
])("the path of %j is %s", (address, path) => {
  expect(pathOf(address)).toBe(path);
});
