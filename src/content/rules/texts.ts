import { quote } from "../fault";
import type { Files } from "../read/files";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "../read/texts-in";
import { repeatsIn } from "./repeats";

/** What a tired hand leaves in a text, wherever it stands. */

/** What stands in a new file where a text is yet to be written. */
export const DRAFT_MARK = "Draft:";

type Slip = { pattern: RegExp; expected: string; hint?: string };

/** What is yet to be done: only a draft may hold it. */
const UNFINISHED: readonly Slip[] = [
  {
    pattern: new RegExp(DRAFT_MARK),
    expected: "a finished text",
    hint: "write the text; until it is written, a card or a guide can stay a draft",
  },
  {
    pattern: /\b(?:TODO|FIXME|XXX|TBD|TK)\b|\?\?\?|\[(?:insert|check|source|add)\b[^\]]*\](?!\()|\blorem ipsum\b/i,
    expected: "a text without notes to yourself",
    hint: "do what the note says, or take it out",
  },
];

/** What no text may hold. */
const EVERYWHERE: readonly Slip[] = [
  {
    pattern: /â€.?|Ã[\u0080-\u00bf]|Â[\u00a1-\u00bf]/,
    expected: "letters and signs as they were typed",
    hint: "the text was saved in one encoding and opened in another: paste it again, and save the file as UTF-8",
  },
  {
    pattern: /\b(?:approval|acceptance|savings?) (?:is |are )guaranteed\b|\b(?:we guarantee|risk-free)\b/i,
    expected: "no promise, since no law or issuer backs one",
    hint: "say what is likely, and what it depends on",
  },
  {
    pattern: /\b(?!(?:that|had)\b)([a-z]{2,}) \1\b(?!-)/i,
    expected: "each word once",
  },
  {
    pattern: /\b[A-Z]{3,}(?: [A-Z]{2,}){2,}\b|!{2,}/,
    expected: "words in small letters, and one exclamation mark at most",
  },
  {
    pattern:
      /\bhttps?:\/(?!\/)\S*|\b(?:htps?|htttps?|httpss|hhttps?|ttps?):\/\/\S*|https?:\/\/[^\s/"')]*(?:,[a-z]|\.(?:con|cmo|ogr|gvo)\b)[^\s)]*/i,
    expected: "an address as the browser shows it",
    hint: "open the page, and copy its address",
  },
];

/** What is a mark of Markdown or of HTML, and read nowhere but below a head. */
const IN_FIELDS: readonly Slip[] = [
  { pattern: /\*\*|\]\(/, expected: "plain words, as no Markdown is read here" },
  { pattern: /<\/?[a-z][^<>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i, expected: "plain words, as no HTML is read here" },
];

const IN_BODIES: readonly Slip[] = [
  {
    pattern: /^\s*[•·▪◦–—] .*/,
    expected: "an entry of a list such as - words",
    hint: "a list pasted from elsewhere: start each line with - and a space",
  },
  {
    pattern: /^(?:-[A-Za-z{[]|\d{1,2}\.[A-Za-z{[]).*/,
    expected: "a space after the mark of a list",
    hint: "write - words, or 1. words",
  },
  {
    pattern: /\[\s*\]\([^)]*\)?/,
    expected: "words in the link",
    hint: "put the words that readers click between [ and ]",
  },
];

/** Paragraphs of fewer letters may be alike by chance, such as the heads of tables. */
const SHORTEST_REPEAT = 60;

function checkRepeats(source: SourceFile): void {
  const paragraphs = source.body
    .split("\n")
    .map((text, index) => ({ text, place: source.placeInBody(index + 1) }))
    .filter(({ text }) => text.length >= SHORTEST_REPEAT && /^[\w*"[{]/.test(text));
  for (const { item, first } of repeatsIn(paragraphs, ({ text }) => text))
    source.reportAt(item.place, "each paragraph once", `${quote(item.text)}, as on line ${first.place.line}`);
}

/** Reports each slip of a text once. */
function checkText(
  text: string,
  slips: readonly Slip[],
  report: (offset: number, slip: Slip, found: string) => void,
): void {
  for (const slip of slips) {
    const match = slip.pattern.exec(text);
    if (match) report(match.index, slip, quote(match[0]));
  }
}

/** Reports what a tired hand left in the files' fields and texts. Each rule is a line of a list above. */
export function checkSlips({ sources, drafts }: Files): void {
  for (const source of sources.filter(({ file }) => !file.endsWith(".csv"))) {
    const common = drafts.includes(source) ? EVERYWHERE : [...UNFINISHED, ...EVERYWHERE];
    for (const { text, path } of textsIn(source.data)) {
      checkText(text, [...common, ...IN_FIELDS], (_, { expected, hint }, found) =>
        source.report(path, expected, found, hint),
      );
    }
    for (const [index, line] of source.body.split("\n").entries()) {
      checkText(line, [...common, ...IN_BODIES], (offset, { expected, hint }, found) =>
        source.reportAt(source.placeInBody(index + 1, offset + 1), expected, found, hint),
      );
    }
    checkRepeats(source);
  }
}
