import { checkContent } from "../../src/content/gate";
import { launchFaults } from "../../src/content/launch-rules";
import type { TextFile } from "../../src/content/source-file";
import { CATALOGUE } from "../support/catalogue";

/** A day on which nothing in the content at launch has run out or lies ahead. */
const DAY = "2026-12-01";

function samplesOf(files: readonly TextFile[], siteUrl?: string, day = DAY): string[] {
  const { content, faults } = checkContent(files);
  if (!content) throw new Error(JSON.stringify(faults));
  return launchFaults(content, files, day, siteUrl).map(({ file, line, field, found }) => {
    const text = files.find((candidate) => candidate.file === file)?.text.split("\n")[line - 1] ?? "";
    expect(text).toContain((field.split(/[.\]]/).filter(Boolean).at(-1) ?? "").replace(/^.*\[/, ""));
    return `${file} ${field}`.trim() + (field ? "" : ` ${found}`);
  });
}

/** The project with every sample replaced by something real. */
function ready(): TextFile[] {
  return CATALOGUE.map(({ file, text }) => ({
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
      .replace(/"applyUrl": "#.*"/, '"applyUrl": "https://www.citi.com/apply"')
      .replace('"status": "sample"', '"status": "verified", "checked": "2025-02-01"')
      .replaceAll('": "estimate"', '": "https://www.citi.com/terms"'),
  }));
}

test("everything that is a sample is listed with its place", () => {
  expect(samplesOf(CATALOGUE)).toEqual([
    ...[
      "chase-slate-edge",
      "citi-simplicity",
      "discover-it-secured",
      "first-tech-choice-rewards",
      "penfed-platinum-rewards",
    ].flatMap((id) => [`data/cards/${id}.json applyUrl`, `data/cards/${id}.json provenance.status`]),
    'data/pages/disclaimer.md "sample data"',
    "data/site.json url",
    "data/site.json email",
    "data/site.json sampleData",
    ...[0, 1, 2, 3].map((index) => `data/site.json home.statistics[${index}].value`),
    "data/site.json home.testimonial.sample",
    "data/site.json contact.faq[2].answer",
    "data/site.json about.teamNote",
    ...[0, 1, 2, 3].map((index) => `data/site.json about.team[${index}].sample`),
    ...["leaderboard", "in-list", "after-table", "in-article", "rectangle"].map(
      (name) => `data/site.json ads.slots.${name}.id`,
    ),
    "data/site.json forms.contact.endpoint",
    "data/site.json forms.newsletter.endpoint",
  ]);
});

test("a site without samples is ready", () => {
  expect(samplesOf(ready())).toEqual([]);
});

test("texts that speak of a sample, and drafts, are found in guides and pages", () => {
  const files = ready().map(({ file, text }) => ({
    file,
    text: /two\.md|terms\.md/.test(file)
      ? text.replace(/^(An intro|Text by)/m, file.includes("two") ? "Draft: $1" : "On this sample site. $1")
      : text,
  }));
  expect(samplesOf(files)).toEqual(['data/guides/two.md "Draft:"', 'data/pages/terms.md "sample site"']);
});

test("texts of the settings that speak of a sample are found, but for those that a real site doesn't show", () => {
  const changed = ready().map(({ file, text }) => ({
    file,
    text: text
      .replace(/"sampleNotice": ".*"/, '"sampleNotice": "Sample figures on a sample site."')
      .replace(/"sentSample": ".*"/, '"sentSample": "This is a sample site."')
      .replace(/"tagline": ".*"/, '"tagline": "A sample site"')
      .replace(/"mission": ".*"/, '"mission": "Draft: why we do it"'),
  }));
  expect(samplesOf(changed)).toEqual(["data/site.json tagline", "data/site.json about.mission"]);
});

test("SITE_URL stands in for the address in the settings, and is judged as it is", () => {
  const files = ready().map(({ file, text }) => ({
    file,
    text: text.replace("https://www.plainrate-cards.org", "https://plainrate.example"),
  }));
  expect(samplesOf(files)).toEqual(["data/site.json url"]);
  expect(samplesOf(files, "https://cards.plainrate-cards.org")).toEqual([]);
  expect(samplesOf(ready(), "https://preview.example.com")).toEqual(["data/site.json url"]);
});

test.each([
  "https://www.example.com/folder",
  "https://preview.example.net:8080",
  "https://EXAMPLE.org/",
  "https://example.com./folder",
  "https://plainrate.test/a/b",
  "http://localhost:8000",
  "www.plainrate-cards.org",
])("SITE_URL=%s is not yet the site's real address", (address) => {
  expect(samplesOf(ready(), address)).toEqual(["data/site.json url"]);
});

test.each([
  "https://plainrate-cards.org/example.com",
  "https://plainrate-cards.org/folder/localhost",
  "https://myexample.com",
  "https://example.com.plainrate-cards.org",
])("SITE_URL=%s has a real host", (address) => {
  expect(samplesOf(ready(), address)).toEqual([]);
});

test("a mailbox is judged by what stands behind the @", () => {
  const withMailbox = (email: string) =>
    ready().map(({ file, text }) => ({ file, text: text.replace("hello@plainrate-cards.org", email) }));
  expect(samplesOf(withMailbox("hello@mail.example.com"))).toEqual(["data/site.json email"]);
  expect(samplesOf(withMailbox("hello@plainrate.invalid"))).toEqual(["data/site.json email"]);
  expect(samplesOf(withMailbox("example.com@plainrate-cards.org"))).toEqual([]);
});

test("security.txt must not have run out on the day of the check", () => {
  const expiring = (day: string) =>
    ready().map(({ file, text }) => ({ file, text: text.replace(/"expires": "[^"]*"/, `"expires": "${day}"`) }));
  expect(samplesOf(expiring("2026-12-02"))).toEqual([]);
  for (const day of ["2026-12-01", "2026-11-30", "2025-12-31"]) {
    expect(samplesOf(expiring(day))).toEqual(["data/site.json security.expires"]);
  }
});

test("terms that are called verified rest on no estimate, name the source of each value, and were checked by then", () => {
  const card = "data/cards/citi-simplicity.json";
  const changed = (from: string | RegExp, to: string) =>
    samplesOf(ready().map(({ file, text }) => ({ file, text: file === card ? text.replace(from, to) : text })));
  expect(changed(/"annualFee": "https:[^"]*"/, '"annualFee": "estimate"')).toEqual([
    `${card} provenance.sources.annualFee`,
  ]);
  expect(changed(/\n *"annualFee": "https:[^"]*",/, "")).toEqual([`${card} provenance.sources`]);
  expect(changed(/"sources": \{[^}]*\}/, '"sources": {}')).toEqual([`${card} provenance.sources`]);
  expect(changed('"checked": "2025-02-01"', '"checked": "2205-02-01"')).toEqual([`${card} provenance.checked`]);
});

test("a source is asked for only of values that the card has", () => {
  const unnamed = (id: string) => {
    const files = ready().map((other) => ({
      ...other,
      text: other.text.replace(/"sources": \{[^}]*\}/, '"sources": {}'),
    }));
    const { content } = checkContent(files);
    if (!content) throw new Error("The small project is at fault.");
    return launchFaults(content, files, DAY).find(({ file }) => file === `data/cards/${id}.json`)?.found;
  };
  expect(unnamed("citi-simplicity")).toBe(
    "none of name, apr, introApr, introTerm, annualFee, balanceTransferFee, foreignTransactionFee, features",
  );
  expect(unnamed("discover-it-secured")).toMatch(/\brewards\b.*\bcreditLine\b/);
});

test("an ad network needs its publisher id", () => {
  const files = ready().map(({ file, text }) => ({
    file,
    text: text
      .replace('"provider": "house"', '"provider": "script"')
      .replace('"script": null', '"script": "https://ads.plainrate-cards.org/ads.js"'),
  }));
  expect(samplesOf(files)).toEqual(["data/site.json ads.client"]);
});

test("a card whose sources are all named is still a sample until its status says otherwise", () => {
  const file = "data/cards/citi-simplicity.json";
  const files = CATALOGUE.map((other) =>
    other.file === file
      ? { file, text: other.text.replaceAll('"estimate"', '"https://www.citi.com/credit-cards/simplicity"') }
      : other,
  );
  const { content } = checkContent(files);
  if (!content) throw new Error("The small project is at fault.");
  const hints = launchFaults(content, files, DAY).flatMap((fault) => (fault.file === file ? (fault.hint ?? []) : []));
  expect(hints).toContain("still estimates: none");
});
