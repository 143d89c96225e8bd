import { constants, gzipSync } from "node:zlib";
import { load } from "cheerio";
import { brotli } from "./brotli";

/** What a page costs a visitor's line, in bytes: kB are 1,000 of them. */

/** What quality asks for; HTML holds all CSS. */
export const LIMITS = {
  /** Brotli, of any page. */
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
  /** Whether it has tools, which load the framework. */
  kind: "reading" | "tool";
  /** The script files of the first view, which the page names. */
  files: readonly string[];
  /** Gzip, of these files. */
  scripts: number;
};

/** The size in bytes after gzip at its best. */
export const gzip = (data: string) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }).length;

/** Measures a page; `readScript` gives the text of a script file, by its path in the output. */
export function pageSize(html: string, readScript: (file: string) => string): PageSize {
  const $ = load(html);
  const inline = $('script:not([src], [type="application/ld+json"], [type="application/json"])')
    .toArray()
    .map((element) => Buffer.byteLength($(element).text()));
  const addresses = [
    ...$("script[src]").map((_, element) => $(element).attr("src")),
    ...$('link[rel="modulepreload"]').map((_, element) => $(element).attr("href")),
  ];
  const files = [...new Set(addresses.map((address) => address.replace(/^\//, "")))];
  return {
    kind: $("[data-island]").length > 0 ? "tool" : "reading",
    html: brotli(html).length,
    inlineScript: inline.reduce((sum, bytes) => sum + bytes, 0),
    files,
    scripts: files.map((file) => gzip(readScript(file))).reduce((sum, bytes) => sum + bytes, 0),
  };
}

function tooLarge(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what} has ${bytes} bytes, ${bytes - limit} too many`] : [];
}

/** What about a page is too large, in words; empty if nothing is. */
export function excesses({ kind, html, inlineScript, scripts }: Omit<PageSize, "files">): string[] {
  return [
    ...tooLarge("HTML (brotli)", html, LIMITS.html),
    ...(kind === "reading"
      ? tooLarge("script (plain)", inlineScript + scripts, LIMITS.readingScript)
      : tooLarge("script (gzip)", scripts, LIMITS.toolScript)),
  ];
}

/** Brotli: what a host sends before it hears from the visitor again. A page that is only read fits where its text allows. */
const FIRST_FLIGHT = 14_000;

/** What an author may want to know of a page that is only read. */
export function advice({ kind, html }: Pick<PageSize, "kind" | "html">): string[] {
  return kind === "reading" && html > FIRST_FLIGHT && html <= LIMITS.html
    ? [`longer than what a line carries at once (${FIRST_FLIGHT}); a shorter text opens sooner`]
    : [];
}

/** The same of a file that is loaded only on use, by its size after gzip. */
export function excessesOnUse(bytes: number): string[] {
  return tooLarge("it (gzip)", bytes, LIMITS.onUse);
}
