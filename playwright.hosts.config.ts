import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** How each host is started, on a port of its own, and which tests it must pass. */
const HOSTS = [
  { name: "our own server", command: "node scripts/serve.mjs", port: 9111, testMatch: "root.spec.ts" },
  { name: "nginx", command: "node __tests__/hosts/servers/nginx.mjs", port: 9112, testMatch: "root.spec.ts" },
  {
    name: "Cloudflare Pages",
    command: "node __tests__/hosts/servers/cloudflare-pages.mjs",
    port: 9113,
    testMatch: "root.spec.ts",
  },
  {
    name: "our stand-in for GitHub Pages",
    command: "node __tests__/hosts/servers/github-pages.mjs",
    port: 9114,
    testMatch: "folder.spec.ts",
    ready: "/plainrate/",
  },
];

const addressOf = (port: number) => `http://localhost:${port}`;

/** `node scripts/test-hosts.mjs` */
export default defineConfig({
  ...base,
  testDir: "__tests__/hosts",
  reporter: [["line"], ["json", { outputFile: "reports/hosts.json" }]],
  projects: HOSTS.map(({ name, port, testMatch }) => ({
    name,
    testMatch,
    use: { browserName: "chromium", baseURL: addressOf(port) },
  })),
  webServer: HOSTS.map(({ command, port, ready = "/" }) => ({
    command,
    env: { PORT: String(port) },
    url: addressOf(port) + ready,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  })),
});
