import type { Site } from "../../domain/site/site";
import { bundleInline } from "./bundle";
import { inlineHash } from "./security-policy";
import { escapeXml } from "./site-files";

/** The policy of the frame. Its style and the parts of an ad come from the network; its script from there alone. */
function policyFor(network: string, ownScript: string): string {
  return [
    "default-src 'none'",
    `script-src ${inlineHash(ownScript)} ${new URL(network).origin}`,
    "style-src 'unsafe-inline' https:",
    "img-src https: data:",
    "font-src https: data:",
    "media-src https:",
    "connect-src https:",
    "frame-src https:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/**
 * The page that the script of an ad network runs in: a frame of its own for each slot, sandboxed by the page around it (see
 * `src/page-scripts/ads.ts`) and by its own header. So whatever the network loads, it reads and changes nothing of the site, and
 * the policy of the site's own pages need not name it. Null if the settings name no network.
 */
export function adFrame({ provider, script, queue, client }: Site["ads"]): string | null {
  if (provider !== "script" || !script) return null;
  const ownScript = bundleInline("page-scripts/ad-frame");
  const clientAttribute = client ? ` data-ad-client="${escapeXml(client)}"` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeXml(policyFor(script, ownScript))}">
<meta name="robots" content="noindex">
<title>Advertisement</title>
<style>html{overflow:hidden}body{margin:0}ins{display:block;text-decoration:none}</style>
</head>
<body>
<ins class="${queue}" data-ad-queue="${queue}" data-ad-script="${escapeXml(script)}"${clientAttribute}></ins>
<script>${ownScript}</script>
</body>
</html>
`;
}
