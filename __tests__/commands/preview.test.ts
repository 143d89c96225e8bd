import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { catalogueEachTest } from "./run-script";

const workflow = z.object({
  jobs: z.object({
    build: z.object({ steps: z.array(z.object({ id: z.string().optional(), run: z.string().optional() })) }),
  }),
});

/** What the workflow's step that chooses a host writes for these variables. Throws if the step fails. */
function target(env: Record<string, string>): string {
  const { steps } = workflow.parse(parse(readFileSync(".github/workflows/preview.yml", "utf8"))).jobs.build;
  const command = steps.find(({ id }) => id === "target")?.run ?? "false";
  const variables = { PATH: process.env["PATH"], PREVIEW_NUMBER: "12", GITHUB_OUTPUT: "/dev/stdout", ...env };
  return execFileSync("bash", ["-e", "-o", "pipefail", "-c", `(${command}) | cat`], {
    env: variables,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

test("a preview is shown where a secret exists, at an address that is known before the build", () => {
  expect(target({ HAS_NETLIFY: "true", NETLIFY_SITE_NAME: "plainrate" })).toBe(
    "host=netlify\nurl=https://pr-12--plainrate.netlify.app\n",
  );
  expect(target({ HAS_CLOUDFLARE: "true", CLOUDFLARE_PROJECT: "plainrate" })).toBe(
    "host=cloudflare\nurl=https://pr-12.plainrate.pages.dev\n",
  );
  expect(target({ HAS_PAGES: "true", PAGES_REPOSITORY: "Owner/previews" })).toBe(
    "host=pages\nurl=https://owner.github.io/previews/pr-12\nprefix=/previews/pr-12\n",
  );
});

test("without a secret nothing is published", () => {
  expect(target({ HAS_NETLIFY: "false", NETLIFY_SITE_NAME: "plainrate" })).toBe("host=none\n");
});

test("a variable that is missing is named", () => {
  expect(() => target({ HAS_NETLIFY: "true" })).toThrow("NETLIFY_SITE_NAME");
});

describe("the comment", () => {
  const { run, edit, keepInGit } = catalogueEachTest();

  beforeEach(keepInGit);

  const comment = (url: string) => run("content-diff.ts", ["main", "--comment"], { env: { PREVIEW_URL: url } }).out;

  test("is found again by its first line, and names the preview and the changes", () => {
    expect(comment("https://pr-12.example").split("\n")).toEqual([
      "<!-- preview -->",
      "**Preview:** https://pr-12.example (hidden from search engines)",
      "",
      "No content has changed since the base branch.",
      "",
    ]);
    expect(comment("")).toContain("No host is set up for previews");
  });

  test("lists what reads otherwise, with links to the places in the preview", () => {
    edit("data/cards/citi-simplicity.json", '"from": 18.24', '"from": 17.24');
    expect(comment("https://pr-12.example")).toMatch(
      /\| \[\/cards\/citi-simplicity\]\(https:\/\/pr-12\.example\/cards\/citi-simplicity\) · ranking \| .* → .* \|\n/,
    );
  });

  test("is cut where GitHub would refuse it for its length", () => {
    const cut = comment("x".repeat(100_000));
    expect(cut.length).toBeLessThan(65_536);
    expect(cut).toMatch(/… and more\.\n$/);
  });
});
