import os from "node:os";
import { ALL_PAGES, byRoute } from "./support/pages";
import { builtFiles, isBuilt, requireBuilt } from "./support/public-folder";
import { ROUTES, fileOf } from "./support/routes";

test("a missing build is an error that says what to do", () => {
  const folder = `${os.tmpdir()}/no-such-build`;
  expect(() => requireBuilt(folder)).toThrow(`There is no built site in ${folder}. Run "npm run build" first.`);
});

test("every one of the 25 routes and the not-found page has its file, and there is no other page", () => {
  expect(ROUTES).toHaveLength(25);
  const pages = builtFiles().filter((file) => file.endsWith(".html"));
  expect(pages.sort()).toEqual([...ROUTES, "/404"].map(fileOf).sort());
});

test("nothing that no visitor asks for is shipped", () => {
  expect(builtFiles().filter((file) => file.startsWith("~partytown") || file.startsWith("404/"))).toEqual([]);
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
