import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Names classes as esbuild does, wherever webpack's rules have css-loader's options: Gatsby has no setting for it. */
function nameClasses(rules: unknown): void {
  if (!isRecord(rules)) return;
  if ("localIdentName" in rules)
    rules["getLocalIdent"] = ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
      `${path.basename(resourcePath, ".module.css")}_${local}`;
  Object.values(rules).forEach(nameClasses);
}

const TYPESCRIPT = String(/\.tsx?$/);

/** The rules without that one: Gatsby's own for scripts takes TypeScript too, and each file went through Babel twice. */
function compileOnce(rules: unknown): unknown {
  return Array.isArray(rules)
    ? rules.filter((rule: unknown) => !isRecord(rule) || String(rule["test"]) !== TYPESCRIPT)
    : rules;
}

/** Gatsby bundles what draws the pages on the server; for the browser the finishing pass bundles the islands. */
export function configureWebpack({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config) || !isRecord(config["module"])) return;
  if (stage === "build-javascript") config["entry"] = {};
  // Writing webpack's cache took 7 of 33 seconds of a first build, and reading it saved the next one 6: most builds are first.
  if (stage.startsWith("build")) config["cache"] = false;
  if (stage === "build-html") nameClasses(config["module"]["rules"]);
  config["module"]["rules"] = compileOnce(config["module"]["rules"]);
  actions.replaceWebpackConfig(config);
}
