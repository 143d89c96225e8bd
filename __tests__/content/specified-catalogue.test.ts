import { CARDS, GUIDES, SITE } from "../support/content";
import { CARD_IDS, guideRoutes } from "../support/specified";

/** The specification's cards and guides are in the project's content, whatever else editors add and change. */

test("the specification's ten cards are in the catalogue", () => {
  const ids = CARDS.map(({ id }) => id);
  expect(CARD_IDS.filter((id) => !ids.includes(id))).toEqual([]);
});

test("the specification's fifteen guides are in the index", () => {
  const routes = GUIDES.map(({ name }) => `/guides/${name}`);
  const wanted = guideRoutes(`/guides/best-${SITE.product.slug}-2025`);
  expect(wanted.filter((route) => !routes.includes(route))).toEqual([]);
});
