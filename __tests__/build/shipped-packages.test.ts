import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { webpack } from "webpack";
import { shippedPackages } from "../../src/build/shipped-packages";

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test("webpack lists each package that a script is made of once, also one within another, and none of our own files", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  write(folder, "src/own.js", 'import "a"; import "@b/c"; import "a/more"; import "./other"; import "outside";');
  write(folder, "src/other.js", "export {};");
  write(folder, "node_modules/a/index.js", 'import "inner";');
  write(folder, "node_modules/a/more.js", "export {};");
  write(folder, "node_modules/a/node_modules/inner/index.js", "export {};");
  write(folder, "node_modules/@b/c/index.js", "export {};");
  write(folder, "node_modules/unused/index.js", "export {};");
  const list = path.join(folder, ".cache/list.json");
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./src/own.js",
    // Has no file of its own.
    externals: { outside: "var 1" },
    output: { path: path.join(folder, "public") },
    // Minimizing takes threads, which outlive the test.
    optimization: { minimize: false },
    plugins: [shippedPackages(folder, list)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  const listed: unknown = JSON.parse(readFileSync(list, "utf8"));
  rmSync(folder, { recursive: true });
  expect(listed).toEqual(["node_modules/@b/c", "node_modules/a", "node_modules/a/node_modules/inner"]);
});
