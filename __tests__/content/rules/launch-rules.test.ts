import { fieldName } from "../../../src/content/fault";
import { launchFaults } from "../../../src/content/rules/launch-rules";
import { SITE_FILE as SITE } from "../../../src/schema/site-schema";
import type { TextFile } from "../../../src/content/read/source-file";
import { contentOf } from "../../support/checked-content";
import { CATALOG, edited } from "../../support/catalog";

/** A day on which nothing in the catalog has run out or lies ahead. */
const DAY = "2026-12-01";
const CARD = "data/cards/citi-simplicity.json";

function samplesOf(files: readonly TextFile[], siteUrl?: string, content = contentOf(files)): string[] {
  return launchFaults(content, files, DAY, siteUrl).map(({ file, line, path, found }) => {
    const field = fieldName(path);
    const text = files.find((candidate) => candidate.file === file)?.text.split("\n")[line - 1] ?? "";
    expect(text).toContain(path.filter((part) => typeof part === "string").at(-1) ?? "");
    return `${file} ${field}`.trim() + (field ? "" : ` ${found}`);
  });
}

const ISSUERS = contentOf(CATALOG).issuers;

/** A site of the issuer that a card's file names. */
function siteOf(text: string): string {
  return ISSUERS.find(({ name }) => text.includes(`"issuer": "${name}"`))?.sites[0] ?? "";
}

/** The catalog with every sample replaced by something real. */
const READY: readonly TextFile[] = CATALOG.map(({ file, text }) => ({
  file,
  text: text
    .replace('"url": "https://plainrate.example"', '"url": "https://www.plainrate-cards.org"')
    .replace('"email": "hello@plainrate.example"', '"email": "hello@plainrate-cards.org"')
    .replace('"sampleData": true', '"sampleData": false')
    .replaceAll('"sample": true', '"sample": false')
    .replace('"50+"', '"11"')
    .replace('"$2,500"', '"$31"')
    .replace('"15M+"', '"12"')
    .replace('"4.8/5"', '"4/5"')
    .replace(/"teamNote": ".*"/, '"teamNote": "Our editors."')
    .replace("on this sample site that is January 2025", "at first that was January 2025")
    .replace("with sample data, ", "with ")
    .replace(/"48102701(\d\d)"/g, '"9910270$1"')
    .replaceAll('"endpoint": null', '"endpoint": "https://forms.plainrate-cards.org/in"')
    .replace(/"applyUrl": "#.*"/, `"applyUrl": "https://www.${siteOf(text)}/apply"`)
    .replace('"by": "estimate"', '"by": "publication", "name": "Card Weekly"'),
}));

/** What is found in the ready site once a text of it is replaced. */
const found = (file: string, from: string | RegExp, to: string) => samplesOf(edited(READY, { file, from, to }));

test("everything that is a sample is listed with its place", () => {
  expect(samplesOf(CATALOG)).toEqual([
    ...[
      "chase-slate-edge",
      "citi-simplicity",
      "discover-it-secured",
      "first-tech-choice-rewards",
      "penfed-platinum-rewards",
      "usaa-rate-advantage",
      "wells-fargo-reflect",
    ].flatMap((id) => [
      `data/cards/${id}.json applyUrl`,
      ...(id === "first-tech-choice-rewards" ? [`data/cards/${id}.json statements`] : []),
    ]),
    "data/pages/about.json teamNote",
    ...[0, 1, 2, 3].map((index) => `data/pages/about.json team[${index}].sample`),
    "data/pages/contact.json faq[2].answer",
    'data/pages/disclaimer.md "sample data"',
    ...[0, 1, 2, 3].map((index) => `data/pages/home.json statistics[${index}].value`),
    "data/pages/home.json testimonial.sample",
    "data/site.json url",
    "data/site.json email",
    "data/site.json sampleData",
    ...["leaderboard", "in-list", "after-table", "in-article", "rectangle"].map(
      (name) => `data/site.json ads.slots.${name}.id`,
    ),
    "data/site.json forms.contact.endpoint",
    "data/site.json forms.newsletter.endpoint",
  ]);
});

test("a site without samples is ready", () => {
  expect(samplesOf(READY)).toEqual([]);
});

test("texts that speak of a sample are found in guides and pages", () => {
  const files = edited(
    READY,
    { file: "data/guides/two.md", from: /^An intro/m, to: "A sample figure. An intro" },
    { file: "data/pages/terms.md", from: /^Text by/m, to: "On this sample site. Text by" },
  );
  expect(samplesOf(files)).toEqual(['data/guides/two.md "sample figure"', 'data/pages/terms.md "sample site"']);
});

test("texts of the settings and pages that speak of a sample are found, but for those that a real site doesn't show", () => {
  const texts = [
    [SITE, "sampleNotice", "Sample figures on a sample site."],
    ["data/pages/contact.json", "sentSample", "This is a sample site."],
    [SITE, "tagline", "A sample site"],
    ["data/pages/about.json", "mission", "Sample data, and why we show it"],
  ] as const;
  const edits = texts.map(([file, name, text]) => ({
    file,
    from: new RegExp(`"${name}": ".*"`),
    to: `"${name}": "${text}"`,
  }));
  expect(samplesOf(edited(READY, ...edits))).toEqual(["data/pages/about.json mission", "data/site.json tagline"]);
});

describe("the site's address", () => {
  const READY_CONTENT = contentOf(READY);

  test("in the settings is judged unless SITE_URL stands in for it", () => {
    const files = edited(READY, {
      file: SITE,
      from: "https://www.plainrate-cards.org",
      to: "https://plainrate.example",
    });
    expect(samplesOf(files)).toEqual(["data/site.json url"]);
    expect(samplesOf(files, "https://cards.plainrate-cards.org")).toEqual([]);
  });

  test.each([
    "https://preview.example.com",
    "https://www.example.com/folder",
    "https://preview.example.net:8080",
    "https://EXAMPLE.org/",
    "https://example.com./folder",
    "https://plainrate.test/a/b",
    "http://localhost:8000",
    "www.plainrate-cards.org",
  ])("SITE_URL=%s is not yet the site's real address", (address) => {
    expect(samplesOf(READY, address, READY_CONTENT)).toEqual(["data/site.json url"]);
  });

  test.each([
    "https://plainrate-cards.org/example.com",
    "https://plainrate-cards.org/folder/localhost",
    "https://myexample.com",
    "https://example.com.plainrate-cards.org",
  ])("SITE_URL=%s has a real host", (address) => {
    expect(samplesOf(READY, address, READY_CONTENT)).toEqual([]);
  });
});

test("a mailbox is judged by what stands behind the @", () => {
  const mailbox = (email: string) => found(SITE, "hello@plainrate-cards.org", email);
  expect(mailbox("hello@mail.example.com")).toEqual(["data/site.json email"]);
  expect(mailbox("hello@plainrate.invalid")).toEqual(["data/site.json email"]);
  expect(mailbox("example.com@plainrate-cards.org")).toEqual([]);
});

test("security.txt must not have run out on the day of the check", () => {
  const expiring = (day: string) => found(SITE, /"expires": "[^"]*"/, `"expires": "${day}"`);
  expect(expiring("2026-12-02")).toEqual([]);
  expect(expiring("2026-12-01")).toEqual(["data/site.json security.expires"]);
});

test("an ad network needs its publisher id", () => {
  const files = edited(
    READY,
    { file: SITE, from: '"provider": "house"', to: '"provider": "script"' },
    { file: SITE, from: '"script": null', to: '"script": "https://ads.plainrate-cards.org/ads.js"' },
  );
  expect(samplesOf(files)).toEqual(["data/site.json ads.client"]);
});

test("a card is a sample while a term that counts is our estimate; one that counts no more is left alone", () => {
  const estimate = (terms: string) =>
    edited(READY, {
      file: CARD,
      from: '"statements": [',
      to: `"statements": [{ "by": "estimate", "asOf": "2025-01", "terms": { ${terms} } },`,
    });
  const files = estimate('"annualFee": 95, "membership": "Members only"');
  expect(launchFaults(contentOf(files), files, DAY)).toMatchObject([
    { file: CARD, path: ["statements"], found: "estimates of Who may open it" },
  ]);
  expect(samplesOf(estimate('"annualFee": 95'))).toEqual([]);
});
