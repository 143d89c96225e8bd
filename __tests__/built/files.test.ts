import { SITE } from "../support/content";
import { guideRoutes } from "../support/specified";
import { AD_FRAME_PATH } from "../../src/site/routes";
import { ALL_PAGES, byRoute } from "./support/pages";
import { builtFiles, builtText, isBuilt } from "./support/public-folder";
import { GUIDE_ROUTES, ROUTES, fileOf } from "./support/routes";

test("has a file for every route and the not-found page, and no other page", () => {
  const pages = builtFiles().filter((file) => file.endsWith(".html"));
  const others = ["/404", ...(SITE.ads.provider === "script" ? [AD_FRAME_PATH] : [])];
  expect(pages.sort()).toEqual([...ROUTES, ...others].map(fileOf).sort());
});

test("names every route in the sitemap, once", () => {
  const named = [...builtText("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(named.sort()).toEqual(ROUTES.map((route) => SITE.url + route).sort());
});

test("leads each former address to a page", () => {
  for (const { from, to } of SITE.redirects) {
    expect(ROUTES).not.toContain(from);
    expect(ROUTES).toContain(to.replace(/[?#].*/, ""));
  }
});

test("has every guide that the specification names, as long as the site is a sample", () => {
  const specified = SITE.sampleData ? guideRoutes(`/guides/best-${SITE.product.slug}-2025`) : [];
  expect(GUIDE_ROUTES).toEqual(expect.arrayContaining([...specified]));
});

test("ships nothing that no visitor asks for", () => {
  const needless = /^~partytown|^404\/|^admin\/|\.map$|(?<!^islands\/style-\w+)\.css$|stats\.json$|chunk-map/;
  expect(builtFiles().filter((file) => needless.test(file))).toEqual([]);
});

/** The files of this site that a page loads or names in its head. */
function filesOf(html: string): string[] {
  const tags = html.match(/<(?:script|link|img|source|use)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !tag.includes('rel="canonical"'))
    .flatMap((tag) => /(?:src|href)="(\/[^"#?]*)/.exec(tag)?.[1] ?? [])
    .map((address) => address.slice(1));
}

test.each(byRoute(ALL_PAGES))("has every file that %s loads", (_route, { html }) => {
  const files = filesOf(html);
  expect(files).toEqual(expect.arrayContaining(["icon.svg", "apple-touch-icon.png"]));
  expect(files.filter((file) => !isBuilt(file))).toEqual([]);
});

test.each(byRoute(ALL_PAGES))("draws every part of %s in its place", (_route, { html }) => {
  // Marks of React for a boundary that it has not finished, or finds too large.
  expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:/);
});

test("keeps structured data and Gatsby out of the scripts", () => {
  const scripts = builtFiles().filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) expect(builtText(file)).not.toMatch(/schema\.org|___loader|gatsby/i);
});
