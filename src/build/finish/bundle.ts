import { buildSync } from "esbuild";

/** A small script, by its file's name below `src`, bundled and minified to stand within a page. */
export function bundleInline(root: string, name: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [`src/${name}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
