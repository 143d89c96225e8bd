import { buildSync } from "esbuild";

/** The oldest browsers whose language and style sheets the output is written in, as esbuild names them. */
export const BROWSERS = ["chrome111", "edge111", "firefox113", "safari16.4"];

/** A small script, by its file's name below `src`, bundled and minified to stand within a page of a site below `prefix`. */
export function bundleInline(root: string, name: string, prefix = ""): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [`src/${name}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: BROWSERS,
    define: { __PATH_PREFIX__: JSON.stringify(prefix) },
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
