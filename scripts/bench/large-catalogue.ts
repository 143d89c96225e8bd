import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../lib/copy-project.mjs";
import { ROOT, run } from "../lib/run.mjs";
import { type ContentSize, largeContent } from "./large-content";

/** Makes a copy of the project that holds so much content, not built yet, and gives its folder. */
export function copyWithContent(size: ContentSize, seed: number): string {
  const files = largeContent(ROOT, size, seed);
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-large-"));
  copyProject(ROOT, folder);
  for (const { file, text } of files) writeFileSync(path.join(folder, file), text);
  return folder;
}

/** Builds a copy of the project whose catalogue holds `count` cards, and gives its folder. Throws if the build fails. */
export async function buildLargeCatalogue(count: number, seed: number): Promise<string> {
  const folder = copyWithContent({ cards: count }, seed);
  const code = await run(["npm", "run", "build", "--prefix", folder]);
  if (code !== 0) throw new Error(`The catalogue of ${count} cards could not be built: ${folder}`);
  return folder;
}

export function removeCatalogue(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
