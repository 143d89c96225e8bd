import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as react from "react";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import * as jsxRuntime from "react/jsx-runtime";
import { type BuildOptions, type Metafile, type Plugin, build } from "esbuild";
import { ISLANDS } from "../../islands/registry";
import { ISLANDS_FOLDER } from "../../site/routes";
import { BROWSERS, minifiedModule } from "./bundle";
import type { ClassNames } from "./styles";

/** The scripts of the islands: React, and one for each. They share no other file: a dozen small chunks would pack badly. */

/** A CSS module, for a script, is the names of its classes; the style sheet is another matter. */
function cssModules(names: ClassNames): Plugin {
  return {
    name: "css-modules",
    setup(bundler) {
      bundler.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
        contents: JSON.stringify(names[file] ?? {}),
        loader: "json",
      }));
    },
  };
}

const REACT = { react, "react/jsx-runtime": jsxRuntime, "react-dom": reactDom, "react-dom/client": reactDomClient };

function reactFrom(file: string): Plugin {
  return {
    name: "react",
    setup(bundler) {
      bundler.onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => ({ path: `./${file}`, external: true }));
    },
  };
}

/** All of React's names, which esbuild can't tell from its CommonJS; a name that two of its parts have comes once. */
function reactExports(): string {
  const exported = new Set(["default"]);
  return Object.entries(REACT)
    .map(([part, module]) => {
      const names = Object.keys(module).filter((name) => !exported.has(name));
      for (const name of names) exported.add(name);
      return `export { ${names.join(", ")} } from "${part}";`;
    })
    .join("\n");
}

function islandScript(name: string, file: string): string {
  return `import { ${name} } from "./src/components/${file}";
    import { hydrateTool } from "./src/islands/hydrate";
    export const hydrate = (element, props) => hydrateTool(element, "${name}", ${name}, props);`;
}

/** Adds a file and what it loads before it runs, with `later` also what it may load then. */
function addWithImports(files: Set<string>, file: string, outputs: Metafile["outputs"], later: boolean): void {
  if (files.has(file)) return;
  files.add(file);
  for (const { path: next, kind, external } of outputs[file]?.imports ?? []) {
    if (!external && (kind === "import-statement" || later)) addWithImports(files, next, outputs, later);
  }
}

export type IslandScripts = Awaited<ReturnType<typeof buildIslands>>;

export async function buildIslands(root: string, prefix: string, names: ClassNames) {
  const output = path.join(root, "public");
  const inRoot = (file: string) => path.join(root, file);
  const textOf = (file: string) => readFileSync(inRoot(file), "utf8");
  const bundle = async (name: string, contents: string, plugins: Plugin[]): Promise<Metafile & { file: string }> => {
    const options: BuildOptions = {
      absWorkingDir: root,
      stdin: { contents, resolveDir: root, loader: "tsx" },
      outdir: path.join(output, ISLANDS_FOLDER),
      entryNames: `${name}-[hash]`,
      chunkNames: "[name]-[hash]",
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      legalComments: "external",
      jsx: "automatic",
      target: BROWSERS,
      define: {
        "process.env.NODE_ENV": '"production"',
        __PATH_PREFIX__: JSON.stringify(prefix),
        // React's tools for developers have no part in the built site; looking for them costs every page of tools 0.2 kB.
        __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      },
      plugins,
      // A class that its style sheet does not have.
      logOverride: { "import-is-undefined": "error" },
      logLevel: "silent",
    };
    const { metafile } = await build({ ...options, metafile: true });
    const scripts = Object.keys(metafile.outputs).filter((output) => path.extname(output) === ".js");
    for (const script of scripts) writeFileSync(inRoot(script), await minifiedModule(textOf(script)));
    const file = Object.keys(metafile.outputs).find((one) => metafile.outputs[one]?.entryPoint !== undefined) ?? "";
    return { ...metafile, file };
  };

  const vendor = await bundle("react", reactExports(), []);
  const plugins = [cssModules(names), reactFrom(path.basename(vendor.file))];
  const bundled = Object.entries(ISLANDS).map(async ([name, file]) => {
    return [name, await bundle(name, islandScript(name, file), plugins)] as const;
  });
  const islands = new Map<string, Metafile & { file: string }>(await Promise.all(bundled));

  const filesOf = (name: string, later: boolean): string[] => {
    const island = islands.get(name);
    if (!island) throw new Error(`No island is named ${name} in src/islands/registry.ts.`);
    const { file, outputs } = island;
    const files = new Set<string>();
    addWithImports(files, file, outputs, later);
    return [...files, vendor.file].reverse();
  };
  const inOutput = (file: string) => path.relative(output, inRoot(file)).split(path.sep).join("/");
  return {
    /** The files without which an island can't run, from the output folder: React first, its own last. */
    filesOf: (name: string) => filesOf(name, false).map(inOutput),
    textsOf: (wanted: readonly string[]) => [...new Set(wanted.flatMap((name) => filesOf(name, true)))].map(textOf),
  };
}
