import { CATEGORIES } from "../../schema/vocabulary";
import { HOME_CARDS } from "../../domain/cards/card";
import { FOOTER_LINKS } from "../../domain/site/menus";
import { GUIDES_PREFIX } from "../../site/routes";
import { didYouMean, type Path, quote } from "../fault";
import type { CardFile } from "../../schema/card-schema";
import type { Site } from "../../schema/site-schema";
import { type SourceFile, nameOf } from "../read/source-file";
import { checkNamedOnce } from "./repeats";
import { CARD_ID } from "../references/catalog";
import type { Whole } from "../read/whole";

/** Checks of the content as a whole: what no single file can show. */

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

type ReadCard = { source: SourceFile; card: CardFile };

/** One card at most is recommended. Of two or more each is a fault, as any of them may be the one too many. */
function checkRecommended(cards: readonly ReadCard[]): void {
  const recommended = cards.filter(({ card }) => card.recommended);
  if (recommended.length <= 1) return;
  const hint = 'write "recommended": true in one file of data/cards at most';
  const found = recommended.map(({ card }) => card.id).join(", ");
  for (const { source } of recommended) source.report(["recommended"], "one recommended card at most", found, hint);
}

function checkCards(cards: readonly ReadCard[], settings: SourceFile): void {
  const path = ["cardOrder"];
  const featured = cards.filter(({ card }) => card.featured).length;
  if (featured < HOME_CARDS) {
    const hint = 'write "featured": true in one more file of data/cards';
    settings.report(path, `at least ${HOME_CARDS} featured cards for the home page`, String(featured), hint);
  }
  checkRecommended(cards);
  for (const category of CATEGORIES.filter((name) => cards.every(({ card }) => card.category !== name))) {
    const link = FOOTER.find(({ to }) => to.endsWith(`?filter=${category}`));
    const hint = link ? `its tile and the footer's "${link.label}" would be empty` : "its tile would be empty";
    settings.report(path, `a card of the category ${quote(category)}`, "none", hint);
  }
}

/** Reports every name of a guide that no file has or that stands twice, in a list of names. */
export function checkGuideNames(
  names: readonly string[],
  path: Path,
  guides: Iterable<string>,
  source: SourceFile,
): void {
  checkNames(names, path, [...guides], "the name of a file in data/guides, without .md", source);
  checkNamedOnce(names, path, "each guide once", source);
}

/** The footer stands on every page, so the guides that it names must be there. */
function checkFooter(guides: ReadonlySet<string>, source: SourceFile): void {
  for (const { to, label } of FOOTER) {
    if (!to.startsWith(GUIDES_PREFIX) || guides.has(to.slice(GUIDES_PREFIX.length))) continue;
    const expected = `the guide that the footer's "${label}" leads to`;
    source.report(["guideOrder"], expected, "no such file", `it stands in data${to}.md`);
  }
}

function checkAds({ provider, script }: Site["ads"], source: SourceFile): void {
  if (provider === "script" && !script) {
    source.report(["ads", "script"], "the script's address, since the provider is script", "null");
  }
}

/** Reports what is wrong with the catalog as a whole, most of it in the settings. A card that can't be read has to come first. */
export function checkCatalog({ site: { source }, settings, cards, guides, guideFiles, leftOut }: Whole): void {
  // Settings that aren't there are one fault.
  if (source.text === "") return;
  const { cardOrder = [], guideOrder = [], ads } = settings;
  // An order may also name the drafts that are left out.
  const cardNames = [...cards.map((card) => nameOf(card.source)), ...leftOut.cards];
  const guideNames = [...guides.map((guide) => nameOf(guide.source)), ...leftOut.guides];
  checkNames(cardOrder, ["cardOrder"], cardNames, CARD_ID, source);
  checkNamedOnce(cardOrder, ["cardOrder"], "each card once", source);
  checkGuideNames(guideOrder, ["guideOrder"], guideNames, source);
  checkFooter(guideFiles, source);
  const read = cards.flatMap((one) => (one.value ? [{ source: one.source, card: one.value }] : []));
  if (read.length === cards.length) checkCards(read, source);
  if (ads) checkAds(ads, source);
}

/** Reports the names and questions of the pages made of code that can't stand there. */
export function checkPageTexts({ texts, pageFiles, guideFiles }: Whole): void {
  for (const { name, source } of pageFiles) {
    if (name === "home") checkGuideNames(texts.home?.teasers ?? [], ["teasers"], guideFiles, source);
    if (name === "contact") {
      const questions = texts.contact?.faq.map(({ question }) => question) ?? [];
      checkNamedOnce(questions, ["faq"], "each question once", source);
    }
  }
}
