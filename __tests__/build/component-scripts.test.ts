import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { STATS_FILE, componentScripts } from "../../src/build/finish/component-scripts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "component-scripts-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const says = (stats: unknown) => writeFileSync(path.join(folder, STATS_FILE), JSON.stringify(stats));

test("a component's scripts are the files of its chunk, without its style sheet", () => {
  says({ assetsByChunkName: { offers: ["styles.1.css", "commons-1.js", "offers-1.js"] }, hash: "1" });
  expect(componentScripts(folder)("offers")).toEqual(["commons-1.js", "offers-1.js"]);
});

test("a component that webpack does not know has none", () => {
  says({ assetsByChunkName: {} });
  expect(componentScripts(folder)("offers")).toEqual([]);
});

test("a list in another form stops the build", () => {
  says({ chunks: [] });
  expect(() => componentScripts(folder)).toThrow("assetsByChunkName");
});
