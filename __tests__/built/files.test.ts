import { SITE } from "../support/content";
import { guideRoutes } from "../support/specified";
import { ALL_PAGES, byRoute } from "./support/pages";
import { builtFiles, builtText, isBuilt } from "./support/public-folder";
import { GUIDE_ROUTES, ROUTES, fileOf } from "./support/routes";

test("every route and the not-found page has its file, and there is no other page", () => {
  const pages = builtFiles().filter((file) => file.endsWith(".html"));
  expect(pages.sort()).toEqual([...ROUTES, "/404"].map(fileOf).sort());
});

test("a former address is no page any more, and leads to one", () => {
  for (const { from, to } of SITE.redirects) {
    expect(ROUTES).not.toContain(from);
    expect(ROUTES).toContain(to.replace(/[?#].*/, ""));
  }
});

test("every guide that the specification names is there", () => {
  const specified = guideRoutes(`/guides/best-${SITE.product.slug}-2025`);
  expect(GUIDE_ROUTES).toEqual(expect.arrayContaining([...specified]));
});

test("nothing that no visitor asks for is shipped", () => {
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

test.each(byRoute(ALL_PAGES))("every file that %s loads is there", (_route, { html }) => {
  const files = filesOf(html);
  expect(files).toEqual(expect.arrayContaining(["icon.svg", "apple-touch-icon.png"]));
  expect(files.filter((file) => !isBuilt(file))).toEqual([]);
});

test.each(byRoute(ALL_PAGES))(
  "no part of %s waits in a corner for a script to put it in its place",
  (_route, { html }) => {
    // What React writes for a boundary that it has not finished, or finds too large to write where it belongs.
    expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:/);
  },
);

test("the scripts hold no structured data, which stands in the HTML, and nothing of Gatsby", () => {
  const scripts = builtFiles().filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) expect(builtText(file)).not.toMatch(/schema\.org|___loader|gatsby/i);
});
