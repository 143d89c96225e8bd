import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

/** In the place of Gatsby: fills its cache and the site, the last file by its last argument. */
const GATSBY = `#!/usr/bin/env node
const { mkdirSync, writeFileSync } = require("node:fs");
const last = process.argv.at(-1);
for (const folder of [".cache", "public"]) mkdirSync(folder, { recursive: true });
writeFileSync(".cache/data.mdb", "whole");
writeFileSync("public/index.html", last);
if (last === "fails") process.exit(1);
writeFileSync("public/sitemap.xml", last);
`;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A project of nothing but what its build needs. */
function project(name: string): string {
  const parent = mkdtempSync(path.join(tmpdir(), "build-"));
  folders.push(parent);
  const folder = path.join(parent, name);
  cpSync(path.join(ROOT, "scripts"), path.join(folder, "scripts"), { recursive: true });
  for (const packages of [".bin", "gatsby"])
    mkdirSync(path.join(folder, "node_modules", packages), { recursive: true });
  writeFileSync(path.join(folder, "node_modules/.bin/gatsby"), GATSBY, { mode: 0o755 });
  return folder;
}

function runIn(folder: string, args: readonly string[], changed: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, PATH_PREFIX: "", PREFIX_PATHS: "", ...changed };
  return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
}

const build = (folder: string, ...args: string[]) => runIn(folder, ["scripts/build.mjs", ...args]);

test.each(["'", "#", "[", "%"])("names a folder that no build works in, with %s in its path", (sign) => {
  expect(build(project(`a${sign}b`))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`No build works in a folder with ${sign} in its path`) as unknown,
  });
});

test("refuses the folder of a host without the option that puts it before addresses", () => {
  const folder = project("prefix");
  const inFolder = (...args: string[]) => runIn(folder, ["scripts/build.mjs", ...args], { PATH_PREFIX: "/cards" });
  expect(inFolder()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("npm run build -- --prefix-paths") as unknown,
  });
  expect(inFolder("--prefix-paths").status).toBe(0);
});

test.each([["build.mjs"], ["run-ts.mjs", "check-content.ts"], ["serve.mjs"], ["need-packages.mjs"]])(
  "names npm ci where packages are missing, asked for %s",
  (script, ...args) => {
    const folder = project("bare");
    rmSync(path.join(folder, "node_modules"), { recursive: true });
    expect(runIn(folder, [`scripts/${script}`, ...args])).toMatchObject({
      status: 1,
      stderr: "Packages are missing. Run npm ci first.\n",
    });
  },
);

test("keeps the last whole site when a build fails or is killed", () => {
  const folder = project("site");
  const last = path.join(folder, "node_modules/.cache/last-site");
  const site = () =>
    ["index.html", "sitemap.xml"].map((name) => {
      const file = path.join(folder, "public", name);
      return existsSync(file) ? readFileSync(file, "utf8") : "none";
    });
  build(folder, "fails");
  expect(site()).toEqual(["none", "none"]);
  build(folder, "first");
  expect(build(folder, "fails").status).toBe(1);
  expect(site()).toEqual(["first", "first"]);
  // A build that was killed leaves these.
  cpSync(path.join(folder, "public"), last, { recursive: true });
  writeFileSync(path.join(folder, "public/index.html"), "half");
  build(folder, "fails");
  expect(site()).toEqual(["first", "first"]);
  build(folder, "second");
  expect([site(), existsSync(last)]).toEqual([["second", "second"], false]);
});
