import { spawnSync } from "node:child_process";
import { isoDay } from "../domain/text/format";
import { setting } from "./environment";

/** When content was last committed, in seconds since 1970; empty where there is no such commit. */
function lastCommit(root: string): string {
  const options = { cwd: root, encoding: "utf8" } as const;
  const { stdout, status } = spawnSync("git", ["log", "-1", "--format=%ct", "--", "data"], options);
  return status === 0 ? stdout.trim() : "";
}

/** The UTC day of SOURCE_DATE_EPOCH (seconds since 1970), else of the newest commit of content; null without either. */
export function contentDay(root: string): string | null {
  const seconds = setting("SOURCE_DATE_EPOCH") ?? lastCommit(root);
  return seconds === "" ? null : isoDay(new Date(Number(seconds) * 1000));
}
