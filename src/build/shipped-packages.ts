import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Compiler } from "webpack";

/** Where a build leaves the list, for `npm run check:vulnerabilities`. */
export const SHIPPED_PACKAGES = path.join(".cache", "shipped-packages.json");

const NAME = "ShippedPackages";

/** The folder of the package that a file belongs to, as npm names it: `node_modules/react`. */
function packageOf(file: string): string | undefined {
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

/** A plugin of webpack that lists the packages that a script is made of. */
export function shippedPackages(root: string, list: string) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.finishModules.tap(NAME, (modules) => {
          const files = [...modules].map((module) => path.relative(root, module.nameForCondition() ?? root));
          const folders = files.flatMap((file) => packageOf(file.split(path.sep).join("/")) ?? []);
          mkdirSync(path.dirname(list), { recursive: true });
          writeFileSync(list, `${JSON.stringify([...new Set(folders)].sort(), null, 2)}\n`);
        });
      });
    },
  };
}
