import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

const NAME = "ContentHash";

/**
 * A plugin of webpack that makes the hash of a compilation from what it makes. Webpack's own also counts what it did to
 * make it, so that it is another one after the first build with a warm cache; Gatsby then draws every page anew, and
 * visitors' open pages load their next page whole, for the same scripts and styles. It has so many digits.
 */
export function contentHash(digits: number) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.afterHash.tap(NAME, () => {
          const hashes = [...compilation.chunks].map(({ contentHash: made }) => JSON.stringify(made)).sort();
          compilation.hash = createHash("sha256").update(hashes.join("\n")).digest("hex").slice(0, digits);
        });
      });
    },
  };
}
