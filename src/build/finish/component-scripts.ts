import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Where webpack says which files a component is made of. */
export const STATS_FILE = "webpack.stats.json";

const statsSchema = z.looseObject({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** The script files that a page's component needs, by its name, beside those that every tool page loads first. */
export function componentScripts(folder: string): (componentChunkName: string) => string[] {
  const { assetsByChunkName } = statsSchema.parse(JSON.parse(readFileSync(path.join(folder, STATS_FILE), "utf8")));
  return (name) => (assetsByChunkName[name] ?? []).filter((file) => file.endsWith(".js"));
}
