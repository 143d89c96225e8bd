import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import type { Guide } from "../content/gate";
import type { Card } from "../domain/cards/card";
import { pathOfPage } from "../domain/site/page-path";
import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { PAGE_NAMES, pageFile } from "../schema/page-schemas";
import { GUIDES_PREFIX, ROUTES, cardPath, guidePath } from "../site/routes";
import { loadedContent } from "./content-store";

/** What pages of their own are made for. */
export type Entries = {
  guides: readonly Pick<Guide, "name" | "fileName">[];
  cards: readonly Pick<Card, "id">[];
};

/** A page that a file of its own makes. Its query knows it by its own name: Gatsby's ids differ by machine. */
type ContentPage = { path: string; template: string; context: Record<string, string>; files: string[] };

/** A page for each guide, card and legal page. */
function contentPages({ guides, cards }: Entries): ContentPage[] {
  return [
    ...guides.map(({ name, fileName }) => ({
      path: guidePath(name),
      template: "guide",
      context: { name },
      files: [`data/guides/${fileName}.md`],
    })),
    ...cards.map(({ id }) => ({
      path: cardPath(id),
      template: "card",
      context: { id },
      files: [`data/cards/${id}.json`, pageFile("card")],
    })),
    ...LEGAL_PAGES.map((name) => ({
      path: ROUTES[name].path,
      template: "legal",
      context: { name },
      files: [`data/pages/${name}.md`],
    })),
  ];
}

/** The files that hold the words of each page, by its path; the settings are none of them. */
export function filesByPage(content: Entries): Map<string, string[]> {
  const coded = PAGE_NAMES.flatMap((name) => {
    const address = pathOfPage(name);
    return address === null ? [] : [{ path: address, files: [pageFile(name)] }];
  });
  return new Map([...coded, ...contentPages(content)].map((page) => [page.path, page.files]));
}

export function createContentPages({ actions }: CreatePagesArgs): void {
  for (const { path: address, template, context } of contentPages(loadedContent())) {
    actions.createPage({ path: address, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
  // Only developers need it; a build has no such page.
  if (process.env["NODE_ENV"] === "development")
    actions.createPage({ path: "/parts", component: path.resolve("src/templates/parts.tsx"), context: {} });
}

/** Any other path under /guides/ shows the index of guides (specification, section 2). */
export function answerUnknownGuides({ page, actions }: CreatePageArgs): void {
  if (page.path !== ROUTES.guides.path || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${GUIDES_PREFIX}*` });
}
