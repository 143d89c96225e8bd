import { pageFinisher } from "../../src/build/finish/page-finisher";

/** What only some builds ask for; the pages of the usual one have tests of their own. */

const PAGE = `<html><head><meta name="description" content="$& "/></head>
<body><p>Text</p><script src="/plainrate/app-1.js" async></script></body></html>`;

function finish(path: string, settings: { hidden?: boolean; thirdPartyAds?: boolean } = {}): string {
  const finishPage = pageFinisher({
    root: process.cwd(),
    hidden: false,
    prefix: "/plainrate",
    thirdPartyAds: false,
    styles: new Map(),
    scriptsOf: (component) => [`${component}-1.js`],
    ...settings,
  });
  return finishPage(PAGE, { path, componentChunkName: "component" });
}

test("below a folder of a host, a tool asks for its files there", () => {
  for (const file of ["component-1.js", "page-data/app-data.json", "page-data/offers/page-data.json"])
    expect(finish("/offers")).toContain(`href="/plainrate/${file}"`);
});

test("the next page is only fetched, not drawn ahead, where an ad network would count what nobody sees", () => {
  expect(finish("/about", { thirdPartyAds: true })).toContain('"prefetch"');
  expect(finish("/about", { thirdPartyAds: true })).not.toContain('"prerender"');
});

test("a hidden copy says so to search engines on every page, once", () => {
  const mark = '<meta name="robots" content="noindex"/>';
  expect(finish("/about", { hidden: true }).split(mark)).toHaveLength(2);
  expect(finish("/offers", { hidden: true })).toContain(`<meta name="description" content="$& "/>${mark}</head>`);
  expect(finish("/about")).not.toContain("noindex");
});
