import type { Card } from "../../domain/cards/card";
import { statementOf } from "../../domain/cards/card-facts";
import { cardInForce } from "../../domain/cards/card-in-force";
import { aprEnds, aprText } from "../../domain/lending/apr";
import { cardSchema } from "../../schema/card-schema";
import type { Apr, TermName, Terms } from "../../schema/terms-schema";
import { type Fault, type Path, quote, sortFaults, type Place, placeAt } from "../fault";
import type { Content } from "../content";
import { type SourceFile, type TextFile, nameOf } from "../read/source-file";
import { readJson } from "../read/json";
import { readSource } from "../read/read-source";
import { fillReferences } from "../references/references";
import { guideSchema } from "../../schema/guide-schema";
import { SITE_FILE } from "../../schema/site-schema";
import { guidePath } from "../../site/routes";
import { CONFIRM, ratesIn } from "./card-rules";
import { reportOf } from "../read/survey";
import { textsIn } from "../read/texts-in";
import { TYPED_RATE, namesOfCard } from "./typed-facts";

/** Content held against what it was. The gate leaves this alone: a build must not hang on the project's history. */

const fileOf = ({ id }: Pick<Card, "id">) => `data/cards/${id}.json`;

/** A card's terms in force as its former file gives them; undefined if there was no such card, or its file had faults. */
function formerTerms(card: Card, former: readonly TextFile[], { prime, issuers, surveys }: Content): Terms | undefined {
  const file = former.find((one) => one.file === fileOf(card));
  const data = file && cardSchema.safeParse(readJson(file).data).data;
  if (!data) return undefined;
  const legalName = issuers.find(({ name }) => name === data.issuer)?.legalName ?? data.issuer;
  const report = reportOf(data, surveys[0]);
  const isStated = (["purchaseApr", "annualFee"] as const).every((name) =>
    data.statements.some(({ terms }) => terms[name] !== undefined),
  );
  return isStated ? cardInForce({ file: data, legalName, report, prime }).terms : undefined;
}

/** A rate that a card no longer has: "18.24", and what stands for the one that took its place. */
type FormerRate = { rate: string; now: string; names: RegExp; card: Card };

function formerRates(card: Card, before: Terms | undefined): FormerRate[] {
  if (!before) return [];
  const [was, is] = [aprEnds(before.purchaseApr), aprEnds(card.terms.purchaseApr)];
  const ends = [
    { rate: was.low, end: "aprLow" },
    { rate: was.high, end: "aprHigh" },
  ];
  return ends
    .filter(({ rate }) => rate !== is.low && rate !== is.high)
    .map(({ rate, end }) => ({
      rate: rate.toFixed(2),
      now: `{card:${card.id}.${end}}`,
      names: namesOfCard(card),
      card,
    }));
}

/** A part of a file that is read at one go, such as a paragraph, and the place of a character in it. */
type Passage = { text: string; placeOf: (offset: number) => Place };

function passagesIn(source: SourceFile): Passage[] {
  if (!source.file.endsWith(".md")) {
    return textsIn(source.data).map(({ text, path }) => ({ text, placeOf: () => source.placeOf(path) }));
  }
  const { text } = source;
  return [...text.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].map(({ 0: passage, index }) => ({
    text: passage,
    placeOf: (offset) => placeAt(text, index + offset),
  }));
}

function checkLeftRates(rates: readonly FormerRate[], source: SourceFile): void {
  const isOther = (rate: string) =>
    textsIn(source.data).some(({ text, path }) => path[0] === "otherRates" && text === rate);
  for (const { text, placeOf } of passagesIn(source)) {
    for (const { 0: found, index } of text.matchAll(TYPED_RATE)) {
      const left = rates.find(
        ({ rate, names, card }) => rate === found && (source.file === fileOf(card) || names.test(text)),
      );
      if (!left || isOther(`${found}%`)) continue;
      const { card, now } = left;
      const expected = `another rate, because ${card.id}'s APR is now ${aprText(card.terms.purchaseApr)}`;
      const hint = source.file === fileOf(card) ? undefined : `write ${now}, which follows the card's file`;
      source.reportAt(placeOf(index), expected, quote(`${found}%`), hint);
    }
  }
}

/** A card's rate seldom changes by more at once. Percentage points. */
const USUAL_CHANGE = 5;

function checkJump(path: Path, before: Apr, now: Apr, source: SourceFile): void {
  if (now.confirmed) return;
  const [old, given] = [ratesIn(before), ratesIn(now)];
  for (const place of [0, -1]) {
    const [was, is] = [old.at(place), given.at(place)];
    if (!was || !is || Math.abs(was.rate - is.rate) <= USUAL_CHANGE) continue;
    const expected = `a rate within ${USUAL_CHANGE} points of the last one, ${was.rate}`;
    const hint = `if the rate is right, ${CONFIRM}`;
    source.report([...path, ...is.path], expected, quote(is.rate), hint);
    return;
  }
}

/** Where a card's file states the term that counts. */
function placeOfTerm(card: Card, term: TermName, { data }: SourceFile): Path {
  const counting = statementOf(card, term);
  const place = (cardSchema.safeParse(data).data?.statements ?? []).findIndex(
    ({ by, name, asOf, terms }) =>
      by === counting?.by && name === counting.name && asOf === counting.asOf && terms[term] !== undefined,
  );
  return ["statements", Math.max(0, place), "terms", term];
}

function checkJumps(before: Terms, card: Card, source: SourceFile): void {
  for (const name of ["purchaseApr", "transferApr", "cashAdvanceApr", "penaltyApr"] as const) {
    const [was, is] = [before[name], card.terms[name]];
    if (was === null || is === null || was === "none" || is === "none") continue;
    checkJump(placeOfTerm(card, name, source), was, is, source);
  }
}

/** Reports a guide that is gone and whose address leads nowhere any more. One that was never published may go. */
function checkHeirs({ site, guides }: Content, former: readonly TextFile[], settings: SourceFile | undefined): void {
  const addresses = new Set(guides.flatMap(({ name, formerly }) => [name, ...formerly]));
  for (const file of former.filter((one) => one.file.startsWith("data/guides/"))) {
    const name = fillReferences(nameOf(file), { ...site, catalog: null });
    const head = guideSchema.partial().safeParse(readSource(file).data).data;
    if (addresses.has(name) || head?.draft) continue;
    const hint = `write formerly: [${name}] in the head of the guide that readers should find there`;
    settings?.report(["guideOrder"], `a guide that takes the place of ${guidePath(name)}`, "none", hint);
  }
}

/** The faults of what changed in sound content. `former` are the files that changed or are gone, as they were. */
export function changeFaults(content: Content, files: readonly TextFile[], former: readonly TextFile[]): Fault[] {
  const before = new Map(content.cards.map((card) => [card.id, formerTerms(card, former, content)]));
  const rates = content.cards.flatMap((card) => formerRates(card, before.get(card.id)));
  const sources = files.map(readSource);
  for (const source of sources) {
    if (rates.length > 0) checkLeftRates(rates, source);
    const card = content.cards.find((one) => source.file === fileOf(one));
    const terms = card && before.get(card.id);
    if (card && terms) checkJumps(terms, card, source);
  }
  checkHeirs(
    content,
    former,
    sources.find(({ file }) => file === SITE_FILE),
  );
  return sortFaults(sources.flatMap(({ faults }) => faults));
}
