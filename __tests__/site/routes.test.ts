import { ROUTES, pathOf } from "../../src/site/routes";

test("has the specification's ten fixed paths", () => {
  expect(Object.values(ROUTES).map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...["/", "/offers", "/compare", "/guides", "/calculator", "/about", "/contact"],
      ...["/privacy", "/terms", "/disclaimer"],
    ]),
  );
});

test.each([
  ["/offers/", "/offers"],
  ["/offers/?a=b#c", "/offers"],
  ["/offers#c?a=b", "/offers"],
  ["/offers?next=/about/", "/offers"],
  ["/offers?a=1\n2", "/offers"],
])("reads the path of %j as %s", (address, path) => {
  expect(pathOf(address)).toBe(path);
});
