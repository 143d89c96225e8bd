import { CATEGORIES, HOME_CARDS } from "../../domain/cards/card";
import { FOOTER_LINKS, GUIDES_PREFIX } from "../../site/routes";
import type { Card } from "../../domain/cards/card";
import { type FieldComplaint, faultsIn, faultsOf } from "../complaint";
import { didYouMean } from "../references/did-you-mean";
import { type Fault, quote } from "../fault";
import { didYouMeanPage, isKnownPath } from "./markdown-rules";
import { type Sources, fillDeep } from "../references/references";
import type { Site } from "../schema/site-schema";
import type { SourceFile, TextFile } from "../read/source-file";
import { type Path, addressesIn } from "./texts";

/** Checks of the content as a whole: what no single file can show. */

/** A text of a file that should tell it from the others. */
export type OwnText = { file: TextFile; text: string };

/** Every text that a file before has, too. Mostly the file is a copy in which it was forgotten. */
export function repeatFaults(expected: string, path: Path, texts: readonly OwnText[]): Fault[] {
  const owners = new Map<string, string>();
  return texts.flatMap(({ file, text }) => {
    const owner = owners.get(text);
    if (owner !== undefined) return faultsIn(file, [{ path, expected, found: `${quote(text)}, as ${owner} has` }]);
    owners.set(text, file.file);
    return [];
  });
}

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
export type CardFacts = Pick<Card, "id" | "featured" | "recommended" | "category"> & {
  file: TextFile;
  name: Card["name"] | undefined;
};

const ONE_RECOMMENDED = {
  expected: "exactly one recommended card",
  hint: 'write "recommended": true in one file of data/cards and false in the others',
};

/** Two recommended cards or more: a fault of each, as any of them may be the one too many. */
function recommendedFaults(cards: readonly CardFacts[]): Fault[] {
  const recommended = cards.filter((card) => card.recommended);
  if (recommended.length < 2) return [];
  const found = recommended.map(({ id }) => id).join(", ");
  return recommended.flatMap(({ file }) => faultsIn(file, [{ path: ["recommended"], ...ONE_RECOMMENDED, found }]));
}

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
  if (!cards.some((card) => card.recommended)) {
    complaints.push({ path: ["cardOrder"], ...ONE_RECOMMENDED, found: "none" });
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

/** Every link that leads nowhere, in the data of one file. */
export function linkFaults(data: unknown, source: SourceFile, guides: ReadonlySet<string>): Fault[] {
  const complaints = addressesIn(data)
    .filter(({ text }) => !isKnownPath(text, guides))
    .map(({ text, path }) => ({
      path,
      expected: "the address of a page of this site",
      found: quote(text),
      hint: didYouMeanPage(text, guides),
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

/** Teasers that lead nowhere, or to one guide twice. */
function teaserComplaints(names: readonly string[], guides: readonly string[]): FieldComplaint[] {
  const path = ["home", "teasers"];
  const again = names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{ path: [...path, index], expected: "each guide once", found: `${quote(name)} again` }],
  );
  return [...guideNameComplaints(names, path, new Set(guides)), ...again];
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
 * `site` holds the settings that are in order, `cards` what is known of each card, null while one can't be read; their names are listed
 * apart, as are those of the guides. `known` has the guides' addresses too. What can't be judged because something it needs
 * is wrong waits until that is mended.
 */
export function catalogueFaults(
  site: PartialSite,
  source: SourceFile,
  cards: readonly CardFacts[] | null,
  cardIds: readonly string[],
  guides: readonly string[],
  known: ReadonlySet<string>,
  sources: Sources,
): Fault[] {
  const { cardOrder, guideOrder, home, ads } = site;
  const complaints = [
    ...(cardOrder ? orderComplaints("cardOrder", cardOrder, cardIds, "data/cards") : []),
    ...(guideOrder ? orderComplaints("guideOrder", guideOrder, guides, "data/guides") : []),
    ...(home ? teaserComplaints(home.teasers, guides) : []),
    ...footerComplaints(guides),
    ...(cards ? cardComplaints(cards) : []),
    ...(ads ? adComplaints(ads) : []),
  ];
  return [
    ...faultsOf(complaints, source),
    ...(cards ? recommendedFaults(cards) : []),
    ...linkFaults(fillDeep(site, sources), source, known),
  ];
}
