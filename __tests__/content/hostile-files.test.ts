import { loadContent } from "../../src/content/load";
import { CATALOG } from "../support/catalog";

/** Files that would exhaust a parser, or make a table of names find what isn't in it. */

const textOf = (file: string) => CATALOG.find((one) => one.file === file)?.text ?? "";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";

const asRating = (text: string) => textOf(CARD).replace("4.8", () => text);
const asIntro = (text: string) => textOf(GUIDE).replace("An intro.", () => text);
const asField = (text: string) => textOf(GUIDE).replace("title: Guide one", () => text);

test.each([
  ["lists without end", CARD, asRating("[".repeat(50_000))],
  ["groups without end", CARD, asRating('{"a":'.repeat(20_000))],
  ["groups that end", CARD, asRating(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`)],
  ["a megabyte", CARD, asRating(`"${"x".repeat(1_048_576)}"`)],
  ["a number too large", CARD, asRating("1e999")],
  ["a prototype", CARD, textOf(CARD).replace('"issuer":', '"constructor": 1, "issuer":')],
  ["binary", CARD, "\u0000\u0001\ufffd".repeat(100)],
  ["another encoding", GUIDE, asIntro("Donâ€™t pay late.")],
  ["lists of lists in front matter", GUIDE, asField(`title:\n  ${"- ".repeat(20_000)}x`)],
  ["aliases that multiply", GUIDE, asField("title: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]")],
  ["quotes of quotes", GUIDE, asIntro(`${"> ".repeat(3_000)}a`)],
  ["items of items", GUIDE, asIntro(`${"- ".repeat(3_000)}a`)],
  ["brackets", GUIDE, asIntro(`${"[".repeat(3_000)}a${"]".repeat(3_000)}`)],
  ["emphasis", GUIDE, asIntro("*a _b ".repeat(20_000))],
  ["a script", GUIDE, asIntro("<script>alert(1)</script>")],
  ["a script in a link", GUIDE, asIntro("[a link](javascript:alert)")],
  ["a script behind an escaped sign", GUIDE, asIntro("[a link](&#106;avascript:alert)")],
  ["a page within a link", GUIDE, asIntro("[a link](data:text/html,x)")],
  ["a script in an automatic link", GUIDE, asIntro("<javascript:alert()>")],
  ["a table of names", GUIDE, asIntro("{constructor:5} {__proto__}")],
])("gets an error in its file for %s", (_, file, text) => {
  const { errors } = loadContent(CATALOG.map((one) => (one.file === file ? { file, text } : one)));
  expect(errors.length).toBeGreaterThan(0);
  expect(new Set(errors.map((error) => error.file))).toEqual(new Set([file]));
});
