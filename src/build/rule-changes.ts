import { watch } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { PROJECT } from "./project";

/** The folders that `develop` has loaded once, at its start, to check the content and to work out the figures in guides. */
const FOLDERS = ["src/content", "src/domain"];

/** Says that a changed rule needs a restart: without one, the figures in guides would stay those of the old rule. */
export function warnOfRuleChanges(reporter: Pick<Reporter, "warn">): void {
  for (const folder of FOLDERS) {
    const watcher = watch(path.join(PROJECT, folder), { recursive: true }, (_, file) => {
      watcher.close();
      reporter.warn(
        `${folder}/${file ?? ""} has changed. Stop \`npm run develop\` and start it again: the content gate and the figures in guides still follow the rules as they were when it started.`,
      );
    });
  }
}
