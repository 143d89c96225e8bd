import { isSwitchedOn, settingFaults } from "../../src/build/environment";

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

test("reads a switch as on or off", () => {
  const isOn = (value: string) => {
    process.env["NOINDEX"] = value;
    return isSwitchedOn("NOINDEX");
  };
  expect(["", "0", "false", "1", "true"].filter(isOn)).toEqual(["1", "true"]);
});
