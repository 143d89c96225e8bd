import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

/** In the place of Gatsby: it says what Gatsby says, and fills its cache and the site, the last file by its last argument. */
const GATSBY = `#!/usr/bin/env node
const { mkdirSync, writeFileSync } = require("node:fs");
const last = process.argv.at(-1);
for (const folder of [".cache", "public"]) mkdirSync(folder, { recursive: true });
writeFileSync(".cache/data.mdb", "whole");
writeFileSync("public/index.html", last);
if (last === "fails") process.exit(1);
writeFileSync("public/sitemap.xml", last);
console.error("warn gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying\\nthe document head. Learn more at https://gatsby.dev/gatsby-head");
console.log("built with " + process.argv.slice(2).join(" "));
`;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A project of nothing but what its build needs. */
function project(name: string, installed: readonly string[]): string {
  const parent = mkdtempSync(path.join(tmpdir(), "build-"));
  folders.push(parent);
  const folder = path.join(parent, name);
  for (const file of ["scripts/build.mjs", "scripts/lib/run.mjs"])
    cpSync(path.join(ROOT, file), path.join(folder, file));
  writeFileSync(path.join(folder, "package.json"), '{ "dependencies": { "esbuild": "1", "lmdb": "1" } }');
  mkdirSync(path.join(folder, "node_modules/.bin"), { recursive: true });
  writeFileSync(path.join(folder, "node_modules/.bin/gatsby"), GATSBY, { mode: 0o755 });
  for (const one of installed)
    symlinkSync(path.join(ROOT, "node_modules", one), path.join(folder, "node_modules", one));
  return folder;
}

function build(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return [status, stdout, stderr];
}

test("packages that are not installed are named before anything else", () => {
  expect(build(project("site", ["esbuild"]))).toEqual([1, "", "Packages are missing: lmdb. Run npm ci.\n"]);
});

test.each(["'", "#", "[", "%"])("a folder that no build works in, with %s in its path, is named", (sign) => {
  const folder = project(`a${sign}b`, ["esbuild", "lmdb"]);
  expect(build(folder)).toEqual([
    1,
    "",
    expect.stringContaining(`No build works in a folder with ${sign} in its path`),
  ]);
});

test("a build prints Gatsby's lines without its advice", () => {
  const folder = project("site", ["esbuild", "lmdb"]);
  expect(build(folder, "--prefix-paths")).toEqual([0, "built with build --prefix-paths\n", ""]);
});

test("a build that fails or is killed leaves the last whole site, and the first one none", () => {
  const folder = project("site", ["esbuild", "lmdb"]);
  const site = () =>
    ["index.html", "sitemap.xml"].map((name) => {
      const file = path.join(folder, "public", name);
      return existsSync(file) ? readFileSync(file, "utf8") : "none";
    });
  build(folder, "fails");
  expect(site()).toEqual(["none", "none"]);
  build(folder, "first");
  expect(build(folder, "fails")[0]).toBe(1);
  expect(site()).toEqual(["first", "first"]);
  // What a build leaves that was killed.
  const kept = path.join(folder, "node_modules/.cache/last-site");
  cpSync(path.join(folder, "public"), kept, { recursive: true });
  writeFileSync(path.join(folder, "public/index.html"), "half");
  build(folder, "fails");
  expect(site()).toEqual(["first", "first"]);
  build(folder, "second");
  expect([site(), existsSync(path.join(folder, "node_modules/.cache/last-site"))]).toEqual([
    ["second", "second"],
    false,
  ]);
});
