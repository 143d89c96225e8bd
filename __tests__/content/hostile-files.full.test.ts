import { checkContent } from "../../src/content/gate";
import { CATALOG } from "../support/catalog";

/**
 * Broken files, each with one fault of which the line is known: the gate must name a fault on that line, must not throw, and
 * must not take long. The lines are found in the text, not by the gate's own means. Since a fault in one file hides none in
 * another, the gate reads many broken files at once. What is said of each kind of fault is tested with its rule.
 */

/** A broken file: its text, and the line on which the fault stands. */
type Case = { name: string; file: string; text: string; line: number };

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const PAGE = "data/pages/terms.md";
const SITE = "data/site.json";
const HOME = "data/pages/home.json";

function textOf(file: string): string {
  const text = CATALOG.find((one) => one.file === file)?.text;
  if (text === undefined) throw new Error(`The catalog lacks ${file}.`);
  return text;
}

const whole = (file: string, text: string): Case => ({ name: `${text.slice(0, 30)} as ${file}`, file, text, line: 1 });

/** A file with the first of some words replaced. */
function replaced(file: string, from: string, to: string): Case {
  const text = textOf(file);
  const before = text.split(from)[0] ?? "";
  if (before === text) throw new Error(`${file} lacks ${from}.`);
  const name = `${to.slice(0, 60)} in the place of ${from}`;
  return { name, file, text: text.replace(from, () => to), line: before.split("\n").length };
}

/** The start of a text in every kind of file. */
const TEXTS: readonly (readonly [file: string, text: string])[] = [
  [CARD, "Costs $0 a year"],
  [SITE, "Best {product} 2025"],
  [HOME, "What would a lower rate save you?"],
  [GUIDE, "Guide one"],
  [GUIDE, "An intro."],
  [PAGE, "Terms of Service"],
  [PAGE, "Text by"],
];
const IN_TEXTS = ["\u202E", "\u0007", "\u0000", "\u00A0", "\u3164", "\u{E0041}", "\u6F22"];
const IN_WORDS = ["{prodct}", "{Brand}", "{brand ", "{{brand}}"];

const LISTS = "[".repeat(50_000);
const MEGABYTE = "x".repeat(1_048_576);
const NUMBERS = [
  [CARD, "4.8"],
  [SITE, "2025"],
] as const;
const IN_PLACE_OF_A_NUMBER = ["{}", "word", '"open', "1,, ", "/* why */ 1", "1e999", LISTS, '{"a":'.repeat(50_000)];
const NAMES = [
  [CARD, '"issuer":'],
  [SITE, '"copyrightYear":'],
] as const;
const BEFORE_A_NAME = ['"__proto__": {},', '"constructor": 1,', '"zz": 1,', `"${MEGABYTE}": 1,`];

const PARAGRAPHS = [
  [GUIDE, "An intro."],
  [PAGE, "Text by"],
] as const;
const AS_A_PARAGRAPH = [
  "<script>alert(1)</script>",
  "[a link](/nowhere)",
  "[a link](javascript:alert)",
  "A **bold ** word.",
  "Text &#x202e;.",
  "*a ".repeat(2_000),
  LISTS,
  MEGABYTE,
  "_a*".repeat(350_000),
  "1. ".repeat(300_000),
  ">".repeat(3_000),
  ...["> ", "- ", "* ", "1. ", "> - "].map((mark) => `${mark.repeat(1_200)}a`),
  "[".repeat(3_000),
  `${"[".repeat(2_400)}a${"]".repeat(2_400)}`,
  `${"*".repeat(2_400)}a${"*".repeat(2_400)}`,
  `${"_a ".repeat(900)}b${" c_".repeat(600)}`,
  `${"~~a ".repeat(700)}b${" c~~".repeat(400)}`,
];

const HEADS = [
  [GUIDE, "title: Guide one"],
  [PAGE, "title: Terms of Service"],
] as const;
const IN_PLACE_OF_A_TITLE = [
  "title: *bold*",
  "title: [[]]",
  "title: |x",
  "title:",
  'title: "\\u202e"',
  `title: ${LISTS}`,
  `title: ${"- ".repeat(20_000)}`,
  `title: ${MEGABYTE}`,
  "untitle: Guide one",
];

const HEAD = /^---\n[\s\S]*?\n---\n/;

const CASES: readonly Case[] = [
  ...TEXTS.flatMap(([file, text]) => [...IN_TEXTS, ...IN_WORDS].map((sign) => replaced(file, text, sign + text))),
  ...NUMBERS.flatMap(([file, number]) => IN_PLACE_OF_A_NUMBER.map((value) => replaced(file, number, value))),
  ...NAMES.flatMap(([file, name]) => BEFORE_A_NAME.map((field) => replaced(file, name, field + name))),
  ...PARAGRAPHS.flatMap(([file, text]) => AS_A_PARAGRAPH.map((words) => replaced(file, text, words))),
  ...HEADS.flatMap(([file, title]) => IN_PLACE_OF_A_TITLE.map((line) => replaced(file, title, line))),
  ...HEADS.flatMap(([file, title]) =>
    ["__proto__: 1", "zz: 1"].map((line) => replaced(file, title, `${line}\n${title}`)),
  ),
  ...["\\ud83d", "A\\udc64", "A\\uffff", "\\u202e", "\\u0000"].map((text) => replaced(CARD, '"Citi"', `"${text}"`)),
  replaced(CARD, '"Citi"', `"${MEGABYTE}"`),
  replaced(CARD, "4.8", "9".repeat(1_048_576)),
  replaced(CARD, "#apply-citi-simplicity", `https://${" ".repeat(1_048_576)}`),
  ...["", "null", "[]", LISTS.repeat(20), `"${MEGABYTE}"`, `\uFEFF${textOf(CARD)}`].map((text) => whole(CARD, text)),
  whole(CARD, Buffer.from(textOf(CARD), "utf16le").toString("utf8")),
  ...["", "# A guide\n\nText.", `---\n${textOf(GUIDE).replace(/^---$/gm, "")}`, `\uFEFF${textOf(GUIDE)}`].map((text) =>
    whole(GUIDE, text),
  ),
  ...["---\n---\n", "---\n- a\n---\n"].map((head) => whole(GUIDE, textOf(GUIDE).replace(HEAD, head))),
];

/** The cases in as few runs of the gate as can be, with one case a file in each. */
function runsOf(cases: readonly Case[]): Case[][] {
  const runs: Case[][] = [];
  for (const made of cases) {
    const free = runs.find((run) => run.every(({ file }) => file !== made.file));
    if (free) free.push(made);
    else runs.push([made]);
  }
  return runs;
}

/** What the gate makes of broken files, in words; nothing if it does as it should. */
function complaintsAbout(run: readonly Case[]): string[] {
  const { faults } = checkContent(CATALOG.map((one) => run.find(({ file }) => file === one.file) ?? one));
  return run.flatMap(({ name, file, text, line }) => {
    const lines = faults.filter((fault) => fault.file === file).map((fault) => fault.line);
    const last = text.split("\n").length;
    if (lines.includes(line) && lines.every((at) => at >= 1 && at <= last)) return [];
    return [`${file}:${line} ${name}: found on lines ${lines.join(", ") || "none"}`];
  });
}

test("every kind of fault in every kind of file is refused on the right line, quickly and without a crash", () => {
  expect(runsOf(CASES).flatMap(complaintsAbout)).toEqual([]);
}, 60_000);
