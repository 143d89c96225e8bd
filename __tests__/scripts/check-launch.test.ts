import { rmSync } from "node:fs";
import { runScript, smallFolder } from "./support";

test("npm run check:launch lists what is still a sample and ends with exit code 1", () => {
  const folder = smallFolder();
  const { code, out } = runScript("check-launch.ts", [], folder, "", { SITE_URL: "" });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(out).toMatch(
    /^data\/site\.json:\d+:\d+ {2}url\n {2}expected the site's real address, found "https:\/\/plainrate\.example"\n {2}hint: write it here, or set SITE_URL for the build$/m,
  );
  expect(out).toMatch(/\d+ things are still a sample\. The site is not ready for the public\.\n$/);
});

test.each(["check-launch.ts", "check-content.ts", "schemas.ts", "start.mjs", "serve.mjs"])(
  "%s refuses an option that it doesn't know, with exit code 2 and the right use",
  (name) => {
    const { code, errors } = runScript(name, ["--nothing"]);
    expect(code).toBe(2);
    expect(errors).toMatch(/^Unknown option "--nothing"\.\nUsage: npm run \S+/);
  },
);
