import { buildSync } from "esbuild";

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
const STRUCTURED_DATA = /\btype="application\/ld\+json"/;
const PRELOAD = /<link\b[^>]*\brel="(?:preload|prefetch|modulepreload)"[^>]*>/g;

/** The small script of reading pages, bundled from `src/vanilla` and minified. */
export function bundleReadingScript(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ["src/vanilla/reading-page.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * Takes Gatsby's and React's scripts and preloads out of a page that is only read and puts the small script in.
 * Structured data stays.
 */
export function lightenPage(html: string, script: string): string {
  return html
    .replace(SCRIPT, (whole, attributes: string) => (STRUCTURED_DATA.test(attributes) ? whole : ""))
    .replace(PRELOAD, "")
    .replace("</body>", () => `<script>${script}</script></body>`);
}
