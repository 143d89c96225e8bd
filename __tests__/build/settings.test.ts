import { settingFaults } from "../../src/build/settings";

const given = { ...process.env };
afterEach(() => {
  process.env = { ...given };
});

test.each([
  ["NOINDEX", "yes", "be 1 or 0"],
  ["SHOW_DRAFTS", "all", "be 1 or 0"],
  ["SITE_URL", 'https://a.example"', "start with https:// and end without a slash, such as https://example.com"],
  ["SITE_URL", "http://a.example", "start with https:// and end without a slash, such as https://example.com"],
  ["PATH_PREFIX", "//other.host", "be a folder such as /plainrate"],
  ["PATH_PREFIX", "plainrate", "be a folder such as /plainrate"],
  ["PATH_PREFIX", "/plainrate/", "be a folder such as /plainrate"],
  ["CMS_REPO", "owner", "be a repository on GitHub such as owner/name"],
  ["EDIT_URL", "github.com/owner", "start with https:// and end without a slash"],
  ["SOURCE_DATE_EPOCH", "today", "be a whole number of seconds since 1970"],
])("%s=%s stops a build before its first page, and the line says what is wanted", (name, value, rule) => {
  process.env[name] = value;
  expect(settingFaults()).toEqual([expect.stringMatching(new RegExp(`^${name} must ${rule}`))]);
});

test("all that is wrong is told at once, and usual settings are no fault", () => {
  Object.assign(process.env, { NOINDEX: "yes", PATH_PREFIX: "/" });
  expect(settingFaults()).toHaveLength(2);
  Object.assign(process.env, {
    NOINDEX: "1",
    PATH_PREFIX: "/repository",
    SITE_URL: "https://owner.github.io/repository",
    CMS_REPO: "owner/name",
  });
  expect(settingFaults()).toEqual([]);
});
