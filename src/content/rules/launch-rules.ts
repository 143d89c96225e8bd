import { type StatedCard, isSampleLink } from "../../domain/cards/card";
import { CARD_TERMS } from "../../domain/cards/card-terms";
import { type Fault, fieldName, placeAt, quote, sortFaults } from "../fault";
import type { Content } from "../content";
import { type PageTexts, pageFile } from "../../schema/page-schemas";
import { SITE_FILE, type Site } from "../../schema/site-schema";
import type { SourceFile, TextFile } from "../read/source-file";
import { readSource } from "../read/read-source";
import { textsIn } from "../read/texts-in";

/** What is still a sample, or has run out: a site with any of it is not ready for the public. */

/** Hosts that belong to nobody (RFC 2606 and 6761), and so to no real site. */
const PLACEHOLDER_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)\.?$/i;

const isPlaceholder = (host: string) => host === "" || PLACEHOLDER_HOST.test(host);

/** The host alone: SITE_URL may name a folder or a port after it. Empty for what is no address. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : "");

/** The figures that the specification gives as samples. */
const SAMPLE_STATISTICS = ["50+", "$2,500", "15M+", "4.8/5"];

/** The ids that the sample slots came with. */
const SAMPLE_AD_ID = /^48102701\d\d$/;

const SAMPLE_WORDS = /\bsample (?:site|link|figures?|data)\b/gi;

/** Texts that may speak of samples: they are shown only beside one, or have a rule of their own. */
const SAMPLE_TEXTS = [
  `${SITE_FILE} sampleNotice`,
  `${pageFile("contact")} sentSample`,
  `${pageFile("about")} teamNote`,
];

function checkAddresses({ url, email }: Site, siteUrl: string | undefined, source: SourceFile): void {
  const address = siteUrl || url;
  if (isPlaceholder(hostOf(address))) {
    const hint = "write it here, or set SITE_URL for the build";
    source.report(["url"], "the site's real address", quote(address), hint);
  }
  if (isPlaceholder(email.slice(email.lastIndexOf("@") + 1))) {
    source.report(["email"], "a mailbox that somebody reads", quote(email));
  }
}

function checkHome({ statistics, testimonial }: PageTexts["home"], source: SourceFile): void {
  statistics.forEach(({ value, label }, index) => {
    if (!SAMPLE_STATISTICS.includes(value)) return;
    const expected = `a figure that you can prove for "${label}"`;
    source.report(["statistics", index, "value"], expected, `the sample ${quote(value)}`);
  });
  if (testimonial.sample) {
    const hint = "16 CFR Part 465 forbids made-up reviews";
    source.report(["testimonial", "sample"], "a real reader's words, and false", "a made-up testimonial", hint);
  }
}

function checkTeam({ team, teamNote }: PageTexts["about"], source: SourceFile): void {
  if (/\bsamples?\b/i.test(teamNote)) source.report(["teamNote"], "a line about the real team", quote(teamNote));
  team.forEach(({ name, sample }, index) => {
    if (sample) source.report(["team", index, "sample"], "a real person, and false", quote(name));
  });
}

function checkServices({ ads, forms }: Site, source: SourceFile): void {
  for (const [name, { id }] of Object.entries(ads.slots)) {
    if (!SAMPLE_AD_ID.test(id)) continue;
    const hint = "with the provider house any other number of 6 to 12 digits will do";
    source.report(["ads", "slots", name, "id"], "the slot's id at your ad network", `the sample ${quote(id)}`, hint);
  }
  if (ads.provider === "script" && !ads.client) {
    source.report(["ads", "client"], "your publisher id at the ad network", "null");
  }
  for (const [name, { endpoint }] of Object.entries(forms)) {
    if (endpoint !== null) continue;
    const hint = "until then the form says that nothing is sent";
    source.report(["forms", name, "endpoint"], "the address that the form is sent to", "null", hint);
  }
}

function checkSite(site: Site, source: SourceFile, day: string, siteUrl: string | undefined): void {
  checkAddresses(site, siteUrl, source);
  if (site.sampleData) {
    const hint = "the sample notice and the made-up rating counts for search engines go with it";
    source.report(["sampleData"], "false, once everything else here is real", "true", hint);
  }
  if (site.security.expires <= day) {
    const hint = "see that somebody still reads the site's email, then choose a day less than a year ahead";
    source.report(["security", "expires"], `a day after ${day}`, quote(site.security.expires), hint);
  }
  checkServices(site, source);
}

function checkCard(card: StatedCard, source: SourceFile): void {
  const { applyUrl, statements } = card;
  if (isSampleLink(applyUrl)) {
    source.report(["applyUrl"], "the issuer's own address for applications", quote(applyUrl));
  }
  const estimates = statements.flatMap(({ term, by, counts }) =>
    by === "estimate" && counts ? [CARD_TERMS[term].label] : [],
  );
  if (estimates.length === 0) return;
  const expected = "a statement of the issuer or of a dated publication for each term";
  source.report(["statements"], expected, `estimates of ${estimates.join(", ")}`);
}

/** Reports the words of a text that show that it is a sample: in data by their fields, in a text by their lines. */
function checkTexts(source: SourceFile): void {
  const expected = "a text for the real site";
  if (source.file.endsWith(".md")) {
    for (const { 0: found, index } of source.text.matchAll(SAMPLE_WORDS))
      source.reportAt(placeAt(source.text, index), expected, quote(found));
    return;
  }
  for (const { text, path } of textsIn(source.data)) {
    if (SAMPLE_TEXTS.includes(`${source.file} ${fieldName(path)}`)) continue;
    for (const [found] of text.matchAll(SAMPLE_WORDS)) source.report(path, expected, quote(found));
  }
}

/** The faults of all this in sound content on an ISO day. `siteUrl` is the address that the build is given. */
export function launchFaults(content: Content, files: readonly TextFile[], day: string, siteUrl?: string): Fault[] {
  const sources = files.map(readSource);
  for (const source of sources) {
    if (source.file === SITE_FILE) checkSite(content.site, source, day, siteUrl);
    if (source.file === pageFile("home")) checkHome(content.texts.home, source);
    if (source.file === pageFile("about")) checkTeam(content.texts.about, source);
    const card = content.cards.find(({ id }) => source.file === `data/cards/${id}.json`);
    if (card) checkCard(card, source);
    checkTexts(source);
  }
  return sortFaults(sources.flatMap(({ faults }) => faults));
}
