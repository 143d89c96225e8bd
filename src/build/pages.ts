import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Content } from "../content/content";
import { TEXT_PAGES } from "../domain/guides/guide";
import { ROUTES, cardPath, guidePath } from "../site/routes";
import { loadedContent } from "./content-store";

function contentPages({ guides, cards }: Content) {
  return [
    ...guides.map(({ name }) => ({ path: guidePath(name), template: "guide", context: { id: `guide/${name}` } })),
    ...cards.map(({ id }) => ({ path: cardPath(id), template: "card", context: { id: `card/${id}` } })),
    ...TEXT_PAGES.map((name) => ({ path: ROUTES[name].path, template: "text", context: { id: `page/${name}` } })),
  ];
}

export function createContentPages({ actions }: CreatePagesArgs): void {
  for (const { path: address, template, context } of contentPages(loadedContent())) {
    actions.createPage({ path: address, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
  if (process.env["NODE_ENV"] === "development")
    actions.createPage({ path: "/parts", component: path.resolve("src/develop/parts.tsx"), context: {} });
}
