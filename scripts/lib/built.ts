import { existsSync } from "node:fs";
import path from "node:path";

/** The path of what the last build left behind. Throws an error that says what to do if it is not there. */
export function built(...names: readonly string[]): string {
  const place = path.join(...names);
  if (!existsSync(place)) throw new Error(`There is no ${place}. Run "npm run build" first.`);
  return place;
}
