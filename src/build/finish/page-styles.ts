import postcss from "postcss";
import { kindOf } from "../../site/routes";
import { CLASS_OF_SELECTOR, classesOf, plainName, renameClasses, shortenClasses } from "./class-names";
import type { DrawnPage } from "./page-files";

/**
 * Gatsby puts the style sheets of all components into every page. Here a page keeps what its component can use, so that a
 * page that is only read comes whole in the first packets of a connection.
 */

const STYLE = /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/;
/** What a selector holds that names a class without asking for it: other choices, exceptions, texts. */
const NOT_ASKED_FOR = /:(?:not|is|where)\([^()]*\)|\[[^\]]*\]/g;

/** The CSS within a page; nothing if it has none. */
export function styleOf(html: string): string {
  return STYLE.exec(html)?.[2] ?? "";
}

/** What a page has in the place of Gatsby's style sheet. */
export type PageStyle = {
  css: string;
  /** The names that this sheet has for classes, by those in the HTML; null if they are the same. */
  names: ReadonlyMap<string, string> | null;
};

/** The page with another style sheet in the place of its own. */
export function withStyle(html: string, { css, names }: PageStyle): string {
  const styled = html.replace(STYLE, (_whole, start: string) => start + css);
  return names ? renameClasses(styled, names) : styled;
}

/** Whether elements can ever match a selector, given which classes they can have. */
function canMatch(selector: string, isUsed: (name: string) => boolean): boolean {
  const asked = selector.replace(NOT_ASKED_FOR, "").matchAll(CLASS_OF_SELECTOR);
  return [...asked].every(([, name = ""]) => isUsed(plainName(name)));
}

/** The names that stand in the values of a style sheet: those of values held elsewhere, and of animations. */
function namesRead(root: postcss.Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) names.add(name);
  });
  return names;
}

/** Takes out the values and the animations that no rule names, and then those that only these named. */
function dropUnread(root: postcss.Root): void {
  const names = namesRead(root);
  const unread: (postcss.Declaration | postcss.AtRule)[] = [];
  root.walkDecls(/^--/, (held) => {
    if (!names.has(held.prop)) unread.push(held);
  });
  root.walkAtRules("keyframes", (animation) => {
    if (!names.has(animation.params)) unread.push(animation);
  });
  for (const node of unread) node.remove();
  if (unread.length > 0) dropUnread(root);
}

/** A style sheet without the rules that ask for a class which no element can have, and without what only they read. */
export function leanStyle(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => canMatch(selector, isUsed));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  dropUnread(root);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  // Innermost first: a condition around nothing but empty conditions is empty too.
  const conditions: postcss.AtRule[] = [];
  root.walkAtRules((condition) => void conditions.push(condition));
  for (const condition of conditions.reverse()) if (condition.nodes?.length === 0) condition.remove();
  return root.toString();
}

const TOOLS = "tools";

/**
 * The name of the style sheet that a page has: each component that is only read has its own, and the tools share one, since
 * a visitor goes from tool to tool without loading another. So there are few of them, however many pages the site has: the
 * Content-Security-Policy lists each.
 */
function sheetOf({ path, componentChunkName }: DrawnPage): string {
  return kindOf(path) === "tool" ? TOOLS : componentChunkName;
}

/**
 * The style of each page, by its path. Where nothing but the sheet and the HTML names a class, its name is made short.
 *
 * @param read gives the HTML of a page as Gatsby wrote it.
 * @param scripts all that runs on the tools: a class that they name may be given to an element at any time.
 */
export function stylesOfPages(
  pages: readonly DrawnPage[],
  read: (page: DrawnPage) => string,
  scripts: string,
): Map<string, PageStyle> {
  const sheets = new Map<string, { css: string; used: Set<string>; paths: string[] }>();
  for (const page of pages) {
    const html = read(page);
    const name = sheetOf(page);
    const sheet = sheets.get(name) ?? { css: styleOf(html), used: new Set(), paths: [] };
    for (const used of classesOf(html)) sheet.used.add(used);
    sheet.paths.push(page.path);
    sheets.set(name, sheet);
  }
  return new Map(
    [...sheets].flatMap(([name, { css, used, paths }]) => {
      const style =
        name === TOOLS
          ? { css: leanStyle(css, (one) => used.has(one) || scripts.includes(one)), names: null }
          : shortenClasses(leanStyle(css, (one) => used.has(one)));
      return paths.map((path) => [path, style]);
    }),
  );
}
