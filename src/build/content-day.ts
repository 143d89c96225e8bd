import { spawnSync } from "node:child_process";

const SECOND = 1000;

/** An instant as an ISO day, in UTC. */
function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, "2025-01-08".length);
}

/**
 * The day to which the age of checked terms is counted: SOURCE_DATE_EPOCH (seconds since 1970), else that of the newest
 * commit that changed content, so that two builds of one state agree. Null where there is neither. Throws if
 * SOURCE_DATE_EPOCH is no number of seconds.
 */
export function contentDay(root: string, epoch = process.env["SOURCE_DATE_EPOCH"]): string | null {
  if (epoch) {
    if (!/^\d{1,11}$/.test(epoch)) {
      throw new Error(`SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, found "${epoch}".`);
    }
    return isoDay(Number(epoch) * SECOND);
  }
  const { stdout, status } = spawnSync("git", ["log", "-1", "--format=%cI", "--", "data"], {
    cwd: root,
    encoding: "utf8",
  });
  const time = status === 0 ? Date.parse(stdout.trim()) : NaN;
  return Number.isNaN(time) ? null : isoDay(time);
}
