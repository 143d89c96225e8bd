import { CATEGORIES, HOME_CARDS } from "../domain/card";
import { FOOTER_LINKS, GUIDES_PREFIX } from "../site/routes";
import type { Card } from "./card-schema";
import { type FieldComplaint, faultsOf } from "./complaint";
import { didYouMean } from "./did-you-mean";
import { type Fault, quote } from "./fault";
import { didYouMeanPage, isKnownPath } from "./markdown-rules";
import { type Sources, fillDeep } from "./references";
import type { Site } from "./site-schema";
import type { SourceFile } from "./source-file";
import type { Path } from "./texts";

/** Checks of the content as a whole: what no single file can show. Faults are placed in `data/site.json`. */

function orderComplaints(
  list: "cardOrder" | "guideOrder",
  order: readonly string[],
  files: readonly string[],
  folder: string,
) {
  const known = new Set(files);
  const named = new Set<string>();
  const complaints: FieldComplaint[] = order.flatMap((name, index) => {
    const again = named.has(name);
    named.add(name);
    if (!known.has(name)) {
      return [
        {
          path: [list, index],
          expected: `the name of a file in ${folder}`,
          found: quote(name),
          hint: didYouMean(name, files),
        },
      ];
    }
    return again ? [{ path: [list, index], expected: "each name once", found: `${quote(name)} again` }] : [];
  });
  const missing = files.filter((name) => !named.has(name));
  return [
    ...complaints,
    ...missing.map((name) => ({
      path: [list],
      expected: `every file of ${folder} in the order`,
      found: `no ${quote(name)}`,
      hint: "add its name where it should stand",
    })),
  ];
}

const FOOTER = FOOTER_LINKS.flatMap<{ to: string; label: string }>(({ links }) => links);

/** What the catalogue as a whole needs to know of a card. */
export type CardFacts = Pick<Card, "id" | "name" | "featured" | "recommended" | "category">;

function cardComplaints(cards: readonly CardFacts[]): FieldComplaint[] {
  const complaints: FieldComplaint[] = [];
  const featured = cards.filter((card) => card.featured).length;
  if (featured < HOME_CARDS) {
    complaints.push({
      path: ["cardOrder"],
      expected: `at least ${HOME_CARDS} featured cards for the home page`,
      found: String(featured),
      hint: 'write "featured": true in one file more of data/cards',
    });
  }
  const recommended = cards.filter((card) => card.recommended).map((card) => card.id);
  if (recommended.length !== 1) {
    complaints.push({
      path: ["cardOrder"],
      expected: "exactly one recommended card",
      found: recommended.length === 0 ? "none" : recommended.join(", "),
      hint: 'write "recommended": true in one file of data/cards and false in the others',
    });
  }
  for (const category of CATEGORIES) {
    const link = FOOTER.find(({ to }) => to.endsWith(`?filter=${category}`));
    if (!cards.some((card) => card.category === category)) {
      complaints.push({
        path: ["cardOrder"],
        expected: `a card of the category ${quote(category)}`,
        found: "none",
        hint: link ? `its tile and the footer's "${link.label}" would be empty` : "its tile would be empty",
      });
    }
  }
  return complaints;
}

/** Every address on this site within a value, with its path. */
function siteLinks(value: unknown, path: Path = []): { to: string; path: Path }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return key === "to" && typeof item === "string" ? [{ to: item, path: at }] : siteLinks(item, at);
  });
}

/** Every link that leads nowhere, in the data of one file. */
export function linkFaults(data: unknown, source: SourceFile, guides: ReadonlySet<string>): Fault[] {
  const complaints = siteLinks(data)
    .filter(({ to }) => !isKnownPath(to, guides))
    .map(({ to, path }) => ({
      path,
      expected: "the address of a page of this site",
      found: quote(to),
      hint: didYouMeanPage(to, guides),
    }));
  return faultsOf(complaints, source);
}

/** Every name of a guide that no file has, in a list of names. */
export function guideNameComplaints(
  names: readonly string[],
  path: Path,
  guides: ReadonlySet<string>,
): FieldComplaint[] {
  return names.flatMap((name, index) =>
    guides.has(name)
      ? []
      : [
          {
            path: [...path, index],
            expected: "the name of a file in data/guides, without .md",
            found: quote(name),
            hint: didYouMean(name, [...guides]),
          },
        ],
  );
}

/** The footer stands on every page, so the guides that it names must be there. */
function footerComplaints(guides: readonly string[]): FieldComplaint[] {
  return FOOTER.filter(
    ({ to }) => to.startsWith(GUIDES_PREFIX) && !guides.includes(to.slice(GUIDES_PREFIX.length)),
  ).map(({ to, label }) => ({
    path: ["guideOrder"],
    expected: `the guide that the footer's "${label}" leads to`,
    found: "no such file",
    hint: `it stands in data${to}.md`,
  }));
}

function adComplaints(ads: Site["ads"]): FieldComplaint[] {
  const unknown: FieldComplaint[] = Object.entries(ads.pages).flatMap(([page, slots]) =>
    slots.flatMap((slot, index) =>
      Object.hasOwn(ads.slots, slot)
        ? []
        : [
            {
              path: ["ads", "pages", page, index],
              expected: "the name of a slot in ads.slots",
              found: quote(slot),
              hint: didYouMean(slot, Object.keys(ads.slots)),
            },
          ],
    ),
  );
  if (ads.provider === "script" && !ads.script) {
    unknown.push({
      path: ["ads", "script"],
      expected: "the script's address, since the provider is script",
      found: "null",
    });
  }
  return unknown;
}

/** Settings of which some may be missing because they are wrong. */
export type PartialSite = { [Name in keyof Site]?: Site[Name] | undefined };

/**
 * `site` holds the settings that are in order, `cards` what could be read of each card; their files' names are listed
 * apart. What can't be judged because something it needs is wrong waits until that is mended.
 */
export function catalogueFaults(
  site: PartialSite,
  source: SourceFile,
  cards: readonly CardFacts[],
  cardIds: readonly string[],
  guides: readonly string[],
  sources: Sources,
): Fault[] {
  const { cardOrder, guideOrder, home, ads } = site;
  const allCardsRead = cards.length === cardIds.length;
  const complaints = [
    ...(cardOrder ? orderComplaints("cardOrder", cardOrder, cardIds, "data/cards") : []),
    ...(guideOrder ? orderComplaints("guideOrder", guideOrder, guides, "data/guides") : []),
    ...(home ? guideNameComplaints(home.teasers, ["home", "teasers"], new Set(guides)) : []),
    ...footerComplaints(guides),
    ...(allCardsRead ? cardComplaints(cards) : []),
    ...(ads ? adComplaints(ads) : []),
  ];
  const filled = new Set(guides.flatMap((name) => [name, fillDeep(name, sources)]));
  return [...faultsOf(complaints, source), ...linkFaults(fillDeep(site, sources), source, filled)];
}
