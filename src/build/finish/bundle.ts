import { buildSync } from "esbuild";

/** The oldest browsers whose language and style sheets the output is written in, as esbuild names them. */
export const BROWSERS = ["chrome111", "edge111", "firefox113", "safari16.4"];

/** A small script, by its file's name below `src`, bundled and minified to stand within a page. */
export function bundleInline(root: string, name: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [`src/${name}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: BROWSERS,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
