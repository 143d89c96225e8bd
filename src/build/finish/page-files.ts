import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../content/read/content-files";

/** Where a page's HTML lies, so that hosts answer its address without a redirect: `/offers` in `offers.html`. */
export function fileOfPage(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.replace(/^\/|\/$/g, "")}.html`;
}

/** Where Gatsby puts it: `/offers` in `offers/index.html`, `/404.html` as it is. */
export function originalOfPage(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, "");
  return name.endsWith(".html") ? name : path.posix.join(name, "index.html");
}

/**
 * Puts Gatsby's whole output aside, as its next build wants it: Gatsby writes the HTML of changed pages only, and reads that of
 * the others again. The output is a new folder, with what nobody makes anew: nothing of an earlier site is left in it.
 */
export function keepOriginals(output: string, store: string, isMadeAnew: (file: string) => boolean): void {
  rmSync(store, { recursive: true, force: true });
  renameSync(output, store);
  for (const file of filesIn(store).filter((one) => !isMadeAnew(one))) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    copyFileSync(path.join(store, file), path.join(output, file));
  }
}

/**
 * Puts it back. Where nothing was put aside, the output is Gatsby's own, as after a build that did not come to its end, or a
 * finished site whose `.cache` is gone. That one has no `page-data`, and nobody else takes its old files away; the empty folder
 * in its place is one that Gatsby has made by then.
 */
export function restoreOriginals(output: string, store: string): void {
  if (existsSync(store)) {
    rmSync(output, { recursive: true, force: true });
    renameSync(store, output);
  } else if (!existsSync(path.join(output, "page-data"))) {
    rmSync(output, { recursive: true, force: true });
    mkdirSync(path.join(output, "static"), { recursive: true });
  }
}
