import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CONTENT } from "./project-content";

/**
 * Before the first test: the gate reads the project's content once for all test files, which take it from a file
 * (`project-content-once`). In each of them it would cost more than most tests do.
 */
export default function readContentOnce(): void {
  if (process.env["TEST_CONTENT"]) return;
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-content-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "content.json");
  writeFileSync(file, JSON.stringify(CONTENT));
  process.env["TEST_CONTENT"] = file;
}
