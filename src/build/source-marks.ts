import { fieldName } from "../content/fault";
import { type TextFile, readSource } from "../content/read/source-file";
import { partsIn } from "../content/read/texts-in";
import { setting } from "./environment";
import type { ContentLines } from "../develop/source-place";

/** Pages say where they are written in `develop`, and in previews that are given EDIT_URL. Never in the site. */

/** The address below which a preview's files stand; null if this is no preview. Throws for a value that is no address. */
export function readEditUrl(given = process.env["EDIT_URL"]): string | null {
  const address = setting("EDIT_URL", /^https:\/\/\S+[^\s/]$/, "start with https:// and end without a slash", given);
  // The name of a branch may hold the sign that ends an address.
  return address?.replaceAll("#", "%23") ?? null;
}

export function marksSources(): boolean {
  return process.env["NODE_ENV"] === "development" || readEditUrl() !== null;
}

/** Where each field of the content stands, and what it says; tables have none. */
export function contentLines(files: readonly TextFile[]): ContentLines {
  const sources = files.filter(({ file }) => !file.endsWith(".csv")).map(readSource);
  return Object.fromEntries(
    sources.map((source) => [
      source.file,
      Object.fromEntries(
        partsIn(source.data).map(({ path, value }) => [
          fieldName(path),
          { line: source.placeOf(path).line, ...(typeof value === "string" ? { text: value } : {}) },
        ]),
      ),
    ]),
  );
}
