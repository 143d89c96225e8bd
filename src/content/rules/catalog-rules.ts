import { CATEGORIES } from "../../schema/vocabulary";
import { HOME_CARDS, type Card } from "../../domain/cards/card";
import { FOOTER_LINKS } from "../../domain/site/menus";
import { GUIDES_PREFIX } from "../../site/routes";
import { didYouMean, type Path, quote } from "../fault";
import type { Site } from "../../schema/site-schema";
import { SHORT_NAME } from "../../schema/field";
import type { SourceFile } from "../read/source-file";
import { DRAFT_MARK } from "./texts";

/** Checks of the content as a whole: what no single file can show. */

/** A text of a file that should tell it from the others. */
export type OwnText = { source: SourceFile; text: string };

/** Reports every text that is written, and that a file before has, too. Mostly the file is a copy in which it was forgotten. */
export function checkRepeats(expected: string, path: Path, texts: readonly OwnText[]): void {
  const owners = new Map<string, string>();
  for (const { source, text } of texts.filter((one) => !one.text.startsWith(DRAFT_MARK))) {
    const owner = owners.get(text);
    if (owner === undefined) owners.set(text, source.file);
    else source.report(path, expected, `${quote(text)}, as ${owner} has`);
  }
}

/** Reports every name of a list that stands in it before. */
export function checkNamedOnce(names: readonly string[], path: Path, expected: string, source: SourceFile): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) source.report([...path, index], expected, `${quote(name)} again`);
  });
}

function checkNames(
  names: readonly string[],
  path: Path,
  known: readonly string[],
  expected: string,
  source: SourceFile,
): void {
  const all = new Set(known);
  names.forEach((name, index) => {
    if (!all.has(name)) source.report([...path, index], expected, quote(name), didYouMean(name, known));
  });
}

const FOOTER = FOOTER_LINKS.flatMap<{ to: string; label: string }>(({ links }) => links);

/** What the catalog as a whole needs to know of a card. */
export type CardFacts = Pick<Card, "id" | "featured" | "recommended" | "category"> & {
  source: SourceFile;
  name: Card["name"] | undefined;
};

/** Exactly one card is recommended. Of two or more each is a fault, as any of them may be the one too many. */
function checkRecommended(cards: readonly CardFacts[], settings: SourceFile): void {
  const recommended = cards.filter((card) => card.recommended);
  if (recommended.length === 1) return;
  const expected = "exactly one recommended card";
  const hint = 'write "recommended": true in one file of data/cards and false in the others';
  const found = recommended.map(({ id }) => id).join(", ");
  for (const { source } of recommended) source.report(["recommended"], expected, found, hint);
  if (found === "") settings.report(["cardOrder"], expected, "none", hint);
}

function checkCards(cards: readonly CardFacts[], settings: SourceFile): void {
  const path = ["cardOrder"];
  const featured = cards.filter((card) => card.featured).length;
  if (featured < HOME_CARDS) {
    const hint = 'write "featured": true in one file more of data/cards';
    settings.report(path, `at least ${HOME_CARDS} featured cards for the home page`, String(featured), hint);
  }
  checkRecommended(cards, settings);
  for (const category of CATEGORIES.filter((name) => cards.every((card) => card.category !== name))) {
    const link = FOOTER.find(({ to }) => to.endsWith(`?filter=${category}`));
    const hint = link ? `its tile and the footer's "${link.label}" would be empty` : "its tile would be empty";
    settings.report(path, `a card of the category ${quote(category)}`, "none", hint);
  }
}

/** Reports every name of a guide that no file has or that stands twice, in a list of names. */
export function checkGuideNames(
  names: readonly string[],
  path: Path,
  guides: ReadonlySet<string>,
  source: SourceFile,
): void {
  checkNames(names, path, [...guides], "the name of a file in data/guides, without .md", source);
  checkNamedOnce(names, path, "each guide once", source);
}

/** Reports a former name that is no address, is still in use or that two guides lay claim to. */
export function checkFormerNames(
  guides: readonly { source: SourceFile; formerly: readonly string[] }[],
  known: ReadonlySet<string>,
): void {
  const seen = new Set<string>();
  for (const { source, formerly } of guides) {
    formerly.forEach((name, index) => {
      if (SHORT_NAME.test(name) && !known.has(name) && !seen.has(name)) seen.add(name);
      else source.report(["formerly", index], "the name of a guide that is gone, in one guide only", quote(name));
    });
  }
}

/** The footer stands on every page, so the guides that it names must be there. */
function checkFooter(guides: ReadonlySet<string>, source: SourceFile): void {
  for (const { to, label } of FOOTER) {
    if (!to.startsWith(GUIDES_PREFIX) || guides.has(to.slice(GUIDES_PREFIX.length))) continue;
    const expected = `the guide that the footer's "${label}" leads to`;
    source.report(["guideOrder"], expected, "no such file", `it stands in data${to}.md`);
  }
}

function checkAds({ pages, slots, provider, script }: Site["ads"], source: SourceFile): void {
  for (const [page, names] of Object.entries(pages)) {
    checkNames(names, ["ads", "pages", page], Object.keys(slots), "the name of a slot in ads.slots", source);
  }
  if (provider === "script" && !script) {
    source.report(["ads", "script"], "the script's address, since the provider is script", "null");
  }
}

/** Settings of which some may be missing because they are wrong. */
export type PartialSite = { [Name in keyof Site]?: Site[Name] | undefined };

/** What the settings are held against. What can't be judged because something it needs is wrong waits until that is fixed. */
export type Whole = {
  /** What is known of each card; null while one can't be read. */
  cards: readonly CardFacts[] | null;
  /** The names that an order holds: of all cards and guides, also of drafts that are left out. */
  named: Readonly<Record<"cards" | "guides", readonly string[]>>;
  /** The names of the guides that are published. */
  guides: ReadonlySet<string>;
};

/** Reports what is wrong with the catalog as a whole; most of it in the settings, of which `site` are those in order. */
export function checkCatalog(site: PartialSite, source: SourceFile, whole: Whole): void {
  const { cardOrder = [], guideOrder = [], ads } = site;
  const { cards, named, guides } = whole;
  checkNames(cardOrder, ["cardOrder"], named.cards, "the name of a file in data/cards", source);
  checkNamedOnce(cardOrder, ["cardOrder"], "each name once", source);
  checkNames(guideOrder, ["guideOrder"], named.guides, "the name of a file in data/guides", source);
  checkNamedOnce(guideOrder, ["guideOrder"], "each name once", source);
  checkFooter(guides, source);
  if (cards) checkCards(cards, source);
  if (ads) checkAds(ads, source);
}
