import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { type CmsBackend, cmsConfig } from "../cms/config";
import { setting } from "./environment";
import { BROWSERS } from "./finish/bundle";

/** The editors' page at /admin: Decap CMS from its own packages in `cms/`, and this project's part from `src/cms`. */

const DECAP = "cms/node_modules/decap-cms/dist";

const DECAP_FILE = /^(?:\d+\.)?decap-cms\.js$/;

/** The repository for pull requests, from the environment; null if the site has no editors' page. Throws for a bad value. */
export function adminRepository(): CmsBackend | null {
  const repository = setting("CMS_REPO");
  return repository === null ? null : { repository, authAddress: setting("CMS_AUTH_URL") };
}

function page(prefix: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Plainrate editors</title>
<link rel="icon" href="${prefix}/icon.svg">
<script src="${prefix}/admin/admin.js" defer></script>
<script src="${prefix}/admin/decap-cms.js" defer></script>
</head>
<body></body>
</html>
`;
}

export function writeAdmin(root: string, folder: string, backend: CmsBackend, prefix = ""): void {
  const decap = path.join(root, DECAP);
  if (!existsSync(decap)) {
    throw new Error("The editors' page needs Decap CMS, which is not installed: run npm ci --prefix cms");
  }
  rmSync(folder, { recursive: true, force: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: ["src/cms/admin.ts"],
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: BROWSERS,
    define: { __CONFIG__: JSON.stringify(cmsConfig(backend, prefix)) },
  });
  for (const name of readdirSync(decap).filter((file) => DECAP_FILE.test(file))) {
    copyFileSync(path.join(decap, name), path.join(folder, name));
  }
  writeFileSync(path.join(folder, "index.html"), page(prefix));
}
