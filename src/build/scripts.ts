import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { contentHash } from "./content-hash";
import { PROJECT, isRecord } from "./gatsby-tools";
import { SHIPPED_PACKAGES, shippedPackages } from "./shipped-packages";

/** The one policy of Trusted Types that pages may have: webpack's, for the addresses of its own chunks. */
export const TRUSTED_TYPES_POLICY = "plainrate";

/** So many digits of a file's hash stand in its name; each name stands in every tool page's script. */
export const HASH_DIGITS = 8;

/**
 * What Gatsby brings along whether a site uses it or not: its `Script` component, the plugin that moves such scripts to a
 * worker, and the registration of a service worker. Together three kilobytes of every tool page.
 */
const UNUSED = [
  "gatsby-script",
  path.join(PROJECT, "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  "./register-service-worker",
];

/** What only the written HTML needs: structured data is for programs that read it there. */
const HTML_ONLY = /[\\/]src[\\/]domain[\\/]structured-[^\\/]*$/;

/** What Gatsby's router keeps scroll positions with, and what does it here. */
const SCROLL_MEMORY = { "./session-storage": path.join(PROJECT, "src/components/site/scroll-memory.ts") };

/**
 * Leaves out of the visitors' script what no page of this site uses, and what would keep something in the browser; lists the
 * packages that are in it.
 */
export function configureScripts({ stage, actions, loaders }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const nothing: unknown = Reflect.apply(loaders.null, undefined, []);
  const unused = Object.fromEntries(UNUSED.map((module) => [module, false]));
  actions.setWebpackConfig({
    devtool: false,
    resolve: { alias: { ...unused, ...SCROLL_MEMORY } },
    module: { rules: [{ test: HTML_ONLY, use: nothing }] },
    plugins: [shippedPackages(PROJECT, path.join(PROJECT, SHIPPED_PACKAGES)), contentHash(HASH_DIGITS)],
  });
}

/** The options of the one plugin that minifies scripts; nothing if Gatsby keeps them elsewhere one day. */
function minifierOptions(config: Record<string, unknown>): Record<string, unknown>[] {
  const { optimization } = config;
  const plugins: unknown = isRecord(optimization) ? optimization["minimizer"] : [];
  return (Array.isArray(plugins) ? plugins : []).flatMap((plugin: unknown) => {
    const options = isRecord(plugin) && isRecord(plugin["options"]) ? plugin["options"] : {};
    const minimizer = options["minimizer"];
    return isRecord(minimizer) && isRecord(minimizer["options"]) && "mangle" in minimizer["options"]
      ? [minimizer["options"]]
      : [];
  });
}

/**
 * The browser's word for a file whose functions are needed soon: it then reads all of them beside the page, while the file
 * comes, and not one by one when each is called and the page has to wait.
 */
const READ_WHOLE = "//# allFunctionsCalledOnLoad";

/**
 * Gives scripts that are loaded later their address through a policy of Trusted Types, and lets scripts be written in the
 * language that every browser of `browserslist` reads: Gatsby asks for that of 2009.
 */
export function configureOutput({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (stage !== "build-javascript" || !isRecord(config) || !isRecord(config["output"])) return;
  // Gatsby's merge of a configuration drops these options, so the whole one is replaced.
  Object.assign(config["output"], {
    trustedTypes: { policyName: TRUSTED_TYPES_POLICY },
    hashDigestLength: HASH_DIGITS,
  });
  for (const options of minifierOptions(config)) {
    Object.assign(options, {
      parse: {},
      compress: { ecma: 2020, passes: 2 },
      output: { ecma: 2020, preamble: READ_WHOLE },
    });
  }
  actions.replaceWebpackConfig(config);
}
