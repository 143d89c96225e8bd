import { type Card, featuredCards } from "../../domain/cards/card";
import { namedGuides } from "../../domain/guides/guide";
import { pathOfPage } from "../../domain/site/page-path";
import { NOT_FOUND_PATH, ROUTES, cardPath, guidePath } from "../../site/routes";
import type { Content, Guide } from "../gate";
import { pathOfText } from "../references/link-targets";
import { PAGE_NAMES, type PageName } from "../../schema/page-schemas";
import type { Site } from "../../schema/site-schema";
import { surveyPlansOf } from "../rules/survey-rules";

const { home, offers, compare, calculator, debts, market, contact } = ROUTES;

const EVERY_PAGE = ["every page"];
const EVERY_GUIDE = "every guide";
const EVERY_CARD = "the page of every card";
const CATALOG = [home.path, offers.path, compare.path, calculator.path, debts.path];

/** The parts of `data/site.json` that don't stand on every page. */
const PAGES = new Map<string, readonly string[]>(
  Object.entries<readonly string[]>({
    // Only files for programs hold these two, such as the site map and security.txt.
    asOf: [],
    security: [],
    title: [home.path],
    description: [home.path, NOT_FOUND_PATH],
    help: [calculator.path, EVERY_GUIDE],
    affiliateNotice: [home.path, offers.path, compare.path, EVERY_CARD, EVERY_GUIDE],
    // The footer's, not that of `/disclaimer`.
    disclaimer: EVERY_PAGE,
    // The pages that draw cards with the day of their check.
    freshness: [home.path, offers.path, EVERY_CARD],
    cardOrder: CATALOG,
    // A guide's related ones stand in this order, too.
    guideOrder: [ROUTES.guides.path, EVERY_GUIDE],
    // Only the check of the guides' sources reads them.
    primarySources: [],
    forms: [contact.path, ROUTES.guides.path],
  } satisfies Partial<Record<keyof Site, readonly string[]>>),
);

/** The pages that a part of `data/site.json` stands on; all of them for one that the schema doesn't know (any more). */
export function pagesOfSetting(name: string): readonly string[] {
  return PAGES.get(name) ?? EVERY_PAGE;
}

/** The page that has the texts of a file in `data/pages`. */
export function pageOfTexts(name: PageName): string {
  return pathOfPage(name) ?? EVERY_CARD;
}

/** A page that reads otherwise, and what of its content changed. */
export type PageChange = { path: string; why: string };

/** Something of the content that a page shows: what editors call it, and what stands there. */
type Shown = PageChange & { what: unknown };

/** What the calculator and the answer of the home page know of a card. */
const costsOf = ({ name, terms, reported, confidence }: Card) => ({ name, terms, reported, confidence });

/** What a link to a guide shows, as the fragment GuideTeaser asks for it. */
function teaserOf({ title, excerpt, category, readTime, author, publishDate, featured }: Guide) {
  return { title, excerpt, category, readTime, author, publishDate, featured };
}

/** Everything that each page takes from the content, as its query asks for it and its template picks from that. */
function shownBy({ site, texts, cards, guides, pages, surveys: [survey], results }: Content): Shown[] {
  const on = (paths: readonly string[], why: string, what: unknown) => paths.map((path) => ({ path, why, what }));
  const featured = featuredCards(cards);
  const teasers = namedGuides(guides, texts.home.teasers);
  return [
    ...cards.flatMap((card) => [
      ...on([offers.path, compare.path, cardPath(card.id)], card.name, card),
      ...on([home.path], card.name, featured.includes(card) ? card : costsOf(card)),
      ...on([calculator.path], card.name, costsOf(card)),
      ...on([debts.path], card.name, { name: card.name, terms: card.terms }),
      ...on([cardPath(card.id)], "its report", survey && surveyPlansOf(card, survey)),
    ]),
    ...guides.flatMap((guide) => {
      const { text, related, ...head } = guide;
      const path = guidePath(guide.name);
      const linking = guides
        .filter((other) => other.related.includes(guide.fileName))
        .map(({ name }) => guidePath(name));
      const lists = [ROUTES.guides.path, ...(teasers.includes(guide) ? [home.path] : []), ...linking];
      return [
        ...on([path], "its text", text),
        ...on([path], "its head", { ...head, related }),
        ...on(lists, guide.title, teaserOf(guide)),
      ];
    }),
    ...pages.flatMap(({ text, name, ...head }) => {
      const path = pathOfText(`data/pages/${name}.md`);
      return [...on([path], "its text", text), ...on([path], "its head", head)];
    }),
    ...on(
      [home, offers, calculator, debts, market].map(({ path }) => path),
      "the survey",
      survey,
    ),
    ...on([calculator.path], "the published results", results.calculator),
    ...on([debts.path], "the published results", [results.debts, results.otherRules]),
    ...PAGE_NAMES.flatMap((name) =>
      Object.entries(texts[name]).flatMap(([field, value]) => on([pageOfTexts(name)], field, value)),
    ),
    ...Object.entries(site).flatMap(([name, value]) => on(pagesOfSetting(name), name, value)),
  ];
}

/** The same by page and name; pages whose names are alike in both states are compared as text. */
function byPage(content: Content): Map<string, Map<string, string>> {
  const pages = new Map<string, Map<string, string>>();
  for (const { path, why, what } of shownBy(content)) {
    pages.set(path, (pages.get(path) ?? new Map<string, string>()).set(why, JSON.stringify(what)));
  }
  return pages;
}

/** The pages that show something else in two states of the content, in the order of their addresses. */
export function changedPages(before: Content, after: Content): PageChange[] {
  const [old, now] = [byPage(before), byPage(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    if (!was || !is) return [{ path, why: was ? "removed" : "added" }];
    const names = [...new Set([...is.keys(), ...was.keys()])].filter((why) => is.get(why) !== was.get(why));
    return names.length === 0 ? [] : [{ path, why: names.join(", ") }];
  });
}
