import { spawnSync } from "node:child_process";
import { isoDay } from "../domain/text/format";

type Rule = readonly [form: RegExp, words: string];

const SETTINGS = {
  /** Where the site will be; without it the content says so. */
  SITE_URL: [
    /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*$/,
    "start with https:// and end without a slash, such as https://example.com",
  ],
  PATH_PREFIX: [/^(?:\/[\w.~-]+)+$/, "be a folder such as /plainrate"],
  NOINDEX: [/^(?:0|1|false|true)$/, "be 1 or 0"],
  /** The repository of the editors' pull requests, and the server where they sign in. */
  CMS_REPO: [/^[\w.-]+\/[\w.-]+$/, "be a repository on GitHub such as owner/name"],
  CMS_AUTH_URL: [/^https:\/\/[^\s/]+$/, "be an address such as https://login.example.com"],
  SOURCE_DATE_EPOCH: [/^\d{1,11}$/, "be a whole number of seconds since 1970"],
} satisfies Record<string, Rule>;

function faultOf(name: string, [form, words]: Rule): string {
  const value = process.env[name];
  return !value || form.test(value) ? "" : `${name} must ${words}, found "${value}".`;
}

export function settingFaults(): string[] {
  return Object.entries(SETTINGS)
    .map(([name, rule]) => faultOf(name, rule))
    .filter((fault) => fault !== "");
}

/** Returns the value of a build's variable; null without it. Throws for a value of another form. */
export function setting(name: keyof typeof SETTINGS): string | null {
  const fault = faultOf(name, SETTINGS[name]);
  if (fault) throw new Error(fault);
  return process.env[name] || null;
}

/** Returns true where search engines must not list the site. Throws for a value that could mean either. */
export function isHidden(): boolean {
  return /^(?:1|true)$/.test(setting("NOINDEX") ?? "");
}

/** The project's folder; Gatsby is started in it. */
export const PROJECT = process.cwd();

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
