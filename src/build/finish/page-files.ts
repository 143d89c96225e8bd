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

/** A page that Gatsby drew, with the name of the component that it drew it with. */
export type DrawnPage = { path: string; componentChunkName: string };

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

function moveFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** The folders around a file, the innermost first. */
function foldersAround(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === "." ? [] : [folder, ...foldersAround(folder)];
}

/** Removes the folders that are empty without files which are no longer there: a host would answer for them. */
function removeEmptyFolders(folder: string, gone: readonly string[]): void {
  // Each is looked at once, after those within it, whose paths are longer: a folder may hold thousands of pages.
  const folders = [...new Set(gone.flatMap(foldersAround))].sort((a, b) => b.length - a.length);
  for (const at of folders.map((inner) => path.join(folder, inner))) {
    if (readdirSync(at).length === 0) rmdirSync(at);
  }
}

/**
 * Puts the originals of an earlier build back where Gatsby left them. It writes the HTML of changed pages only, and reads
 * that of the others again when the names of the scripts in them change.
 */
export function restoreOriginals(folder: string, store: string): void {
  for (const file of filesIn(store)) moveFile(path.join(store, file), path.join(folder, file));
}

/** Takes files that Gatsby wrote out of the output folder and keeps them for the next build. */
export function storeOriginals(folder: string, store: string, files: readonly string[]): void {
  rmSync(store, { recursive: true, force: true });
  for (const file of files) moveFile(path.join(folder, file), path.join(store, file));
  removeEmptyFolders(folder, files);
}

/** The HTML of a page as Gatsby wrote it. */
export function readOriginal(store: string, pagePath: string): string {
  return readFileSync(path.join(store, originalOfPage(pagePath)), "utf8");
}

/**
 * Writes the finished HTML of each page, made from its original, and removes that of pages that are no more. `others` are
 * HTML files that are no pages and stay, such as a search engine's proof of ownership in `static`.
 */
export function writePages<Page extends { path: string }>(
  folder: string,
  store: string,
  pages: readonly Page[],
  finishPage: (html: string, page: Page) => string,
  others: readonly string[] = [],
): void {
  for (const page of pages) {
    const html = readOriginal(store, page.path);
    const file = path.join(folder, fileOfPage(page.path));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, finishPage(html, page));
  }
  const wanted = new Set([...pages.map((page) => fileOfPage(page.path)), ...others]);
  const unwanted = htmlFiles(folder).filter((file) => !wanted.has(file));
  for (const file of unwanted) rmSync(path.join(folder, file));
  removeEmptyFolders(folder, unwanted);
}
