import type { CreateWebpackConfigArgs } from "gatsby";

type ExtractPlugin = { options: { ignoreOrder?: boolean } };

function isExtractPlugin(plugin: unknown): plugin is ExtractPlugin {
  return typeof plugin === "object" && plugin !== null && plugin.constructor.name === "MiniCssExtractPlugin";
}

function hasPlugins(config: unknown): config is { plugins: unknown[] } {
  return typeof config === "object" && config !== null && "plugins" in config && Array.isArray(config.plugins);
}

/**
 * No CSS module changes a class of another one, so the order in which they reach a page means nothing; without this the
 * bundler warns of each difference.
 */
export function allowAnyStyleOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!hasPlugins(config)) return;
  for (const plugin of config.plugins) if (isExtractPlugin(plugin)) plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
