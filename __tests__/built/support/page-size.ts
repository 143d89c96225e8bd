import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load } from "cheerio";

/** What a page may cost a visitor's line, in bytes: kB are 1,000 of them. */
export const LIMITS = {
  /** Brotli, of any page; HTML holds all CSS. */
  html: 25_000,
  /** Plain, within a page that is only read. */
  readingScript: 2_000,
  /** Gzip, of all that a page with tools loads before it is used. */
  toolScript: 62_000,
  /** Gzip, of each file that is loaded only on use. */
  onUse: 40_000,
};

export type PageSize = {
  /** Brotli, as hosts that compress files ahead send it. */
  html: number;
  /** Plain, within the HTML. */
  inlineScript: number;
  isTool: boolean;
  /** The script files of the first view, for which the page asks by itself, and their bytes after gzip. */
  files: readonly string[];
  scripts: number;
};

/** The size in bytes after gzip at its best. */
export const gzip = (data: string) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }).length;

/** Measures a page; `readScript` gives the text of a script file, by its path in the output. */
export function pageSize(html: string, readScript: (file: string) => string): PageSize {
  const $ = load(html);
  const inline = $('script:not([src], [type="application/ld+json"], [type="application/json"])').text();
  const wanted = $('[data-island][data-until="load"]').map((_, element) => $(element).attr("data-src"));
  const addresses = [
    ...$("script[src]").map((_, element) => $(element).attr("src")),
    ...wanted.get().flatMap((list) => list.split(" ")),
  ];
  const files = [...new Set(addresses.map((address) => address.replace(/^\//, "")))];
  return {
    isTool: $("[data-island]").length > 0,
    // Node's own quality is brotli's best.
    html: brotliCompressSync(html).length,
    inlineScript: Buffer.byteLength(inline),
    files,
    scripts: files.reduce((sum, file) => sum + gzip(readScript(file)), 0),
  };
}

/** What about a page is too large, in words; empty if nothing is. */
export function tooLarge({ isTool, html, inlineScript, scripts }: Omit<PageSize, "files">): string[] {
  const script = isTool ? scripts > LIMITS.toolScript : inlineScript + scripts > LIMITS.readingScript;
  return [...(html > LIMITS.html ? ["too much HTML"] : []), ...(script ? ["too much script"] : [])];
}
