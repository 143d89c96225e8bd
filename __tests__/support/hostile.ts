import fc from "fast-check";

/**
 * Texts that somebody types, or puts into a link, to break a page: markup, ends of elements and comments, templates, escapes
 * that are none, names that every object has, characters that can't be seen, numbers that are none, and too much of it.
 * Markup of these texts bears MARK, so that a page that took it for its own is found out.
 */
export const MARK = "injected";

const PIECES = [
  `<x-${MARK}>`,
  `"><x-${MARK} a="`,
  `<img src=x onerror=${MARK}()>`,
  `</script><script>${MARK}()</script>`,
  `</title></textarea></option></style><x-${MARK}>`,
  `--><x-${MARK}><!--`,
  `" on${MARK}="1`,
  `javascript:${MARK}()`,
  `data:text/html,<script>${MARK}()</script>`,
  `%3Cx-${MARK}%3E`,
  "{{7*7}}${7*7}",
  "%00",
  "%E0%A4%A",
  "//other.example",
  "(((((.*+?^[",
  "__proto__",
  "\0",
  "\u202e",
  "\ud800",
  "👩‍👩‍👧‍👦",
  "1e999",
  "$1,2,3.4.5%",
  "-".repeat(300),
  "W".repeat(700),
];

/** One to four of them in a row, or characters of any kind. */
export const hostileText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((all) => all.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

/**
 * Lists the parts of the input that the document took for its own markup. Runs in a browser's page as well, so it knows
 * nothing but its argument.
 */
export function markupOf(mark: string): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const name = element.localName;
    const attributes = [...element.attributes].flatMap(({ name: attribute, value }) => {
      const leadsToScript =
        /^(?:href|src|action|formaction)$/.test(attribute) && /^\s*(?:javascript|data|vbscript):/i.test(value);
      const isScript = attribute.startsWith("on") || attribute === "style" || attribute.includes(mark);
      return isScript || leadsToScript ? [`${attribute} of <${name}>`] : [];
    });
    const isOwn = !name.includes(mark) && !(name === "script" && element.textContent.startsWith(mark));
    return isOwn ? attributes : [`the element <${name}>`, ...attributes];
  });
}
