import { pageFinisher } from "../../src/build/finish/page-finisher";

const PAGE = `<html><head><style>.long{x:1}.b{x:2}</style></head>
<body><p class="long">Text</p><script src="/plainrate/app-1.js" async></script></body></html>`;

function finish(path: string, settings: { hidden?: boolean; thirdPartyAds?: boolean } = {}): string {
  const finishPage = pageFinisher({
    root: process.cwd(),
    hidden: false,
    prefix: "/plainrate",
    thirdPartyAds: false,
    styles: new Map([
      ["/about", { css: ".a{x:1}", names: new Map([["long", "a"]]) }],
      ["/offers", { css: ".long{x:1}", names: null }],
    ]),
    scriptsOf: (component) => [`${component}-1.js`],
    ...settings,
  });
  return finishPage(PAGE, { path, componentChunkName: "component" });
}

test("a page that is only read has its own CSS and the small script, and nothing of the framework", () => {
  const page = finish("/about");
  expect(page).toContain("<style>.a{x:1}</style>");
  expect(page).toContain('<p class="a">Text</p><script>"use strict"');
  expect(page).not.toContain("app-1.js");
});

test("a tool starts the framework late, and with it what it needs, below the site's path", () => {
  const page = finish("/offers");
  expect(page).toContain("<style>.long{x:1}</style>");
  expect(page).toContain('<p class="long">Text</p>');
  expect(page).toContain('<template data-scripts=""><script src="/plainrate/app-1.js" async></script>');
  for (const file of ["component-1.js", "page-data/app-data.json", "page-data/offers/page-data.json"])
    expect(page).toContain(`href="/plainrate/${file}"`);
});

test("a page without styles of its own has none", () => {
  expect(finish("/terms")).toContain("<style></style>");
});

test("the not-found page's script leads on from paths that are missing", () => {
  expect(finish("/404").length).toBeGreaterThan(finish("/about").length);
});

test("the next page is drawn ahead, or only fetched where an ad network would count what nobody sees", () => {
  expect(finish("/about")).toContain('"prerender"');
  expect(finish("/about", { thirdPartyAds: true })).toContain('"prefetch"');
  expect(finish("/about", { thirdPartyAds: true })).not.toContain('"prerender"');
});

test("a hidden copy says so to search engines on every page", () => {
  expect(finish("/about", { hidden: true })).toContain('<meta name="robots" content="noindex"/>');
  expect(finish("/about")).not.toContain("noindex");
});
