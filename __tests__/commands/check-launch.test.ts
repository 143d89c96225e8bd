import { catalogEachTest, runScript } from "./run-script";

const { run, edit } = catalogEachTest();

test("lists what to do by today, with exit code 1", () => {
  edit("data/site.json", /"expires": "[^"]*"/, '"expires": "2025-01-08"');
  const env = { SITE_URL: "", SOURCE_DATE_EPOCH: "1796083200" };
  const { code, out } = run("report.ts", ["launch"], env);
  expect(code).toBe(1);
  expect(out).toMatch(/^data\/site\.json security\.expires: a day less than a year ahead\n/m);
  expect(out).toMatch(/\n\d+ to do before the site is public\.\n$/);
  expect(run("check-content.ts", [], env).code).toBe(0);
});

test("refuses an option that it doesn't know", () => {
  expect(runScript("check-content.ts", ["--nothing"])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Unknown option '--nothing'/) as unknown,
  });
});
