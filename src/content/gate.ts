import { SITE_FILE, type Site, siteSchema } from "../schema/site-schema";
import { countOf } from "../domain/text/format";
import type { Content } from "./content";
import { type Fault, START, formatFault, sortFaults } from "./fault";
import { type Files, readFiles } from "./read/files";
import { readJson } from "./read/json";
import { areWhole } from "./read/page-files";
import { parse } from "./read/parse";
import { type Records, readRecords } from "./read/records";
import { type TextFile, nameOf } from "./read/source-file";
import { type Whole, readWhole } from "./read/whole";
import { CARD_ID } from "./references/catalog";
import { fillDeep, reportReferences } from "./references/references";
import { checkIntroRates } from "./rules/advertised-terms";
import { checkCards } from "./rules/card-rules";
import { checkCatalog, checkPageTexts } from "./rules/catalog-rules";
import { strayFaults } from "./rules/folder-rules";
import { checkGlossary } from "./rules/glossary-rules";
import { checkGuides, checkRelatedGuides } from "./rules/guide-rules";
import { checkLinkTargets } from "./rules/link-rules";
import { checkTexts } from "./rules/markdown-rules";
import { checkNamedCards } from "./rules/named-card";
import { checkHeadings } from "./rules/outline-rules";
import { checkOwnWords } from "./rules/own-words";
import { checkPrime } from "./rules/prime-rules";
import { checkGuideAddresses, checkRepeatedCardNames, checkRepeatedTitles } from "./rules/repeat-rules";
import { checkSurveyRows } from "./rules/survey-rules";
import { checkSlips } from "./rules/texts";
import { checkTypedCatalog } from "./rules/typed-facts";

export type { Content, Guide } from "./content";

/**
 * The one gate that all content passes, in three steps. Each reads what the one before left sound and then holds it against a
 * list of checks, which report what they find to the file at fault. A fault of one step keeps the next from judging that file,
 * and whatever rests on it, by what may be wrong. A new rule is a file in `rules/` and a line here.
 */

/** Files: what any of them may hold, whatever it says. */
const FILE_CHECKS: readonly ((files: Files) => void)[] = [checkSlips];

/** Records: what the fields of one file say, and the files that they rest on. */
const RECORD_CHECKS: readonly ((records: Records) => void)[] = [checkPrime, checkCards, checkGlossary, checkSurveyRows];

/** The whole: texts with everything filled in, and what no single file can show. */
const WHOLE_CHECKS: readonly ((whole: Whole) => void)[] = [
  checkReferences,
  checkTexts,
  checkHeadings,
  checkNamedCards,
  checkIntroRates,
  checkRelatedGuides,
  checkGuides,
  checkOwnWords,
  checkGuideAddresses,
  checkRepeatedCardNames,
  checkRepeatedTitles,
  checkCatalog,
  checkPageTexts,
  checkTypedCatalog,
  checkLinkTargets,
];

/** The fields that may hold references, of all files but the cards'. Those of texts are told as they are read. */
function checkReferences({ site, results, guides, pages, pageFiles, references }: Whole): void {
  for (const { source } of [site, results, ...guides, ...pages, ...pageFiles]) reportReferences(source, references);
}

/** The named items first, in the order of their names there; then the others, as they come. */
function inOrder<T>(items: readonly T[], order: readonly string[], nameOfItem: (item: T) => string): T[] {
  const places = new Map(order.map((name, index) => [name, index]));
  const placeOf = (item: T) => places.get(nameOfItem(item)) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** What the files without faults hold, every default and reference filled in; null while one that all need can't be read. */
function filled({
  site,
  texts,
  results,
  glossary,
  prime,
  issuers,
  surveys,
  history,
  medians,
  inForce,
  guides,
  pages,
  references,
}: Whole): Content | null {
  if (!site.value || !areWhole(texts) || !results.value || !glossary.value || !prime.value || !issuers.value)
    return null;
  const settings = fillDeep(site.value, references);
  return {
    site: settings,
    texts: fillDeep(texts, references),
    cards: inOrder(
      inForce.map(({ card }) => card),
      settings.cardOrder,
      ({ id }) => id,
    ),
    guides: inOrder(
      guides.flatMap(({ source, value, name, text }) => {
        if (!value || !text) return [];
        const { confirmed, ...head } = fillDeep(value, references);
        return [{ ...head, name, fileName: nameOf(source), text: text.text }];
      }),
      settings.guideOrder,
      ({ name }) => name,
    ),
    pages: pages.flatMap(({ value, name, text }) =>
      value && text ? [{ ...fillDeep(value, references), name, text: text.text }] : [],
    ),
    terms: glossary.value.terms,
    surveys,
    history,
    medians,
    prime: prime.value.rates,
    issuers: issuers.value.issuers,
    results: fillDeep(results.value, references),
  };
}

/** The cards that several places name and no file is like: each is the one cause of all these faults. */
function goneCards(faults: readonly Fault[]): Fault[] {
  const names = faults.flatMap(({ expected, found, hint }) => (expected === CARD_ID && !hint ? found : []));
  return [...new Set(names)].flatMap((name): Fault[] => {
    const count = names.filter((other) => other === name).length;
    const file = `data/cards/${name.replaceAll('"', "")}.json`;
    const expected = `the card that ${count} places name`;
    const hint = "put the file back, or take the card out of the places below first";
    return count === 1 ? [] : [{ file, ...START, path: [], expected, found: "no such file", hint }];
  });
}

/** Content that is in order, or all faults at once and a way to what could be read beside them, which is for looking at alone. */
type Answer = { content: Content; faults: [] } | { content: null; faults: Fault[]; readable: () => Content | null };

/**
 * Checks every file. Without drafts it is as if their files were not there: what still refers to one is a fault. Never throws
 * on account of what a file holds.
 */
export function checkContent(given: readonly TextFile[], { withDrafts = true } = {}): Answer {
  const files = readFiles(given, withDrafts);
  for (const check of FILE_CHECKS) check(files);
  const records = readRecords(files);
  for (const check of RECORD_CHECKS) check(records);
  // What is wrong with a file by itself comes before what other files are told on its account.
  const causes = records.sources.flatMap((source) => source.faults);
  const whole = readWhole(records);
  for (const check of WHOLE_CHECKS) check(whole);
  const consequences = whole.sources.flatMap((source) => source.faults).filter((fault) => !causes.includes(fault));
  const faults = [
    ...goneCards(consequences),
    ...sortFaults([...strayFaults(given), ...causes]),
    ...sortFaults(consequences),
  ];
  const content = faults.length === 0 ? filled(whole) : null;
  return content ? { content, faults: [] } : { content: null, faults, readable: () => filled(whole) };
}

/** The settings of the site, which must be in order. Throws with their faults. */
export function settingsIn(files: readonly TextFile[]): Site {
  const file = files.find((candidate) => candidate.file === SITE_FILE);
  if (!file) throw new Error(`${SITE_FILE} is missing.`);
  const source = readJson(file);
  const settings = parse(siteSchema, source);
  if (!settings) throw new Error(formatReport(source.faults));
  return settings;
}

/** What every command prints that needs content in order. The command itself adds what it left undone. */
export function formatReport(faults: readonly Fault[], format = formatFault): string {
  return [...faults.map(format), `${countOf(faults.length, "fault")} in the content files.`].join("\n\n");
}
