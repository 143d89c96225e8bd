import { minify, minifySync } from "@swc/core";
import { buildSync } from "esbuild";
import { PROJECT } from "../environment";

/** The oldest browsers that the output is written for, as esbuild names them. */
export const BROWSERS = ["chrome111", "edge111", "firefox113", "safari16.4"];

/** A script that esbuild has bundled, in fewer bytes: a tenth less of a tool, and a kilobyte less of React. */
const SMALLER = { compress: true, mangle: true };

export async function minifiedModule(script: string): Promise<string> {
  return (await minify(script, { ...SMALLER, module: true })).code;
}

export function bundleInline(name: string, prefix = ""): string {
  const { outputFiles } = buildSync({
    absWorkingDir: PROJECT,
    entryPoints: [`src/${name}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: BROWSERS,
    define: { __PATH_PREFIX__: JSON.stringify(prefix) },
    write: false,
  });
  return minifySync(outputFiles[0]?.text ?? "", SMALLER).code;
}
