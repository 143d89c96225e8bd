import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/**
 * Where a page's HTML lies in the finished output: `/offers` in `offers.html`, `/` in `index.html`. Static hosts then
 * answer the specification's addresses, which have no slash at the end, without a redirect.
 */
export function fileOfPage(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.replace(/^\/|\/$/g, "")}.html`;
}

/** Where Gatsby puts it. */
function gatsbyFileOfPage(pagePath: string): string {
  return path.join(pagePath.replace(/^\/|\/$/g, ""), "index.html");
}

/**
 * Moves the HTML that Gatsby wrote to its finished place. A page that an incremental build left alone has no new HTML;
 * its file of before stays.
 */
export function layOutPages(folder: string, pagePaths: readonly string[]): void {
  for (const pagePath of pagePaths) {
    const from = path.join(folder, gatsbyFileOfPage(pagePath));
    const to = path.join(folder, fileOfPage(pagePath));
    if (from === to || !existsSync(from)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
    removeEmptyFolders(folder, path.dirname(gatsbyFileOfPage(pagePath)));
  }
}

/** Removes a folder and those around it, as far as they are empty: a host would answer for them. */
function removeEmptyFolders(folder: string, inner: string): void {
  for (let at = inner; at !== "."; at = path.dirname(at)) {
    if (readdirSync(path.join(folder, at)).length > 0) return;
    rmdirSync(path.join(folder, at));
  }
}

/** All HTML files below a folder, as paths from it with forward slashes. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** Removes the HTML of pages that are no more, and folders that this leaves empty. */
export function removeOtherPages(folder: string, pagePaths: readonly string[]): void {
  const wanted = new Set(pagePaths.map(fileOfPage));
  for (const file of htmlFiles(folder)) {
    if (wanted.has(file)) continue;
    rmSync(path.join(folder, file));
    removeEmptyFolders(folder, path.dirname(file));
  }
}

/** Rewrites a file if the change makes a difference. */
export function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}
