import { expect, test } from "@playwright/test";
import { LinkChecker, LinkState } from "linkinator";
import { SITE } from "../support/content";
import { ROUTES } from "../built/support/routes";

/** A fragment that holds amounts names no place of its page. */
const AMOUNTS = /#[a-z]+=/;

// That links and anchors of pages are right is tested on the built HTML; here are files, styles and the server.
const NAME = "every address that the served site names, file or page, is answered, and every anchor is there";

test(NAME, { tag: "@full" }, async ({ baseURL }) => {
  test.setTimeout(60_000);
  const site = String(baseURL);
  const { links, passed } = await new LinkChecker().check({
    path: ROUTES.map((route) => site + route),
    recurse: true,
    checkCss: true,
    checkFragments: true,
    // linkinator reads an anchor on /about as one on /about/. That no link needs a redirect is tested on the built HTML.
    redirects: "allow",
    timeout: 10_000,
    // The site's own address stands in heads and leads to the same pages; no other host is asked for anything.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${SITE.url}(?=[/?#]|$)`), replacement: site }],
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${site}/`) || AMOUNTS.test(link)),
  });
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent, status }) => `${url} on ${String(parent)}: ${String(status)}`);
  expect(broken).toEqual([]);
  expect(passed).toBe(true);
  const checked = new Set(
    links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url.replace(/[?#].*/, "")),
  );
  for (const route of ROUTES) expect([...checked]).toContain(site + route);
});
