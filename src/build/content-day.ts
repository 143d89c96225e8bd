import { spawnSync } from "node:child_process";
import { isoDay } from "../domain/text/format";
import { setting } from "./environment";

/** When content was last committed, in seconds since 1970; empty where there is no such commit. */
function lastCommit(root: string): string {
  const options = { cwd: root, encoding: "utf8" } as const;
  const { stdout, status } = spawnSync("git", ["log", "-1", "--format=%ct", "--", "data"], options);
  return status === 0 ? stdout.trim() : "";
}

/**
 * The day (UTC) to which the age of checked terms is counted: SOURCE_DATE_EPOCH (seconds since 1970), else that of the newest
 * commit that changed content, so that two builds of one state agree. Null where there is neither. Throws if
 * SOURCE_DATE_EPOCH is no number of seconds.
 */
export function contentDay(root: string, epoch = process.env["SOURCE_DATE_EPOCH"]): string | null {
  const rule = "be a whole number of seconds since 1970";
  const seconds = setting("SOURCE_DATE_EPOCH", /^\d{1,11}$/, rule, epoch || lastCommit(root));
  return seconds === null ? null : isoDay(new Date(Number(seconds) * 1000));
}
