import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { ProjectCopy } from "../../cms-browser/project-copy";
import { test as base } from "./test";

/**
 * The site as it is built for an owner who has connected an ad network, and the forms with what takes their messages. What
 * stands at those other ends is what tests make of it.
 */

const NETWORK = "https://ads.example";
export const FORMS_HOST = "https://forms.example";
const BUILD_MS = 400_000;

function configure(folder: string): void {
  const file = path.join(folder, "data/site.json");
  const settings = readFileSync(file, "utf8")
    .replace('"provider": "house"', '"provider": "script"')
    .replace('"script": null', `"script": "${NETWORK}/ads.js"`)
    .replace('"client": null', '"client": "pub-1"')
    .replace(/"(contact|newsletter)": \{ "endpoint": null \}/g, `"$1": { "endpoint": "${FORMS_HOST}/$1" }`);
  writeFileSync(file, settings);
}

export const test = base.extend<object, { configuredSite: string }>({
  configuredSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing here.
    async ({}, use) => {
      const project = new ProjectCopy();
      try {
        configure(project.folder);
        project.npm("build");
        const { startServer } = await import("../../../scripts/lib/static-server.mjs");
        const server = await startServer({ port: 0, folder: path.join(project.folder, "public") });
        await use(server.url);
        await server.close();
      } finally {
        project.remove();
      }
    },
    { scope: "worker", timeout: BUILD_MS },
  ],
  baseURL: ({ configuredSite }, use) => use(configuredSite),
});

/** What the network does when it is asked for its script: sends it, is blocked, or never answers. */
export type Answer = { script: string } | "blocked" | "hangs";

/** Puts a network of this behaviour at the other end, and gives the requests that reach it. */
export async function answerAs(page: Page, answer: Answer): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${NETWORK}/**`, async (route: Route) => {
    asked.push(route.request().url());
    if (answer === "hangs") return;
    if (answer === "blocked") await route.abort("blockedbyclient");
    else await route.fulfill({ contentType: "text/javascript", body: answer.script });
  });
  return asked;
}
