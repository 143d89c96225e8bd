import { netlifyAndCloudflareHeaders, netlifyAndCloudflareRedirects } from "./netlify-and-cloudflare";
import { nginxConfiguration } from "./nginx";
import { ownServerRules } from "./own-server";
import type { HostingRules } from "./rules";

/** The files in the output that a host reads and no visitor asks for. */
const WRITERS = {
  _headers: netlifyAndCloudflareHeaders,
  _redirects: netlifyAndCloudflareRedirects,
  "nginx.conf": nginxConfiguration,
  "hosting.json": ownServerRules,
} satisfies Record<string, (rules: HostingRules, names: readonly string[]) => string>;

const NAMES = Object.keys(WRITERS);

/** Every host's file, by its name. */
export function hostingFiles(rules: HostingRules): Record<string, string> {
  return Object.fromEntries(Object.entries(WRITERS).map(([name, write]) => [name, write(rules, NAMES)]));
}
