import { type CheerioAPI, load } from "cheerio";
import { builtText } from "./public-folder";
import { ROUTES, fileOf } from "./routes";

/** A page's HTML as text, and parsed; it is parsed once somebody asks. */
export type BuiltPage = { route: string; html: string; $: CheerioAPI };

class Page implements BuiltPage {
  readonly html: string;
  private parsed: CheerioAPI | undefined;

  constructor(readonly route: string) {
    this.html = builtText(fileOf(route));
  }

  get $(): CheerioAPI {
    return (this.parsed ??= load(this.html));
  }
}

export const NOT_FOUND: BuiltPage = new Page("/404");

/** The pages of all routes. */
export const PAGES: readonly BuiltPage[] = ROUTES.map((route) => new Page(route));

export const ALL_PAGES: readonly BuiltPage[] = [...PAGES, NOT_FOUND];

export function pageOf(route: string): BuiltPage {
  const page = ALL_PAGES.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`${route} is no route of the site.`);
  return page;
}

/** For `test.each`: the route, which names the test, and its page. */
export function byRoute(pages: readonly BuiltPage[]): [string, BuiltPage][] {
  return pages.map((page) => [page.route, page]);
}

/** A text as it is read: runs of white space are one space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The words of the page's own content, without what only scripts and styles say. */
export function readableText({ $ }: BuiltPage): string {
  const main = $("main").clone();
  main.find("script, style, noscript").remove();
  // Two elements are two texts, though the HTML has no space between them.
  main.find("*").append(" ");
  return squeeze(main.text());
}

/** The page's HTML without scripts, styles and comments: what a reader or a screen reader can come across. */
export function readableHtml({ html }: BuiltPage): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<style\b[\s\S]*?<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
}
