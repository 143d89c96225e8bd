import { isSampleLink } from "../domain/card";
import type { Card } from "./card-schema";
import { type FieldComplaint, faultsOf } from "./complaint";
import { type Fault, quote, sortFaults } from "./fault";
import type { Content } from "./gate";
import { DRAFT_MARK } from "./new-content";
import type { Site } from "./site-schema";
import { type SourceFile, type TextFile, readJson } from "./source-file";

/**
 * What is still a sample, or has run out, in content that is in order otherwise: a site with any of it is not ready for the
 * public.
 */

/** Hosts that belong to nobody (RFC 2606 and 6761), and so to no real site. */
const PLACEHOLDER_HOST = /(?:^|[.@/])(?:example\.(?:com|net|org)|localhost|[a-z0-9-]+\.(?:example|test|invalid))$/i;

/** The figures that the specification gives as samples. */
const SAMPLE_STATISTICS = ["50+", "$2,500", "15M+", "4.8/5"];

/** The ids that the sample slots came with. */
const SAMPLE_AD_ID = /^48102701\d\d$/;

const SAMPLE_WORDS = /\bsample (?:site|link|figures?)\b/i;

function addressComplaints({ url, email }: Site, siteUrl: string | undefined): FieldComplaint[] {
  const complaints: FieldComplaint[] = [];
  const address = siteUrl || url;
  if (PLACEHOLDER_HOST.test(address)) {
    complaints.push({
      path: ["url"],
      expected: "the site's real address",
      found: quote(address),
      hint: "write it here, or set SITE_URL for the build",
    });
  }
  if (PLACEHOLDER_HOST.test(email)) {
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

/** What terms that are called verified lack: a source for each value, and a check that has been made by `day`. */
function verificationComplaints(provenance: Card["provenance"], day: string): FieldComplaint[] {
  const { checked, sources } = provenance;
  const path = ["provenance", "sources"];
  return [
    ...estimatesIn(provenance).map((name) => ({
      path: [...path, name],
      expected: "the address where the value stands, since the terms are called verified",
      found: '"estimate"',
    })),
    ...(sources.apr
      ? []
      : [{ path, expected: "a source of the apr, since the terms are called verified", found: "none" }]),
    ...(checked && checked > day
      ? [{ path: ["provenance", "checked"], expected: `a day up to ${day}`, found: quote(checked) }]
      : []),
  ];
}

function cardComplaints({ applyUrl, provenance }: Card, day: string): FieldComplaint[] {
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
      : verificationComplaints(provenance, day)),
  ];
}

/** Lines of a text that speak of samples, or that an editor has yet to write. */
function textFaults({ file, text }: TextFile): Fault[] {
  return text.split("\n").flatMap((line, index) => {
    const match = SAMPLE_WORDS.exec(line) ?? (line.includes(DRAFT_MARK) ? /Draft:/.exec(line) : null);
    if (!match) return [];
    const expected = match[0] === DRAFT_MARK ? "a text that is written" : "a text for the real site";
    return [{ file, line: index + 1, column: match.index + 1, field: "", expected, found: quote(match[0]) }];
  });
}

/**
 * Everything that is still a sample, or has run out on an ISO day, with the place to change it. `siteUrl` is the address
 * that the build is given.
 */
export function launchFaults(content: Content, files: readonly TextFile[], day: string, siteUrl?: string): Fault[] {
  const sourceOf = (name: string): SourceFile | undefined => {
    const file = files.find((candidate) => candidate.file === name);
    return file && readJson(file);
  };
  const site = sourceOf("data/site.json");
  const cards = content.cards.flatMap((card) => {
    const source = sourceOf(`data/cards/${card.id}.json`);
    return source ? faultsOf(cardComplaints(card, day), source) : [];
  });
  const texts = files.filter(({ file }) => file.endsWith(".md")).flatMap(textFaults);
  return sortFaults([...(site ? faultsOf(siteComplaints(content.site, day, siteUrl), site) : []), ...cards, ...texts]);
}
