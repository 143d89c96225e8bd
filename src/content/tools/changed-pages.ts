import { type Card, featuredCards } from "../../domain/cards/card";
import { namedGuides } from "../../domain/guides/guide";
import { ROUTES, cardPath, guidePath } from "../../site/routes";
import type { Content, Guide } from "../gate";
import { pathOfText } from "../references/link-targets";
import { pagesOfSetting } from "../rules/setting-pages";
import { surveyPlansOf } from "../rules/survey-rules";

/** A page that reads otherwise, and what of its content changed. */
export type PageChange = { path: string; why: string };

/** Something of the content that a page shows: what editors call it, and what stands there. */
type Shown = PageChange & { what: unknown };

/** What the calculator and the answer of the home page know of a card. */
const costsOf = ({ name, regularApr, terms, reportedAprs }: Card) => ({ name, regularApr, terms, reportedAprs });

/** What a link to a guide shows, as the fragment GuideTeaser asks for it. */
function teaserOf({ title, excerpt, category, readTime, author, publishDate, featured }: Guide) {
  return { title, excerpt, category, readTime, author, publishDate, featured };
}

/** Everything that each page takes from the content, as its query asks for it and its template picks from that. */
function shownBy({ site, cards, guides, pages, surveys: [survey] }: Content): Shown[] {
  const { home, offers, compare, calculator, debts, market } = ROUTES;
  const on = (paths: readonly string[], why: string, what: unknown) => paths.map((path) => ({ path, why, what }));
  const featured = featuredCards(cards);
  const teasers = namedGuides(guides, site.home.teasers);
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
