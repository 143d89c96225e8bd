import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SHIPPED_PACKAGES } from "../../src/build/finish/islands";
import { catalogEachTest } from "./run-script";

const { run, at } = catalogEachTest();

const flaw = (name: string) => ({
  title: `A flaw in ${name}`,
  url: `https://github.com/advisories/${name}`,
  severity: "high",
});

const ANSWER = JSON.stringify({
  vulnerabilities: {
    react: { via: [flaw("react")], nodes: ["node_modules/react", "node_modules/b/node_modules/react"] },
    webpack: { via: [flaw("webpack")], nodes: ["node_modules/webpack"] },
    gatsby: { via: ["webpack"], nodes: ["node_modules/gatsby"] },
  },
});

/** Runs the command after a build that ships these packages, with an npm that gives this answer. */
function check(answer: string, shipped: readonly string[]) {
  mkdirSync(path.dirname(at(SHIPPED_PACKAGES)), { recursive: true });
  writeFileSync(at(SHIPPED_PACKAGES), JSON.stringify(shipped));
  writeFileSync(at("npm"), `#!/bin/sh\necho '${answer}'\n`, { mode: 0o755 });
  return run("check-vulnerabilities.ts", [], { PATH: `${at(".")}:${process.env["PATH"] ?? ""}` });
}

test("vulnerabilities of packages that are sent to visitors are told, and of no others", () => {
  expect(check(ANSWER, ["node_modules/gatsby", "node_modules/minisearch", "node_modules/react"])).toMatchObject({
    code: 1,
    out: "3 packages are sent to visitors; 1 known vulnerabilities.\nnode_modules/react: high, A flaw in react (https://github.com/advisories/react)\n",
  });
  expect(check(ANSWER, ["node_modules/minisearch"]).code).toBe(0);
});

test("a registry that gives no result is no proof that all is well", () => {
  const answer = '{"message":"405 Method Not Allowed"}';
  expect(check(answer, ["node_modules/react"])).toMatchObject({
    code: 1,
    errors: `npm audit had no result: ${answer}\n\n`,
  });
});

test("says what to do where nothing was built", () => {
  const { code, errors } = run("check-vulnerabilities.ts");
  expect([code, errors]).toEqual([1, expect.stringMatching(/^There is no \S+\. Run "npm run build" first\.\n$/)]);
});
