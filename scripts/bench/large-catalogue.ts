import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../lib/copy-project.mjs";
import { ROOT, run } from "../lib/run.mjs";
import { largeContent } from "./large-content";

/** Builds a copy of the project whose catalogue holds `count` cards, and gives its folder. Throws if the build fails. */
export async function buildLargeCatalogue(count: number, seed: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-large-"));
  copyProject(ROOT, folder);
  for (const { file, text } of largeContent(ROOT, count, seed)) writeFileSync(path.join(folder, file), text);

  const code = await run(["npm", "run", "build", "--prefix", folder]);
  if (code !== 0) throw new Error(`The catalogue of ${count} cards could not be built: ${folder}`);
  return folder;
}

export function removeCatalogue(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
