import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMALL_PROJECT } from "./small-project";

/** A folder with the small project in it. */
export function smallFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  for (const { file, text } of SMALL_PROJECT) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
