import { aprText } from "../../domain/lending/apr";
import { guidePath, pathOf } from "../../site/routes";
import { placeAt, quote } from "../fault";
import type { GuideFrontMatter } from "../../schema/guide-schema";
import type { Site } from "../../schema/site-schema";
import { type Sources, fillReferences, showsRate, withoutReferences } from "../references/references";
import { type SourceFile, nameOf } from "../read/source-file";
import type { Whole } from "../read/whole";
import { checkGuideNames } from "./catalog-rules";
import type { ReadText } from "../read/text-reader";
import { linksIn } from "./link-rules";
import { checkFirstTerms, checkRepeatedTerms } from "./term-rules";
import { type RateReference, TYPED_RATE, rateReferences } from "./typed-facts";

/** What every guide must have, beyond being sound: promises to its readers that can be checked by reading. */

export type Draft = {
  source: SourceFile;
  name: string;
  head: GuideFrontMatter;
  read: ReadText;
  /** What `rateReferences` makes of the cards. */
  rates: ReadonlyMap<string, RateReference[]>;
  primarySources: Site["primarySources"];
  sources: Sources;
};

type Rule = (draft: Draft) => void;

/** Reports what is missing from the text where it would stand. */
function reportMissing({ source }: Draft, expected: string, found = "none"): void {
  source.reportAt(source.placeInBody(1), expected, found);
}

/** A rate is said to be a card's where it follows the card's name in the same sentence, so many characters on at most. */
const NAME_BEFORE_RATE = 80;

/** A card's rate that is typed would stay behind. Most typed rates are examples, and may equal a card's by chance. */
const writesRatesByReference: Rule = ({ source, rates }) => {
  const { body } = source;
  const hint = "a card's rate is filled in from its file";
  for (const { 0: found, index } of withoutReferences(body).matchAll(TYPED_RATE)) {
    const before = body.slice(Math.max(0, index - NAME_BEFORE_RATE), index);
    const sentence = before.split(/\n|[.!?] /).at(-1) ?? "";
    const meant = rates.get(found)?.find(({ names }) => names.test(sentence));
    if (!meant) continue;
    const { reference, card } = meant;
    const expected = `a reference such as ${reference}, because ${card.id}'s APR is ${aprText(card.terms.purchaseApr)}`;
    const { line, column } = placeAt(body, index);
    source.askAt(source.placeInBody(line, column), expected, `${found}%`, hint);
  }
};

/** Rates change: a guide that shows them says when it was last brought up to date. */
const datesItsRates: Rule = ({ head, read, source }) => {
  if (head.modifiedDate !== null || !(read.usesRate || showsRate(head))) return;
  source.report(["modifiedDate"], "the day of the last change, since the guide shows rates of our cards", "none");
};

/** A guide is changed and read again only once it is published. */
const datesAreInOrder: Rule = ({ head, source }) => {
  for (const name of ["modifiedDate", "reviewed"] as const) {
    const day = head[name];
    if (day === null || day >= head.publishDate) continue;
    source.report([name], `a day from the publication on, ${head.publishDate}`, quote(day));
  }
};

const hasExample: Rule = (draft) => {
  if (draft.read.blocks.some(({ name }) => name === "example")) return;
  reportMissing(draft, "at least one block named example");
};

const hasTableOrChart: Rule = (draft) => {
  const { tree, blocks } = draft.read;
  const isThere =
    tree.children.some(({ type }) => type === "table") ||
    blocks.some(({ name }) => name === "chart" || name === "cards");
  if (!isThere) reportMissing(draft, "at least one table, chart or cards block");
};

/** A callout that is faulty may be the one, and has a fault of its own. */
const warnsOfMistake: Rule = (draft) => {
  const isThere = draft.read.blocks.some(({ name, block }) =>
    block ? block.kind === "callout" && block.callout === "mistake" : name === "callout",
  );
  if (!isThere) reportMissing(draft, "at least one callout of the kind mistake");
};

const FEWEST_CROSS_LINKS = 5;

/** Links to other pages of the site: each page is counted once, whatever part or filter of it they lead to. */
const leadsOn: Rule = (draft) => {
  const links = draft.read.parts.flatMap(linksIn).filter(({ url }) => url.startsWith("/"));
  const pages = new Set(links.map(({ url }) => pathOf(fillReferences(url, draft.sources))));
  pages.delete(guidePath(draft.name));
  if (pages.size >= FEWEST_CROSS_LINKS) return;
  reportMissing(draft, `links to at least ${FEWEST_CROSS_LINKS} other pages of this site`, `${pages.size}`);
};

/** "12 CFR 1026.55", "15 U.S.C. 1681m", "89 FR 90838", "S. 1838, 118th Congress". */
const CITATION = /\d+ (?:CFR|U\.S\.C\.|FR) (?:§ ?|part )?\d+|(?:S|H\.R)\. \d+, \d+th Congress/;

/**
 * Whether a source's label is a citation, or starts with the name of a publisher that counts as primary. No letter or digit
 * follows that name: "Citi, fees" starts with the word Citi, "Citizens Advice" doesn't.
 */
function isPrimaryLabel(label: string, known: Site["primarySources"]): boolean {
  const isNamed = ({ name }: { name: string }) =>
    label.startsWith(name) && !/[\p{L}\d]/u.test(label.charAt(name.length));
  return CITATION.test(label) || known.some(isNamed);
}

function isPrimaryAddress(address: string, known: Site["primarySources"]): boolean {
  const { host } = new URL(address);
  return host.endsWith(".gov") || known.some((one) => host === one.host || host.endsWith(`.${one.host}`));
}

/** Readers are shown primary sources only: law by its citation, regulators, the Federal Reserve, issuers. */
const citesPrimarySources: Rule = ({ head, source, primarySources: known }) => {
  const hint = "primarySources of data/site.json lists the publishers and hosts that count as primary";
  head.sources.forEach(({ label, url }, index) => {
    if (!isPrimaryLabel(label, known)) {
      const expected = "a citation such as 12 CFR 1026.55, or the name of a regulator or issuer first";
      source.report(["sources", index, "label"], expected, quote(label), hint);
    } else if (url !== null && !isPrimaryAddress(url, known)) {
      source.report(["sources", index, "url"], "the address of a primary source", quote(url), hint);
    }
  });
};

/** What makes a guide sound. */
const RULES: readonly Rule[] = [
  writesRatesByReference,
  datesItsRates,
  datesAreInOrder,
  ({ read, source }) => checkRepeatedTerms(read, source),
  ({ read, source }) => checkFirstTerms(read, source),
  citesPrimarySources,
];

/** What makes it complete, which a draft need not be. */
const COMPLETE: readonly Rule[] = [hasExample, hasTableOrChart, warnsOfMistake, leadsOn];

/** What a guide names beside its text: other guides, each once and not itself. */
export function checkRelatedGuides({ guides, guideFiles }: Whole): void {
  for (const { source, value: head, text } of guides) {
    if (!head || !text) continue;
    const own = head.related.indexOf(nameOf(source));
    if (own >= 0) source.report(["related", own], "another guide", "this guide itself");
    checkGuideNames(head.related, ["related"], guideFiles, source);
  }
}

/** Reports each guide that doesn't keep its promises, once the settings can be read. */
export function checkGuides({ guides, site, inForce, references: sources }: Whole): void {
  if (!site.value) return;
  const { primarySources } = site.value;
  const rates = rateReferences(inForce.map(({ card }) => card));
  for (const { source, name, value: head, text: read } of guides) {
    if (head && read) checkGuide({ source, name, head, read, primarySources, rates, sources });
  }
}

export function checkGuide(draft: Draft): void {
  for (const rule of [...RULES, ...(draft.head.draft ? [] : COMPLETE)]) rule(draft);
}
