import { previewComment, previewTarget } from "../../scripts/lib/preview";
import { runScript } from "./run-script";

const NUMBER = { PREVIEW_NUMBER: "12" };

test("a preview is shown where a secret exists, at an address that is known before the build", () => {
  expect(previewTarget({ ...NUMBER, HAS_NETLIFY: "true", NETLIFY_SITE_NAME: "plainrate" })).toEqual({
    host: "netlify",
    url: "https://pr-12--plainrate.netlify.app",
    prefix: "",
  });
  expect(previewTarget({ ...NUMBER, HAS_CLOUDFLARE: "true", CLOUDFLARE_PROJECT: "plainrate" })).toEqual({
    host: "cloudflare",
    url: "https://pr-12.plainrate.pages.dev",
    prefix: "",
  });
  expect(previewTarget({ ...NUMBER, HAS_PAGES: "true", PAGES_REPOSITORY: "Owner/previews" })).toEqual({
    host: "pages",
    url: "https://owner.github.io/previews/pr-12",
    prefix: "/previews/pr-12",
  });
});

test("without a secret nothing is published", () => {
  expect(previewTarget({ ...NUMBER, HAS_NETLIFY: "false", NETLIFY_SITE_NAME: "plainrate" })).toEqual({
    host: "none",
    url: "",
    prefix: "",
  });
});

test("a variable that is missing, or that would break out of the address, is named", () => {
  expect(() => previewTarget({ ...NUMBER, HAS_NETLIFY: "true" })).toThrow("The variable NETLIFY_SITE_NAME is missing");
  expect(() => previewTarget({ ...NUMBER, HAS_NETLIFY: "true", NETLIFY_SITE_NAME: "a.evil.example/" })).toThrow(
    "NETLIFY_SITE_NAME",
  );
  expect(() => previewTarget({})).toThrow("PREVIEW_NUMBER");
});

test("npx tsx scripts/preview-target.ts writes what GitHub Actions reads", () => {
  const env = { ...NUMBER, HAS_NETLIFY: "true", NETLIFY_SITE_NAME: "plainrate" };
  expect(runScript("preview-target.ts", [], undefined, "", env)).toMatchObject({
    code: 0,
    out: "host=netlify\nurl=https://pr-12--plainrate.netlify.app\nprefix=\n",
  });
});

test("the comment is found again by its first line, and names the preview and the changes", () => {
  const comment = previewComment("https://pr-12--plainrate.netlify.app", "### 1 changed fact");
  expect(comment.split("\n")).toEqual([
    "<!-- preview -->",
    "**Preview:** https://pr-12--plainrate.netlify.app (hidden from search engines)",
    "",
    "### 1 changed fact",
  ]);
  expect(previewComment("", "x")).toContain("No host is set up for previews");
});

test("a comment that GitHub would refuse for its length is cut", () => {
  const comment = previewComment("", "x".repeat(100_000));
  expect(comment.length).toBeLessThan(65_536);
  expect(comment).toMatch(/… and more; see `npm run content:diff`\.$/);
});
