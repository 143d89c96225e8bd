import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { GUIDES_PREFIX, ROUTES, guidePath } from "../site/routes";
import { loadedContent } from "./content-store";

/** The page contexts name content by its own names, never by Gatsby's ids: those differ from machine to machine. */
export type GuideContext = { name: string };
export type LegalContext = { name: string };

/** A page for each guide and for each legal page. */
export function createContentPages({ actions }: CreatePagesArgs): void {
  for (const { name } of loadedContent().guides) {
    const context: GuideContext = { name };
    actions.createPage({ path: guidePath(name), component: path.resolve("src/templates/guide.tsx"), context });
  }
  for (const name of LEGAL_PAGES) {
    const context: LegalContext = { name };
    actions.createPage({ path: ROUTES[name].path, component: path.resolve("src/templates/legal.tsx"), context });
  }
}

/** Any other path under /guides/ shows the index of guides (specification, section 2). */
export function answerUnknownGuides({ page, actions }: CreatePageArgs): void {
  if (page.path !== ROUTES.guides.path || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${GUIDES_PREFIX}*` });
}
