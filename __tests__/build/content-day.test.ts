import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentDay } from "../../src/build/content-day";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "day-"));
  process.env["SOURCE_DATE_EPOCH"] = "";
});
afterEach(() => rmSync(folder, { recursive: true }));

function commit(file: string, day: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), day);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day };
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...args], { cwd: folder, env });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message=x");
}

test("is that of the newest commit of content, not of code, and in UTC", () => {
  commit("data/a.json", "2025-03-01T23:30:00-05:00");
  commit("src/a.ts", "2025-06-01T12:00:00Z");
  expect(contentDay(folder)).toBe("2025-03-02");
});

test("is SOURCE_DATE_EPOCH's, if it is set", () => {
  commit("data/a.json", "2025-03-01T12:00:00Z");
  process.env["SOURCE_DATE_EPOCH"] = "1736294400";
  expect(contentDay(folder)).toBe("2025-01-08");
});

test("is unknown outside of a repository", () => {
  expect(contentDay(folder)).toBeNull();
});
