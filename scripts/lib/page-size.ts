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
  /**
   * Gzip, of all that a tool page loads before it is used: 85,000 for what developers write, and room for a few more cards,
   * which the script of /offers and /compare holds (some 400 bytes each).
   */
  toolScript: 87_000,
  /** Gzip, of each file that is loaded only on use. */
  onUse: 40_000,
};

export type PageSize = {
  /** Brotli, as hosts that compress files ahead send it. */
  html: number;
  /** Plain, within the HTML. */
  inlineScript: number;
  /** The script files of the first view: those that the page names, and those that its component needs beside them. */
  files: readonly string[];
  /** Gzip, of these files. */
  scripts: number;
};

/** The size in bytes after gzip at its best. */
export const gzip = (data: string) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }).length;

/**
 * Measures a page.
 *
 * @param componentScripts the script files that the page's component needs beside those that the page names.
 * @param readScript the text of a script file, by its name.
 */
export function pageSize(
  html: string,
  componentScripts: readonly string[],
  readScript: (file: string) => string,
): PageSize {
  const $ = load(html);
  const inline = $('script:not([src]):not([type="application/ld+json"])')
    .toArray()
    .map((element) => Buffer.byteLength($(element).text()));
  const named = $("script[src]")
    .toArray()
    .map((element) => ($(element).attr("src") ?? "").replace(/^\//, ""));
  const files = [...new Set([...named, ...componentScripts])];
  return {
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
export function excesses({ html, inlineScript, scripts }: Omit<PageSize, "files">, kind: "reading" | "tool"): string[] {
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
export function advice({ html }: Pick<PageSize, "html">, kind: "reading" | "tool"): string[] {
  return kind === "reading" && html > FIRST_FLIGHT && html <= LIMITS.html
    ? [`longer than what a line carries at once (${FIRST_FLIGHT}); a shorter text opens sooner`]
    : [];
}

/** The same of a file that is loaded only on use, by its size after gzip. */
export function excessesOnUse(bytes: number): string[] {
  return tooLarge("it (gzip)", bytes, LIMITS.onUse);
}
