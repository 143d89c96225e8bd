import { fileOfPage } from "../page-files";
import { type HostingRules, patternOf } from "./rules";

/** `hosting.json`: what `npm start` and `npm run serve` serve with (scripts/lib/static-server.mjs). */
export function ownServerRules({ headers, standIns }: HostingRules, privateFiles: readonly string[]): string {
  const rules = {
    headers: headers.map((rule) => ({ pattern: patternOf(rule.glob), headers: rule.headers })),
    fallbacks: standIns.map(({ below, page }) => ({ prefix: below, file: `/${fileOfPage(page)}` })),
    private: privateFiles.map((name) => `/${name}`),
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}
