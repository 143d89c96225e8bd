import { CATEGORIES, HOME_CARDS } from "../domain/card";
import type { Card } from "./card-schema";
import { type Fault, fieldName, quote } from "./fault";
import { fillDeep } from "./references";
import type { Site } from "./site-schema";
import type { SourceFile } from "./source-file";
import { isKnownPath } from "./markdown-rules";

/** Checks of the content as a whole: what no single file can show. Faults are placed in `data/site.json`. */

type Complaint = { path: (string | number)[]; expected: string; found: string; hint?: string };

function orderComplaints(
  list: "cardOrder" | "guideOrder",
  order: readonly string[],
  files: readonly string[],
  folder: string,
) {
  const complaints: Complaint[] = order.flatMap((name, index) => {
    if (!files.includes(name)) {
      return [{ path: [list, index], expected: `the name of a file in ${folder}`, found: quote(name) }];
    }
    return order.indexOf(name) === index
      ? []
      : [{ path: [list, index], expected: "each name once", found: `${quote(name)} again` }];
  });
  const missing = files.filter((name) => !order.includes(name));
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

function cardComplaints(cards: readonly Card[]): Complaint[] {
  const complaints: Complaint[] = [];
  const featured = cards.filter((card) => card.featured).length;
  if (featured < HOME_CARDS) {
    complaints.push({
      path: ["cardOrder"],
      expected: `at least ${HOME_CARDS} featured cards for the home page`,
      found: String(featured),
    });
  }
  const recommended = cards.filter((card) => card.recommended).map((card) => card.id);
  if (recommended.length !== 1) {
    complaints.push({
      path: ["cardOrder"],
      expected: "exactly one recommended card",
      found: recommended.length === 0 ? "none" : recommended.join(", "),
    });
  }
  for (const category of CATEGORIES) {
    if (!cards.some((card) => card.category === category)) {
      complaints.push({
        path: ["cardOrder"],
        expected: `a card of the category ${quote(category)}`,
        found: "none",
        hint: "its tile would be empty",
      });
    }
  }
  return complaints;
}

/** Every address on this site within a value, with its path. */
function siteLinks(value: unknown, path: (string | number)[] = []): { to: string; path: (string | number)[] }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return key === "to" && typeof item === "string" ? [{ to: item, path: at }] : siteLinks(item, at);
  });
}

/** Every link that leads nowhere, in the data of one file. */
export function linkFaults(data: unknown, source: SourceFile, guides: ReadonlySet<string>): Fault[] {
  return siteLinks(data)
    .filter(({ to }) => !isKnownPath(to, guides))
    .map(({ to, path }) => ({
      file: source.file,
      ...source.placeOf(path),
      field: fieldName(path),
      expected: "the address of a page of this site",
      found: quote(to),
    }));
}

/** Every name of a guide that no file has, in a list of names. */
export function guideNameComplaints(
  names: readonly string[],
  path: (string | number)[],
  guides: readonly string[],
): Complaint[] {
  return names.flatMap((name, index) =>
    guides.includes(name)
      ? []
      : [{ path: [...path, index], expected: "the name of a file in data/guides, without .md", found: quote(name) }],
  );
}

function adComplaints({ ads }: Site): Complaint[] {
  const unknown = Object.entries(ads.pages).flatMap(([page, slots]) =>
    slots.flatMap((slot, index) =>
      Object.hasOwn(ads.slots, slot)
        ? []
        : [{ path: ["ads", "pages", page, index], expected: "the name of a slot in ads.slots", found: quote(slot) }],
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

/** `cards` and `guides` hold whatever could be read; their files' names are listed apart. */
export function catalogueFaults(
  site: Site,
  source: SourceFile,
  cards: readonly Card[],
  cardIds: readonly string[],
  guides: readonly string[],
): Fault[] {
  const allCardsRead = cards.length === cardIds.length;
  const complaints = [
    ...orderComplaints("cardOrder", site.cardOrder, cardIds, "data/cards"),
    ...orderComplaints("guideOrder", site.guideOrder, guides, "data/guides"),
    ...guideNameComplaints(site.home.teasers, ["home", "teasers"], guides),
    ...(allCardsRead ? cardComplaints(cards) : []),
    ...adComplaints(site),
  ];
  const filled = new Set(guides.map((name) => fillDeep(name, site)));
  return [
    ...complaints.map(({ path, expected, found, hint }) => ({
      file: source.file,
      ...source.placeOf(path),
      field: fieldName(path),
      expected,
      found,
      ...(hint ? { hint } : {}),
    })),
    ...linkFaults(fillDeep(site, site), source, filled),
  ];
}
