import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { encodeMarket } from "../domain/market/market-file";
import type { Survey } from "../domain/market/plan";
import { PROJECT } from "./gatsby-tools";

/** All plans of the newest period as a file of the site. Its name holds a hash of its content, so that it may be kept for good. */

const FOLDER = "reported";

/** Writes the file of a period into the output folder, takes those of earlier builds away, and gives its path from the site's root. */
export function writeMarketFile(survey: Survey): string {
  const text = encodeMarket(survey);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const folder = path.join(PROJECT, "public", FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `plans-${hash}.json`;
  writeFileSync(path.join(folder, name), text);
  return `/${FOLDER}/${name}`;
}
