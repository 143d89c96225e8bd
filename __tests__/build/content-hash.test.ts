import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Compiler, type WebpackPluginInstance, webpack } from "webpack";
import { contentHash } from "../../src/build/content-hash";

/** What webpack did to come by the same scripts, which it counts into its own hash. */
function workDone(work: string) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.compilation.tap("Work", (compilation) => {
        compilation.hooks.fullHash.tap("Work", (hash) => void hash.update(work));
      });
    },
  };
}

async function hashOf(script: string, plugins: WebpackPluginInstance[]): Promise<string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  writeFileSync(path.join(folder, "own.js"), script);
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./own.js",
    output: { path: path.join(folder, "public") },
    // Minimizing takes threads, which outlive the test.
    optimization: { minimize: false },
    plugins,
  });
  const hash = await new Promise<string | undefined>((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.hash)));
  });
  rmSync(folder, { recursive: true });
  return hash;
}

test("the hash of a compilation is that of its scripts, however they were come by", async () => {
  const one = await hashOf("console.log(1);", [contentHash(8), workDone("cold")]);
  expect(one).toMatch(/^[0-9a-f]{8}$/);
  expect(await hashOf("console.log(1);", [contentHash(8), workDone("warm")])).toBe(one);
  expect(await hashOf("console.log(2);", [contentHash(8), workDone("cold")])).not.toBe(one);
});
