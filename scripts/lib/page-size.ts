import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load } from "cheerio";

/** What a page may cost a visitor's line, in bytes: kB are 1,000 of them. */
export const LIMITS = {
  /** Brotli, of any page with its style sheet; editors write guides of any length. */
  html: 20_000,
  /** The same where a tool loads with the page; a card more on /offers takes 600 bytes. */
  toolHtml: 18_500,
  /** Plain, within a page that is only read. */
  readingScript: 2_000,
  /** Gzip, of all that a page with tools loads before it is used. */
  toolScript: 62_000,
  /** Gzip, of what the tools that load with the page are given. */
  props: 6_000,
  /** Gzip, of each file that is loaded only on use. */
  onUse: 40_000,
};

/** The size in bytes after gzip at its best. */
export const gzip = (data: string) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }).length;

/** Measures a page in bytes; `read` gives the text of a file, by its path in the output. */
export function pageSize(html: string, read: (file: string) => string) {
  const $ = load(html);
  const inline = $('script:not([src], [type="application/ld+json"], [type="application/json"])').text();
  const wanted = $('[data-island][data-until="load"]').toArray();
  const filesIn = (addresses: string[]) => [...new Set(addresses.map((address) => address.replace(/^\//, "")))];
  const sizeOf = (names: string[]) => names.reduce((sum, file) => sum + gzip(read(file)), 0);
  const files = filesIn([
    ...$("script[src]").map((_, element) => $(element).attr("src")),
    ...wanted.flatMap((element) => ($(element).attr("data-src") ?? "").split(" ")),
  ]);
  return {
    isTool: $("[data-island]").length > 0,
    /** Brotli, as hosts that compress files ahead send it: Node's own quality is brotli's best. */
    html: brotliCompressSync(html).length,
    /** Plain, within the HTML. */
    inlineScript: Buffer.byteLength(inline),
    /** The script files of the first view, for which the page asks by itself, and their bytes after gzip. */
    files,
    scripts: sizeOf(files),
    /** What the tools among them are given, after gzip. */
    props: sizeOf(filesIn(wanted.flatMap((element) => $(element).attr("data-props") ?? []))),
  };
}

/** What about a page is too large, in words; empty if nothing is. */
export function tooLarge({
  isTool,
  html,
  inlineScript,
  scripts,
  props,
}: Omit<ReturnType<typeof pageSize>, "files">): string[] {
  const script = isTool ? scripts > LIMITS.toolScript : inlineScript + scripts > LIMITS.readingScript;
  return [
    ...(html > (isTool && scripts > 0 ? LIMITS.toolHtml : LIMITS.html) ? ["too much HTML"] : []),
    ...(script ? ["too much script"] : []),
    ...(props > LIMITS.props ? ["too much for its tools"] : []),
  ];
}
