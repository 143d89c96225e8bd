import { LEGAL_PAGES } from "../../src/domain/legal-page";
import { ROUTES } from "../../src/site/routes";

test("each of the three legal pages has a path of its own name", () => {
  expect(LEGAL_PAGES.map((name) => ROUTES[name].path)).toEqual(["/privacy", "/terms", "/disclaimer"]);
});
