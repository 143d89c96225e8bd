import { settingsIn } from "../../../src/content/gate";
import { type Site, siteSchema } from "../../../src/content/schema/site-schema";
import { CATALOGUE } from "../../support/catalogue";

/** As they are written, with their references. */
const SITE: Site = settingsIn(CATALOGUE);

const accepts = (changed: object) => siteSchema.safeParse({ ...SITE, ...changed }).success;

test("accepts settings in order", () => {
  expect(accepts({})).toBe(true);
});

test.each(Object.keys(SITE))("can't do without %s", (name) => {
  expect(accepts({ [name]: undefined })).toBe(false);
});

test("refuses a setting that it doesn't know", () => {
  expect(accepts({ colour: "blue" })).toBe(false);
});

test("the site's address is https, without a path or a slash at the end", () => {
  expect(accepts({ url: "https://www.example.com" })).toBe(true);
  const others = [
    "http://www.example.com",
    "https://www.example.com/",
    "https://www.example.com/path",
    "www.example.com",
  ];
  expect(others.filter((url) => accepts({ url }))).toEqual([]);
});

test("the specification's numbers of statistics, teasers, people and steps are kept", () => {
  expect(accepts({ home: { ...SITE.home, statistics: SITE.home.statistics.slice(1) } })).toBe(false);
  expect(accepts({ home: { ...SITE.home, teasers: [...SITE.home.teasers, "a-fourth"] } })).toBe(false);
  expect(accepts({ about: { ...SITE.about, team: SITE.about.team.slice(1) } })).toBe(false);
  expect(accepts({ about: { ...SITE.about, values: SITE.about.values.slice(1) } })).toBe(false);
  expect(accepts({ about: { ...SITE.about, methodology: SITE.about.methodology.slice(1) } })).toBe(false);
});

test("an ad slot has a fixed number, a known shape and a short name", () => {
  const slots = (name: string, slot: object) =>
    accepts({ ads: { ...SITE.ads, slots: { ...SITE.ads.slots, [name]: slot } } });
  expect(slots("footer", { id: "123456", format: "horizontal" })).toBe(true);
  expect(slots("footer", { id: "12345", format: "horizontal" })).toBe(false);
  expect(slots("footer", { id: 123456, format: "horizontal" })).toBe(false);
  expect(slots("footer", { id: "123456", format: "popup" })).toBe(false);
  expect(slots("Footer", { id: "123456", format: "horizontal" })).toBe(false);
});

test("forms are sent by https or nowhere", () => {
  const endpoint = (address: string | null) => accepts({ forms: { ...SITE.forms, contact: { endpoint: address } } });
  expect(endpoint(null)).toBe(true);
  expect(endpoint("https://forms.example.com/contact")).toBe(true);
  expect(endpoint("http://forms.example.com/contact")).toBe(false);
});

test("an ad network's script is loaded by https", () => {
  expect(accepts({ ads: { ...SITE.ads, provider: "script", script: "https://ads.example.com/ads.js" } })).toBe(true);
  expect(accepts({ ads: { ...SITE.ads, provider: "script", script: "//ads.example.com/ads.js" } })).toBe(false);
});
