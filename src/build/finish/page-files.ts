import path from "node:path";

/** Where a page's HTML lies, so that hosts answer its address without a redirect: `/offers` in `offers.html`. */
export function fileOfPage(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.replace(/^\/|\/$/g, "")}.html`;
}

/** Where Gatsby puts it: `/offers` in `offers/index.html`, `/404.html` as it is. */
export function originalOfPage(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, "");
  return name.endsWith(".html") ? name : path.posix.join(name, "index.html");
}
