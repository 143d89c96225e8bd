import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { GUIDES_PREFIX, ROUTES, cardPath, guidePath } from "../site/routes";
import { loadedContent } from "./content-store";

/** A page for each guide, card and legal page, known to its query by its own name: Gatsby's ids differ by machine. */
export function createContentPages({ actions }: CreatePagesArgs): void {
  const { guides, cards } = loadedContent();
  for (const { name } of guides) {
    actions.createPage({
      path: guidePath(name),
      component: path.resolve("src/templates/guide.tsx"),
      context: { name },
    });
  }
  for (const { id } of cards) {
    actions.createPage({ path: cardPath(id), component: path.resolve("src/templates/card.tsx"), context: { id } });
  }
  for (const name of LEGAL_PAGES) {
    const component = path.resolve("src/templates/legal.tsx");
    actions.createPage({ path: ROUTES[name].path, component, context: { name } });
  }
}

/** Any other path under /guides/ shows the index of guides (specification, section 2). */
export function answerUnknownGuides({ page, actions }: CreatePageArgs): void {
  if (page.path !== ROUTES.guides.path || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${GUIDES_PREFIX}*` });
}
