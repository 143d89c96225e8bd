import { catalogEachTest, runScript } from "./run-script";

const { run, edit } = catalogEachTest();

test("npm run check:launch lists what is a sample or has run out by today; to the build the day is all one", () => {
  edit("data/site.json", /"expires": "[^"]*"/, '"expires": "2025-01-08"');
  // December 1, 2026.
  const env = { SITE_URL: "", SOURCE_DATE_EPOCH: "1796083200" };
  const { code, out } = run("check-launch.ts", [], env);
  expect(code).toBe(1);
  expect(out).toMatch(
    /^data\/site\.json:\d+:\d+ {2}url\n {2}expected the site's real address, found "https:\/\/plainrate\.example"\n {2}hint: write it here, or set SITE_URL for the build$/m,
  );
  expect(out).toMatch(/ {2}security\.expires\n {2}expected a day after 2026-12-01, found "2025-01-08"\n/);
  expect(out).toMatch(/\d+ things are still a sample or out of date\. The site is not ready for the public\.\n$/);
  expect(run("check-content.ts", [], env).code).toBe(0);
});

test.each(["check-content.ts", "serve.mjs"])("%s refuses an option that it doesn't know", (name) => {
  const { code, errors } = runScript(name, ["--nothing"]);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Unknown option '--nothing'/)]);
});

test.each([
  ["check:launch", "check-launch.ts"],
  ["check:content", "check-content.ts"],
  ["content:stale", "content-stale.ts"],
  ["new:card", "new-draft.ts", "card"],
  ["new:guide", "new-draft.ts", "guide"],
])("npm run %s -- --help says how the command is used", (command, script, ...args) => {
  const { code, out } = runScript(script, [...args, "--help"]);
  expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: npm run ${command}[ \\n]`))]);
});
