import { SITE_FILE } from "../schema/site-schema";
import { pathOf } from "../site/routes";
import { setting } from "./environment";
import { escapeXml } from "./finish/site-files";
import { type Entries, filesByPage } from "./pages";

/** The bar below a page of `develop` or of a preview, which leads to the files that hold its words. The site has none. */

/** The address below which a preview's files are edited; null if this is no preview. Throws for a value that is no address. */
export function readEditUrl(): string | null {
  // The name of a branch may hold the sign that ends an address.
  return setting("EDIT_URL")?.replaceAll("#", "%23") ?? null;
}

/** Draws the bar of a page by the page's path; `addressOf` says where a file is edited. */
export function editBars(content: Entries, addressOf: (file: string) => string): (page: string) => string {
  const own = filesByPage(content);
  return (page) => {
    const files = [...(own.get(pathOf(page)) ?? []), SITE_FILE];
    const links = files.map((file) => `<a href="${escapeXml(addressOf(file))}">${escapeXml(file)}</a>`);
    return `<nav class="edit-bar not-printed small-note" aria-label="Files">This page is made of: ${links.join(", ")}</nav>`;
  };
}
