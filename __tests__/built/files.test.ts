import os from "node:os";
import { SITE } from "../support/content";
import { guideRoutes } from "../support/specified";
import { ALL_PAGES, byRoute } from "./support/pages";
import { builtFiles, builtText, isBuilt, requireBuilt } from "./support/public-folder";
import { GUIDE_ROUTES, ROUTES, fileOf } from "./support/routes";

test("a missing build is an error that says what to do", () => {
  const folder = `${os.tmpdir()}/no-such-build`;
  expect(() => requireBuilt(folder)).toThrow(`There is no built site in ${folder}. Run "npm run build" first.`);
});

test("every route and the not-found page has its file, and there is no other page", () => {
  const pages = builtFiles().filter((file) => file.endsWith(".html"));
  expect(pages.sort()).toEqual([...ROUTES, "/404"].map(fileOf).sort());
});

test("every guide that the specification names is there", () => {
  const specified = guideRoutes(`/guides/best-${SITE.product.slug}-2025`);
  expect(GUIDE_ROUTES).toEqual(expect.arrayContaining([...specified]));
});

test("nothing that no visitor asks for is shipped", () => {
  const needless = /^~partytown|^404\/|^admin\/|\.map$|\.css$|stats\.json$|chunk-map/;
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

describe("the scripts", () => {
  const scripts = builtFiles()
    .filter((file) => /^[^/]+\.js$/.test(file))
    .map((file) => [file, builtText(file)] as const);

  test.each(scripts)("%s asks to be read whole, and holds no structured data, which stands in the HTML", (_, code) => {
    expect(code.slice(0, 400)).toContain("//# allFunctionsCalledOnLoad");
    expect(code).not.toContain("schema.org");
  });

  test("load the others through the one policy of Trusted Types", () => {
    const policies = scripts.flatMap(([, code]) => code.match(/createPolicy\("[^"]*"/g) ?? []);
    expect(policies).toEqual(['createPolicy("plainrate"']);
    expect(builtText("_headers")).toContain("; trusted-types plainrate\n");
  });
});
