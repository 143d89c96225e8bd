import type { Site } from "../../domain/site/site";
import { AD_FRAME_PATH } from "../../site/routes";
import { bundleInline } from "./bundle";
import { type HeaderRule, POLICY } from "./hosting/rules";
import { inlineHash } from "./security-policy";
import { escapeXml } from "./site-files";

/**
 * The page that an ad network's script runs in: a frame of its own for each slot, sandboxed by the page around it (see
 * `src/vanilla/ads.ts`). So whatever the network loads, it reads and changes nothing of the site, and the policy of the
 * site's own pages need not name it.
 */
export type AdFrame = {
  html: string;
  /** Its headers: a policy of its own, and the site's own pages may show it. */
  rule: HeaderRule;
};

/** What the frame may do. Its style and whatever an ad is made of come from the network; its script from there alone. */
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

/** The frame of the network that the settings name; null with our own notes alone. */
export function adFrame(root: string, { provider, script, queue, client }: Site["ads"]): AdFrame | null {
  if (provider !== "script" || !script) return null;
  const ownScript = bundleInline(root, "vanilla/ad-frame");
  const policy = policyFor(script, ownScript);
  const clientAttribute = client ? ` data-ad-client="${escapeXml(client)}"` : "";
  return {
    rule: {
      glob: AD_FRAME_PATH,
      // A page can't say itself who may frame it.
      headers: { [POLICY]: `${policy}; frame-ancestors 'self'`, "X-Frame-Options": "SAMEORIGIN" },
    },
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">
<meta name="robots" content="noindex">
<title>Advertisement</title>
<style>html{overflow:hidden}body{margin:0}ins{display:block;text-decoration:none}</style>
</head>
<body>
<ins class="${queue}" data-ad-queue="${queue}"${clientAttribute}></ins>
<script>${ownScript}</script>
<script src="${escapeXml(script)}" async></script>
</body>
</html>
`,
  };
}
