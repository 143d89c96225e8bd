import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** A component's name and the class's own, in the words of webpack's css-loader. */
const CLASS_NAME = "[name]-[local]";

/** The class name of a module in the words of the style sheet's own compiler: `CardPanel.module.css` has `CardPanel-module-name`. */
export function className(local: string, file: string): string {
  return `${path.basename(file, ".css").replaceAll(".", "-")}-${local}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Names the classes in all options of css-loader, however deep they stand in webpack's rules. */
function nameClasses(rules: unknown): void {
  if (!isRecord(rules)) return;
  if ("localIdentName" in rules) rules["localIdentName"] = CLASS_NAME;
  Object.values(rules).forEach(nameClasses);
}

/**
 * Gatsby bundles what draws the pages on the server; their classes get the names that the finishing pass gives them in the
 * style sheet. For the browser it bundles nothing: pages are documents, and the finishing pass bundles their islands.
 */
export function configureWebpack({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config) || !isRecord(config["module"])) return;
  if (stage === "build-javascript") config["entry"] = {};
  // Writing webpack's cache took 7 of 33 seconds of a first build, and reading it saved the next one 6: most builds are first.
  if (stage.startsWith("build")) config["cache"] = false;
  if (stage === "build-html") nameClasses(config["module"]["rules"]);
  actions.replaceWebpackConfig(config);
}
