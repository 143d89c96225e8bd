import { isOpen, isSampleLink } from "../../domain/cards/card";
import { CARD_TERMS } from "../../domain/cards/card-terms";
import { pageFile } from "../../schema/page-schemas";
import { SITE_FILE } from "../../schema/site-schema";
import type { Content } from "../content";

/** Hosts that belong to nobody (RFC 2606 and 6761), as a host or behind the @ of a mailbox. */
const PLACEHOLDER = /(?:^|[@.])(?:example\.(?:com|net|org)|example|test|invalid|localhost)\.?$/i;

/** The specification's sample statistics, and the ids of its sample ad slots. */
const SAMPLE_STATISTICS = ["50+", "$2,500", "15M+", "4.8/5"];
const SAMPLE_AD_ID = /^48102701\d\d$/;

/** Words that only a sample site can say, outside of the fields that only a sample site shows. */
const SAMPLE_TEXT =
  /^(?!.*"(?:sampleNotice|sentSample)":).*?(\bsample (?:site|link|figures?|data|badge|values?|profiles?)\b|\bare samples\b|\blive site\b)/i;

const PRIVACY_FILE = "data/pages/privacy.md";

/** Lists what the owner has to replace or renew, with file and field. `day` is an ISO day; `siteUrl` the build's, if given. */
export function launchReport(
  { site, texts: { home, about }, cards }: Content,
  files: readonly { file: string; text: string }[],
  day: string,
  siteUrl = "",
): string[] {
  const lines: string[] = [];
  const need = (isDue: boolean, place: string, what: string) => {
    if (isDue) lines.push(`${place}: ${what}`);
  };
  const address = siteUrl || site.url;
  const { ads, email, forms, security } = site;
  const isReal = URL.canParse(address) && !PLACEHOLDER.test(new URL(address).hostname);
  need(!isReal, `${SITE_FILE} url`, "the site's address, here or as SITE_URL for the build");
  need(PLACEHOLDER.test(email), `${SITE_FILE} email`, "a mailbox that somebody reads");
  need(security.expires <= day, `${SITE_FILE} security.expires`, "a day less than a year ahead");
  const usesNetwork = ads.provider === "script";
  need(usesNetwork && !ads.client, `${SITE_FILE} ads.client`, "the publisher id at the ad network");
  for (const [name, { id }] of Object.entries(ads.slots))
    need(usesNetwork && SAMPLE_AD_ID.test(id), `${SITE_FILE} ads.slots.${name}.id`, "the slot's id at the ad network");
  for (const { value, label } of home.statistics)
    need(SAMPLE_STATISTICS.includes(value), pageFile("home"), `a figure that you can prove for "${label}", or none`);
  need(
    home.testimonial?.sample === true,
    `${pageFile("home")} testimonial`,
    "a real reader's words (16 CFR Part 465), or none",
  );
  for (const { name, sample } of about.team)
    need(sample, `${pageFile("about")} team`, `a real person in place of "${name}", or none`);
  // A closed card has no Apply link, and its issuer no page that states its terms.
  for (const { id, applyUrl, statements } of cards.filter(isOpen)) {
    need(isSampleLink(applyUrl), `data/cards/${id}.json applyUrl`, "the issuer's page for applications");
    const estimates = statements.filter(({ by, counts }) => by === "estimate" && counts);
    const labels = estimates.map(({ term }) => CARD_TERMS[term].label).join(", ");
    need(
      labels !== "",
      `data/cards/${id}.json statements`,
      `a source in place of our estimates, or nothing where no source speaks: ${labels}`,
    );
  }
  // Readers are told of every other company that their browser or a form of theirs writes to.
  const privacy = files.find(({ file }) => file === PRIVACY_FILE)?.text ?? "";
  const receivers = [usesNetwork && ads.script, forms.contact.endpoint, forms.newsletter.endpoint];
  const hosts = receivers.flatMap((url) => (url ? new URL(url).hostname.split(".").slice(-2).join(".") : []));
  for (const host of new Set(hosts))
    need(
      !`${privacy} ${address}`.includes(host),
      PRIVACY_FILE,
      `what ${host} receives, with a link to its privacy page`,
    );
  for (const { file, text } of files)
    for (const [index, line] of text.split("\n").entries()) {
      const [, words = ""] = SAMPLE_TEXT.exec(line) ?? [];
      need(words !== "", `${file}:${index + 1}`, `a text for the real site, without "${words}"`);
    }
  need(site.sampleData, `${SITE_FILE} sampleData`, "false, once nothing else is listed here");
  return lines;
}
