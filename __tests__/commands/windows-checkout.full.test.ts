import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });

test("a checkout on Windows, where git writes other line ends, holds every text as it is here", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "windows-"));
  git("clone", "--quiet", "--depth", "1", "--config", "core.autocrlf=true", `file://${ROOT}`, copy);
  const changed = git("-C", copy, "ls-files", "--eol").match(/^\S+\s+w\/(?:crlf|mixed).*/gm);
  rmSync(copy, { recursive: true });
  expect(changed).toBeNull();
});
