import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load } from "cheerio";

export const gzip = (data: string) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }).length;

export function pageSize(html: string, read: (file: string) => string) {
  const $ = load(html);
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
    inlineScript: Buffer.byteLength(
      $('script:not([src], [type="application/ld+json"], [type="application/json"])').text(),
    ),
    /** The script files of the first view, which the page asks for by itself, and their bytes after gzip. */
    files,
    scripts: sizeOf(files),
    props: sizeOf(filesIn(wanted.flatMap((element) => $(element).attr("data-props") ?? []))),
  };
}
