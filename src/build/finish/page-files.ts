import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import path from "node:path";

/**
 * Where a page's HTML lies in the finished output: `/offers` in `offers.html`, `/` in `index.html`. Static hosts then
 * answer the specification's addresses, which have no slash at the end, without a redirect.
 */
export function fileOfPage(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.replace(/^\/|\/$/g, "")}.html`;
}

/** Where Gatsby puts it: `/offers` in `offers/index.html`, `/404.html` as it is. */
export function originalOfPage(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, "");
  return name.endsWith(".html") ? name : path.posix.join(name, "index.html");
}

/** All files below a folder, as paths from it with forward slashes; none if there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** All HTML files below a folder. */
export function htmlFiles(folder: string): string[] {
  return filesIn(folder).filter((file) => file.endsWith(".html"));
}

/**
 * Puts what an earlier build took out of the output folder back in the place of its finished pages. Gatsby writes the HTML of
 * changed pages only, and reads that of the others again when the names of the scripts in them change. A build that did not
 * come to its end has kept nothing: Gatsby's own pages are still there.
 */
export function restoreOriginals(output: string, store: string): void {
  if (!existsSync(store)) return;
  for (const file of htmlFiles(output)) rmSync(path.join(output, file));
  cpSync(store, output, { recursive: true });
  rmSync(store, { recursive: true });
}

/** Takes files and folders that Gatsby wrote out of the output folder and keeps them for the next build. */
export function storeOriginals(output: string, store: string, names: readonly string[]): void {
  rmSync(store, { recursive: true, force: true });
  for (const name of names) {
    mkdirSync(path.dirname(path.join(store, name)), { recursive: true });
    renameSync(path.join(output, name), path.join(store, name));
  }
  // A host would answer for a folder that is left empty. Those within it come first: their paths are longer.
  const folders = [...new Set(names.map((name) => path.dirname(path.join(output, name))))];
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
