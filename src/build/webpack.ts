import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { PROJECT } from "./environment";
import { classNames } from "./finish/styles";

const LOADER = path.join(PROJECT, "src/build/esbuild-loader.js");

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Gatsby's own rule for scripts takes TypeScript too: with this one each file went through Babel twice. */
const isForTypeScript = (rule: unknown) => isRecord(rule) && String(rule["test"]) === String(/\.tsx?$/);

/** Rules for the code that draws the pages: esbuild takes a tenth of Babel's time; class names are the finished style sheet's. */
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
  // A first build, as most are, has nothing of a cache but the time to write it.
  if (stage.startsWith("build")) config["cache"] = false;
  if (stage === "build-html") Object.assign(config, { devtool: false, module: { rules: await drawingRules() } });
  const { rules } = config["module"];
  if (stage === "develop" && Array.isArray(rules))
    config["module"]["rules"] = rules.filter((rule: unknown) => !isForTypeScript(rule));
  actions.replaceWebpackConfig(config);
}
