import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Metafile, type Plugin, build } from "esbuild";
import { ISLANDS_FOLDER } from "../../site/routes";
import { BROWSERS } from "./browsers";
import type { ClassNames } from "./styles";

/** The script of the islands: one small entry, and a chunk for each tool and for what several share. */

/** Where a build leaves the list of the packages in it, for `npx tsx scripts/check-vulnerabilities.ts`. */
export const SHIPPED_PACKAGES = path.join(".cache", "shipped-packages.json");

const ENTRY = "src/islands/entry.ts";
const HYDRATE = "src/islands/hydrate.ts";

export type IslandScripts = {
  /** The entry's file, from the output folder. */
  entry: string;
  /** All files that tools need as soon as the page is loaded, each once, the entry left out. */
  filesOf: (tools: readonly string[]) => string[];
  /** The text of all files that can ever run on a page with these tools. */
  textsOf: (tools: readonly string[]) => string[];
};

/** A CSS module, for a script, is the names of its classes; the style sheet is another matter. */
function cssModules(names: ReadonlyMap<string, ClassNames>): Plugin {
  return {
    name: "css-modules",
    setup(bundler) {
      bundler.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
        contents: JSON.stringify(names.get(file) ?? {}),
        loader: "json",
      }));
    },
  };
}

/** The folder of the package that a file belongs to, as npm names it: `node_modules/react`. */
function packageOf(file: string): string | undefined {
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

/** The files that a file loads before it runs, itself first; with `later` also those that it may load then. */
function closure(outputs: Metafile["outputs"], file: string, later: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path: next, kind } of outputs[file]?.imports ?? []) {
    if (kind === "import-statement" || later) closure(outputs, next, later, seen);
  }
  return seen;
}

/** Bundles the islands into the output folder; what an earlier build left there goes. */
export async function buildIslands(
  root: string,
  output: string,
  prefix: string,
  names: ReadonlyMap<string, ClassNames>,
): Promise<IslandScripts> {
  rmSync(path.join(output, ISLANDS_FOLDER), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: path.join(output, ISLANDS_FOLDER),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    metafile: true,
    legalComments: "linked",
    jsx: "automatic",
    target: BROWSERS,
    define: { "process.env.NODE_ENV": '"production"', __PATH_PREFIX__: JSON.stringify(prefix) },
    plugins: [cssModules(names)],
    // A class that its style sheet does not have.
    logOverride: { "import-is-undefined": "error" },
    logLevel: "silent",
  });
  const packages = new Set(Object.keys(metafile.inputs).flatMap((file) => packageOf(file) ?? []));
  const list = path.join(root, SHIPPED_PACKAGES);
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, `${JSON.stringify([...packages].sort(), null, 2)}\n`);

  const { outputs } = metafile;
  const outputOf = (source: (entryPoint: string) => boolean, name: string): string => {
    const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint !== undefined && source(entryPoint));
    if (!found) throw new Error(`No chunk of the islands' script is made of ${name}.`);
    return found[0];
  };
  const entry = outputOf((source) => source === ENTRY, ENTRY);
  const chunksOf = (tools: readonly string[], later: boolean) => {
    const roots = [
      outputOf((source) => source === HYDRATE, HYDRATE),
      ...tools.map((tool) => outputOf((source) => path.basename(source, ".tsx") === tool, tool)),
    ];
    return [...new Set(roots.flatMap((file) => [...closure(outputs, file, later)]))];
  };
  const inOutput = (file: string) => path.relative(output, path.join(root, file)).split(path.sep).join("/");
  return {
    entry: inOutput(entry),
    filesOf: (tools) => chunksOf(tools, false).map(inOutput),
    textsOf: (tools) => [entry, ...chunksOf(tools, true)].map((file) => readFileSync(path.join(root, file), "utf8")),
  };
}
