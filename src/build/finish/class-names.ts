import postcss from "postcss";

/** The names of classes, in a page's HTML and in its style sheet. */

const ATTRIBUTE = / class="([^"]*)"/g;

/** A class in a selector; what stands behind a backslash belongs to its name. */
export const CLASS_OF_SELECTOR = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi;

/** A class, or what is asked of an attribute, where a full stop is only text. */
const CLASS_OR_ATTRIBUTE = new RegExp(`\\[[^\\]]*\\]|${CLASS_OF_SELECTOR.source}`, "gi");

/** The name of a class as it stands in HTML, from that in a selector. */
export function plainName(name: string): string {
  return name.replace(/\\(.)/g, "$1");
}

/** The classes of a page's elements. */
export function classesOf(html: string): string[] {
  return [...html.matchAll(ATTRIBUTE)].flatMap(([, names = ""]) => names.split(" "));
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The shortest names: "a" to "Z", then "a0" to "Z0". None is a word that a blocker of ads would look for. */
function shortName(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return `${LETTERS.charAt(index % LETTERS.length)}${round > 0 ? round - 1 : ""}`;
}

/** The one class of the global styles that pages which are only read have: a word that any element may have. */
const GLOBAL_CLASS = "visually-hidden";

/** A style sheet with the shortest names for its components' classes, and each class's name there by its old one. */
export function shortenClasses(css: string): { css: string; names: Map<string, string> } {
  const names = new Map([[GLOBAL_CLASS, GLOBAL_CLASS]]);
  const rename = (name: string) => {
    const short = names.get(name) ?? shortName(names.size - 1);
    names.set(name, short);
    return short;
  };
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS_OR_ATTRIBUTE, (whole, name?: string) =>
      name === undefined ? whole : `.${rename(plainName(name))}`,
    );
  });
  return { css: root.toString(), names };
}

/** The page with the new names of its classes; a class without one has no rules, and goes. */
export function renameClasses(html: string, newNames: ReadonlyMap<string, string>): string {
  return html.replace(ATTRIBUTE, (_whole, names: string) => {
    const kept = names.split(" ").flatMap((name) => newNames.get(name) ?? []);
    return kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
  });
}
