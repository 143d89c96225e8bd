import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CONTENT as FIXTURE } from "./fixture-content";
import { CONTENT as PROJECT } from "./project-content";

/**
 * Before the first test: the gate reads the content once for all test files, which take it from a file
 * (`project-content-once`, `fixture-content-once`). In each of them it would cost more than most tests do.
 */
export default function readContentOnce(): void {
  if (process.env["TEST_CONTENT"]) return;
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-content-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, "project.json"), JSON.stringify(PROJECT));
  writeFileSync(path.join(folder, "fixture.json"), JSON.stringify(FIXTURE));
  process.env["TEST_CONTENT"] = folder;
}
