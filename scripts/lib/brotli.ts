import { brotliCompressSync, constants } from "node:zlib";

/** A file as hosts send it that compress ahead: with brotli, as far as it goes. */
export function brotli(file: string | Buffer): Buffer {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}
