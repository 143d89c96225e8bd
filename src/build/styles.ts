import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { PROJECT, isRecord } from "./gatsby-tools";

/** In the finished site a class is five characters long: its full name would stand in every page, again and again. */
const SHORT_NAME = "[hash:base64:5]";

type ExtractPlugin = { options: { ignoreOrder?: boolean } };
type ModuleOptions = { localIdentName: string };

function isExtractPlugin(plugin: unknown): plugin is ExtractPlugin {
  return isRecord(plugin) && plugin.constructor.name === "MiniCssExtractPlugin";
}

function isModuleOptions(value: unknown): value is ModuleOptions {
  return isRecord(value) && typeof value["localIdentName"] === "string";
}

/** Every group of options for CSS modules within webpack's rules, however deep it stands. */
function moduleOptions(value: unknown): ModuleOptions[] {
  if (Array.isArray(value)) return value.flatMap(moduleOptions);
  if (!isRecord(value)) return [];
  if (isModuleOptions(value)) return [value];
  return ["oneOf", "use", "options", "modules"].flatMap((key) => moduleOptions(value[key]));
}

/** Changes when any style sheet does. */
function stylesHash(): string {
  const folder = path.join(PROJECT, "src");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const hash = createHash("sha256");
  for (const sheet of sheets.sort()) hash.update(sheet).update(readFileSync(path.join(folder, sheet)));
  return hash.digest("hex");
}

/**
 * Sets how CSS reaches the pages. No CSS module changes a class of another one, so their order means nothing, and the
 * bundler need not warn of it. All CSS stands in every page, so its names are short in the finished site.
 */
export function configureStyles({ getConfig, actions, stage }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config) || !Array.isArray(config["plugins"]) || !isRecord(config["module"])) return;
  for (const plugin of config["plugins"]) if (isExtractPlugin(plugin)) plugin.options.ignoreOrder = true;
  if (stage === "build-javascript" || stage === "build-html") {
    for (const options of moduleOptions(config["module"]["rules"])) options.localIdentName = SHORT_NAME;
  }
  // Gatsby keeps the HTML of pages whose code is the same, though the CSS within it may have changed.
  if (stage === "build-html" && isRecord(config["output"])) config["output"]["hashSalt"] = stylesHash();
  actions.replaceWebpackConfig(config);
}
