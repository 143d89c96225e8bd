import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { PROJECT } from "./environment";
import { classNames } from "./finish/styles";

const LOADER = path.join(PROJECT, "src/build/esbuild-loader.cjs");

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const TYPESCRIPT = String(/\.tsx?$/);

/** The rules without that one: Gatsby's own for scripts takes TypeScript too, and each file went through Babel twice. */
function compileOnce(rules: unknown): unknown {
  return Array.isArray(rules)
    ? rules.filter((rule: unknown) => !isRecord(rule) || String(rule["test"]) !== TYPESCRIPT)
    : rules;
}

/** What draws the pages on the server is compiled by esbuild, in a third of Babel's time, with the class names of the finishing pass. */
async function drawingRules() {
  return [
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    { test: /\.module\.css$/, loader: LOADER, options: { names: await classNames(PROJECT) } },
    { test: /\.[jt]sx?$/, exclude: /node_modules/, loader: LOADER },
  ];
}

/** Gatsby bundles what draws the pages on the server; for the browser the finishing pass bundles the islands. */
export async function configureWebpack({ stage, actions, getConfig }: CreateWebpackConfigArgs): Promise<void> {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config) || !isRecord(config["module"])) return;
  if (stage === "build-javascript") config["entry"] = {};
  // Writing webpack's cache took 7 of 33 seconds of a first build, and reading it saved the next one 6: most builds are first.
  if (stage.startsWith("build")) config["cache"] = false;
  if (stage === "build-html") Object.assign(config, { devtool: false, module: { rules: await drawingRules() } });
  else config["module"]["rules"] = compileOnce(config["module"]["rules"]);
  actions.replaceWebpackConfig(config);
}
