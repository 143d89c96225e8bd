import { watch } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";
import type { checkContent } from "../content/gate";
import { PROJECT } from "./gatsby-tools";

/** The folders of the rules by which content is checked and the figures in guides are worked out. */
const FOLDERS = ["src/content", "src/domain"];

/** How long the files of one change may take to be saved. */
const PAUSE_MS = 200;

type Gate = { checkContent: typeof checkContent };

function isGate(module: unknown): module is Gate {
  return typeof module === "object" && module !== null && "checkContent" in module;
}

/**
 * The content gate with the rules as their files have them now: Gatsby compiles its own once, and `develop` runs for hours.
 * Throws if they can't be compiled.
 */
export function gateOfNow(): Gate["checkContent"] {
  const file = path.join(PROJECT, ".cache", "content-gate.cjs");
  buildSync({
    absWorkingDir: PROJECT,
    entryPoints: ["src/content/gate.ts"],
    outfile: file,
    bundle: true,
    platform: "node",
    packages: "external",
    logLevel: "silent",
  });
  const load = createRequire(file);
  Reflect.deleteProperty(load.cache, file);
  const gate: unknown = load(file);
  if (!isGate(gate)) throw new Error("src/content/gate.ts gives no checkContent.");
  return gate.checkContent;
}

/** Calls back once after each change of a rule. */
export function followRules(renew: () => void): void {
  let pause: NodeJS.Timeout | undefined;
  for (const folder of FOLDERS) {
    watch(path.join(PROJECT, folder), { recursive: true }, () => {
      clearTimeout(pause);
      pause = setTimeout(renew, PAUSE_MS);
    });
  }
}
