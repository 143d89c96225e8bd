import { isHidden, settingFaults, contentDay } from "../../src/build/environment";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const given = { ...process.env };
afterEach(() => {
  process.env = { ...given };
});

const ADDRESS = "start with https:// and end without a slash, such as https://example.com";
const FOLDER = "be a folder such as /plainrate";
const REPOSITORY = "be a repository on GitHub such as owner/name";
const LOGIN = "be an address such as https://login.example.com";
const SECONDS = "be a whole number of seconds since 1970";

test.each([
  ["NOINDEX", "be 1 or 0", ["yes", "on"]],
  [
    "SITE_URL",
    ADDRESS,
    ['https://a.example"', "http://a.example", "a.example", "https://a.example/", "https://a.example/?a", "https:///a"],
  ],
  ["PATH_PREFIX", FOLDER, ["//other.host", "plainrate", "/plainrate/", "/"]],
  ["CMS_REPO", REPOSITORY, ["owner", "https://github.com/owner/name", "owner/name/more", "owner/<script>"]],
  ["CMS_AUTH_URL", LOGIN, ["http://login.example.com", "login.example.com", "https://login.example.com/path"]],
  ["SOURCE_DATE_EPOCH", SECONDS, ["today", "-1", "1.5", "123456789012"]],
])("refuses a %s that doesn't follow its rule: it must %s", (name, rule, values) => {
  for (const value of values) {
    process.env[name] = value;
    expect(settingFaults()).toEqual([`${name} must ${rule}, found "${value}".`]);
  }
});

test("lists all that is wrong at once, and takes usual settings", () => {
  Object.assign(process.env, { NOINDEX: "yes", PATH_PREFIX: "/" });
  expect(settingFaults()).toHaveLength(2);
  Object.assign(process.env, { NOINDEX: "1", PATH_PREFIX: "/name", SITE_URL: "https://owner.github.io/name" });
  expect(settingFaults()).toEqual([]);
});

test("hides a site by NOINDEX alone", () => {
  const hides = (value: string) => {
    process.env["NOINDEX"] = value;
    return isHidden();
  };
  expect(["", "0", "false", "1", "true"].filter(hides)).toEqual(["1", "true"]);
});

describe("the day of the content", () => {
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
});
