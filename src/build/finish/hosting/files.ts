import { GUIDES_PREFIX, ROUTES } from "../../../site/routes";
import { fileOfPage } from "../page-files";
import { netlifyAndCloudflareHeaders, netlifyAndCloudflareRedirects } from "./netlify-and-cloudflare";
import { nginxConfiguration } from "./nginx";
import { type HostingRules, patternOf } from "./rules";

/** The files in the output that a host reads and no visitor asks for. */
const NAMES = ["_headers", "_redirects", "nginx.conf", "hosting.json"] as const;

/** `hosting.json`: what `npm start` and `npm run serve` serve with (scripts/lib/static-server.mjs). */
function ownServerRules({ headers }: HostingRules): string {
  const rules = {
    headers: headers.map((rule) => ({ pattern: patternOf(rule.glob), headers: rule.headers })),
    fallbacks: [{ prefix: GUIDES_PREFIX, file: `/${fileOfPage(ROUTES.guides.path)}` }],
    private: NAMES.map((name) => `/${name}`),
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

export function hostingFiles(rules: HostingRules): Record<(typeof NAMES)[number], string> {
  return {
    _headers: netlifyAndCloudflareHeaders(rules),
    _redirects: netlifyAndCloudflareRedirects(rules),
    "nginx.conf": nginxConfiguration(rules, NAMES),
    "hosting.json": ownServerRules(rules),
  };
}
