import { isSampleLink } from "../../domain/cards/card";
import type { Card } from "../../domain/cards/card";
import { SOURCED_FIELDS } from "../schema/card-schema";
import { type FieldComplaint, faultsIn } from "../complaint";
import { dayFaults } from "./day-rules";
import { type Fault, fieldName, quote, sortFaults } from "../fault";
import type { Content } from "../gate";
import { DRAFT_MARK } from "../tools/new-content";
import { SITE_FILE, type Site } from "../schema/site-schema";
import { type TextFile, readJson } from "../read/source-file";
import { textsIn } from "./texts";

/**
 * What is still a sample, or has run out, in content that is in order otherwise: a site with any of it is not ready for the
 * public.
 */

/** Hosts that belong to nobody (RFC 2606 and 6761), and so to no real site. */
const PLACEHOLDER_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)\.?$/i;

const isPlaceholder = (host: string) => host === "" || PLACEHOLDER_HOST.test(host);

/** The host alone: SITE_URL may name a folder or a port after it. Empty for what is no address. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : "");

/** The figures that the specification gives as samples. */
const SAMPLE_STATISTICS = ["50+", "$2,500", "15M+", "4.8/5"];

/** The ids that the sample slots came with. */
const SAMPLE_AD_ID = /^48102701\d\d$/;

const SAMPLE_WORDS = /\bsample (?:site|link|figures?|data)\b/i;

/**
 * Settings that may speak of samples. The first two are shown only while something else is a sample, which is named; the
 * third is named by a rule of its own.
 */
const SAMPLE_TEXTS = ["sampleNotice", "contact.sentSample", "about.teamNote"];

function addressComplaints({ url, email }: Site, siteUrl: string | undefined): FieldComplaint[] {
  const complaints: FieldComplaint[] = [];
  const address = siteUrl || url;
  if (isPlaceholder(hostOf(address))) {
    complaints.push({
      path: ["url"],
      expected: "the site's real address",
      found: quote(address),
      hint: "write it here, or set SITE_URL for the build",
    });
  }
  if (isPlaceholder(email.slice(email.lastIndexOf("@") + 1))) {
    complaints.push({ path: ["email"], expected: "a mailbox that somebody reads", found: quote(email) });
  }
  return complaints;
}

function peopleComplaints({ home, about }: Site): FieldComplaint[] {
  const statistics = home.statistics.flatMap(({ value, label }, index) =>
    SAMPLE_STATISTICS.includes(value)
      ? [
          {
            path: ["home", "statistics", index, "value"],
            expected: `a figure that you can prove for "${label}"`,
            found: `the sample ${quote(value)}`,
          },
        ]
      : [],
  );
  const testimonial = home.testimonial.sample
    ? [
        {
          path: ["home", "testimonial", "sample"],
          expected: "a real reader's words, and false",
          found: "a made-up testimonial",
          hint: "16 CFR Part 465 forbids made-up reviews",
        },
      ]
    : [];
  const team = about.team.flatMap(({ name, sample }, index) =>
    sample
      ? [{ path: ["about", "team", index, "sample"], expected: "a real person, and false", found: quote(name) }]
      : [],
  );
  const note = /\bsamples?\b/i.test(about.teamNote)
    ? [{ path: ["about", "teamNote"], expected: "a line about the real team", found: quote(about.teamNote) }]
    : [];
  return [...statistics, ...testimonial, ...note, ...team];
}

function serviceComplaints({ ads, forms }: Site): FieldComplaint[] {
  const slots = Object.entries(ads.slots).flatMap(([name, { id }]) =>
    SAMPLE_AD_ID.test(id)
      ? [
          {
            path: ["ads", "slots", name, "id"],
            expected: "the slot's id at your ad network",
            found: `the sample ${quote(id)}`,
            hint: "with the provider house any other number of 6 to 12 digits will do",
          },
        ]
      : [],
  );
  const client =
    ads.provider === "script" && !ads.client
      ? [{ path: ["ads", "client"], expected: "your publisher id at the ad network", found: "null" }]
      : [];
  const endpoints = (["contact", "newsletter"] as const).flatMap((name) =>
    forms[name].endpoint === null
      ? [
          {
            path: ["forms", name, "endpoint"],
            expected: "the address that the form is sent to",
            found: "null",
            hint: "until then the form says that nothing is sent",
          },
        ]
      : [],
  );
  return [...slots, ...client, ...endpoints];
}

function securityComplaints({ security: { expires } }: Site, day: string): FieldComplaint[] {
  if (expires > day) return [];
  return [
    {
      path: ["security", "expires"],
      expected: `a day after ${day}`,
      found: quote(expires),
      hint: "see that somebody still reads the site's email, then choose a day less than a year ahead",
    },
  ];
}

function siteComplaints(site: Site, day: string, siteUrl: string | undefined): FieldComplaint[] {
  const sampleData = site.sampleData
    ? [
        {
          path: ["sampleData"],
          expected: "false, once everything else here is real",
          found: "true",
          hint: "the sample notice and the made-up rating counts for search engines go with it",
        },
      ]
    : [];
  return [
    ...addressComplaints(site, siteUrl),
    ...sampleData,
    ...securityComplaints(site, day),
    ...peopleComplaints(site),
    ...serviceComplaints(site),
  ];
}

/** The names of the fields whose value is an estimate. */
function estimatesIn({ sources }: Card["provenance"]): string[] {
  return Object.entries(sources).flatMap(([name, source]) => (source === "estimate" ? [name] : []));
}

/** What terms that are called verified lack: a source for each value that the card has. */
function verificationComplaints({ provenance, ...card }: Card): FieldComplaint[] {
  const path = ["provenance", "sources"];
  const values = { ...card, ...card.terms, foreignTransactionFee: card.terms.foreignFee };
  const unnamed = SOURCED_FIELDS.filter((name) => values[name] !== null && !provenance.sources[name]);
  return [
    ...estimatesIn(provenance).map((name) => ({
      path: [...path, name],
      expected: "the address where the value stands, since the terms are called verified",
      found: '"estimate"',
    })),
    ...(unnamed.length > 0
      ? [
          {
            path,
            expected: "a source of each value, since the terms are called verified",
            found: `none of ${unnamed.join(", ")}`,
          },
        ]
      : []),
  ];
}

function cardComplaints(card: Card): FieldComplaint[] {
  const { applyUrl, provenance } = card;
  return [
    ...(isSampleLink(applyUrl)
      ? [{ path: ["applyUrl"], expected: "the issuer's own address for applications", found: quote(applyUrl) }]
      : []),
    ...(provenance.status === "sample"
      ? [
          {
            path: ["provenance", "status"],
            expected: '"verified", once the terms were checked with the issuer',
            found: '"sample"',
            hint: `still estimates: ${estimatesIn(provenance).join(", ") || "none"}`,
          },
        ]
      : verificationComplaints(card)),
  ];
}

/** The words of a text that show that it is a sample, or that an editor has yet to write it. */
function textComplaint(text: string): { at: number; expected: string; found: string } | null {
  const sample = SAMPLE_WORDS.exec(text);
  if (sample) return { at: sample.index, expected: "a text for the real site", found: quote(sample[0]) };
  const draft = text.indexOf(DRAFT_MARK);
  return draft < 0 ? null : { at: draft, expected: "a text that is written", found: quote(DRAFT_MARK) };
}

/** Such texts in a file of data, by their fields. */
function fieldFaults(file: TextFile): Fault[] {
  const complaints = textsIn(readJson(file).data).flatMap(({ text, path }) => {
    const complaint = file.file === SITE_FILE && SAMPLE_TEXTS.includes(fieldName(path)) ? null : textComplaint(text);
    return complaint ? [{ path, ...complaint }] : [];
  });
  return faultsIn(file, complaints);
}

/** Such texts in a file of text, by their lines. */
function lineFaults({ file, text }: TextFile): Fault[] {
  return text.split("\n").flatMap((line, index) => {
    const complaint = textComplaint(line);
    if (!complaint) return [];
    const { at, ...rest } = complaint;
    return [{ file, line: index + 1, column: at + 1, field: "", ...rest }];
  });
}

/**
 * Everything that is still a sample, or that an ISO day rules out, with the place to change it. `siteUrl` is the address
 * that the build is given.
 */
export function launchFaults(content: Content, files: readonly TextFile[], day: string, siteUrl?: string): Fault[] {
  const complaints = new Map<string, FieldComplaint[]>([
    [SITE_FILE, siteComplaints(content.site, day, siteUrl)],
    ...content.cards.map((card) => [`data/cards/${card.id}.json`, cardComplaints(card)] as const),
  ]);
  const samples = files.flatMap((file) => [
    ...faultsIn(file, complaints.get(file.file) ?? []),
    ...(file.file.endsWith(".md") ? lineFaults(file) : fieldFaults(file)),
  ]);
  return sortFaults([...samples, ...dayFaults(content, files, day)]);
}
