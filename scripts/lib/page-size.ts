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
  /** Gzip, of all that a tool page loads before it is used. */
  toolScript: 85_000,
};

export type PageSize = {
  /** Brotli, as hosts that compress files ahead send it. */
  html: number;
  /** Plain, within the HTML. */
  inlineScript: number;
  /** Gzip, of the script files of the first view. */
  scripts: number;
};

const gzip = (data: string) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }).length;

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
    scripts: files.map((file) => gzip(readScript(file))).reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** What about a page is too large, in words; empty if nothing is. */
export function excesses({ html, inlineScript, scripts }: PageSize, kind: "reading" | "tool"): string[] {
  const tooLarge = (what: string, bytes: number, limit: number) =>
    bytes > limit ? [`${what} has ${bytes} bytes, ${bytes - limit} too many`] : [];
  return [
    ...tooLarge("HTML (brotli)", html, LIMITS.html),
    ...(kind === "reading"
      ? tooLarge("script (plain)", inlineScript + scripts, LIMITS.readingScript)
      : tooLarge("script (gzip)", scripts, LIMITS.toolScript)),
  ];
}
