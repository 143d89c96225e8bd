import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CATALOG_FOLDER } from "./catalog";
import { contentIn } from "./content-in";

/**
 * Before the first test: the gate reads the content once for all test files, which take it from a file (`content-in-once`).
 * In each of them it would cost more than most tests do.
 */
export default function readContentOnce(): void {
  if (process.env["TEST_CONTENT"]) return;
  const kept = mkdtempSync(path.join(tmpdir(), "plainrate-content-"));
  process.once("exit", () => rmSync(kept, { recursive: true, force: true }));
  for (const folder of [CATALOG_FOLDER, process.cwd()])
    writeFileSync(path.join(kept, encodeURIComponent(folder)), JSON.stringify(contentIn(folder)));
  process.env["TEST_CONTENT"] = kept;
}
