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

/** The page that an ad network's script runs in, sandboxed, one a slot, so that it reads nothing of the site; null without one. */
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
