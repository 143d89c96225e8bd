import { buildSync } from "esbuild";

/** One of the small scripts in `src/vanilla`, by its file's name, bundled and minified for an inline script element. */
export function bundleVanilla(root: string, name: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [`src/vanilla/${name}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
