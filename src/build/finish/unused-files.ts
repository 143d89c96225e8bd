import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { HASH_DIGITS } from "../scripts";
import { filesIn } from "./page-files";

/** What builds leave in the output folder and no visitor can ask for. */

/** Gatsby's plugin for scripts in a worker, which this site does not use. */
const UNUSED_FOLDER = "~partytown";
/** All CSS stands in the pages, and source maps are for those who have the sources. */
const UNUSED = /^styles\.[^/]*\.css$|^[^/]*\.map$/;
/** A chunk of the visitors' script or the licences of what is in it. */
const CHUNK = new RegExp(`^(?<name>[^/]+)-(?<hash>[0-9a-f]{${HASH_DIGITS}})\\.js(?:\\.LICENSE\\.txt)?$`);

/**
 * Which files no visitor can ask for: chunks that neither a page nor the present build's own list of chunks names (those
 * of earlier builds), chunks of components that never run in a browser, style sheets and maps.
 *
 * @param pages the HTML of the pages that load scripts.
 * @param idleComponents the names of the chunks whose pages are only read.
 */
function unusedFiles(folder: string, pages: readonly string[], idleComponents: ReadonlySet<string>): string[] {
  const files = filesIn(folder);
  const text = pages.join("");
  const firstScripts = files.filter((file) => CHUNK.test(file) && text.includes(`/${file}"`));
  const named = [text, ...firstScripts.map((file) => readFileSync(path.join(folder, file), "utf8"))].join("");
  return files.filter((file) => {
    const { name = "", hash } = CHUNK.exec(file)?.groups ?? {};
    return UNUSED.test(file) || (hash !== undefined && (idleComponents.has(name) || !named.includes(hash)));
  });
}

/** Removes what no visitor can ask for; see `unusedFiles`. */
export function dropUnusedFiles(folder: string, pages: readonly string[], idleComponents: ReadonlySet<string>): void {
  for (const file of unusedFiles(folder, pages, idleComponents)) rmSync(path.join(folder, file));
  rmSync(path.join(folder, UNUSED_FOLDER), { recursive: true, force: true });
}

/** All that the scripts in the output folder say. */
export function textOfScripts(folder: string): string {
  const scripts = filesIn(folder).filter((file) => CHUNK.test(file) && file.endsWith(".js"));
  return scripts.map((file) => readFileSync(path.join(folder, file), "utf8")).join("");
}
