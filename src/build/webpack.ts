import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

type ModuleOptions = { localIdentName: string };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
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

/**
 * Gatsby bundles what draws the pages on the server; their classes get the names that the finishing pass gives them in the
 * style sheet. For the browser it bundles nothing: pages are documents, and the finishing pass bundles their islands.
 */
export function configureWebpack({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config) || !isRecord(config["module"])) return;
  if (stage === "build-javascript") config["entry"] = {};
  if (stage === "build-html") {
    for (const options of moduleOptions(config["module"]["rules"])) options.localIdentName = CLASS_NAME;
  }
  actions.replaceWebpackConfig(config);
}

/** A component's name and the class's own, in the words of webpack's css-loader. */
const CLASS_NAME = "[name]-[local]";

/** The same in the words of the style sheet's own compiler: `CardPanel.module.css` has `CardPanel-module-name`. */
export function className(local: string, file: string): string {
  return `${path.basename(file, ".css").replaceAll(".", "-")}-${local}`;
}
