import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** Adds a file and what it loads before it runs. */
function addWithImports(files: Set<string>, file: string, outputs: Metafile["outputs"]): void {
  if (files.has(file)) return;
  files.add(file);
  for (const { path: next, kind, external } of outputs[file]?.imports ?? [])
    if (!external && kind === "import-statement") addWithImports(files, next, outputs);
}

export type IslandScripts = Awaited<ReturnType<typeof buildIslands>>;

export async function buildIslands(root: string, prefix: string, names: ClassNames) {
  const folder = path.join(root, "public", ISLANDS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const bundle = async (name: string, contents: string, plugins: Plugin[]) => {
    const options: BuildOptions = {
      absWorkingDir: root,
      stdin: { contents, resolveDir: root, loader: "tsx" },
      outdir: folder,
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
    const { outputFiles, metafile } = await build({ ...options, metafile: true, write: false });
    for (const { path: file, text } of outputFiles)
      writeFileSync(file, path.extname(file) === ".js" ? await minifiedModule(text) : text);
    const scripts = Object.keys(metafile.outputs).filter((file) => path.extname(file) === ".js");
    const own = scripts.find((file) => metafile.outputs[file]?.entryPoint === "<stdin>") ?? "";
    const first = new Set<string>();
    addWithImports(first, own, metafile.outputs);
    return { scripts, first: [...first].reverse() };
  };

  const vendor = await bundle("react", reactExports(), []);
  const plugins = [cssModules(names), reactFrom(path.basename(vendor.first.join()))];
  const bundled = Object.entries(ISLANDS).map(async ([name, file]) => {
    return [name, await bundle(name, islandScript(name, file), plugins)] as const;
  });
  const islands = new Map<string, typeof vendor>(await Promise.all(bundled));
  const bundleOf = (name: string) => {
    const island = islands.get(name);
    if (!island) throw new Error(`No island is named ${name} in src/islands/registry.ts.`);
    return island;
  };
  return {
    /** The files without which an island can't run, from the output folder: React first, its own last. */
    filesOf: (name: string) =>
      [...vendor.first, ...bundleOf(name).first].map((file) => path.posix.join(ISLANDS_FOLDER, path.basename(file))),
    textsOf: (wanted: readonly string[]) =>
      [...vendor.scripts, ...wanted.flatMap((name) => bundleOf(name).scripts)].map((file) =>
        readFileSync(path.join(root, file), "utf8"),
      ),
  };
}
