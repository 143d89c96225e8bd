import type { Card } from "../../domain/cards/card";
import { cardTexts } from "../../domain/cards/card-texts";
import { RANGE_ENDS } from "../references/catalogue";
import { type Apr, type Terms, cardSchema } from "../../schema/card-schema";
import { type Fault, quote, sortFaults, type Place, placeAt } from "../fault";
import type { Content } from "../gate";
import { type SourceFile, type TextFile, nameOf, readJson, readSource } from "../read/source-file";
import { fillReferences } from "../references/references";
import { guideSchema } from "../../schema/guide-schema";
import { SITE_FILE } from "../../schema/site-schema";
import { guidePath } from "../../site/routes";
import { CONFIRM, ratesIn } from "./card-rules";
import { textsIn } from "./texts";
import { TYPED_RATE, namesOfCard } from "./typed-facts";

/** Content held against what it was. The gate leaves this alone: a build must not hang on the project's history. */

const fileOf = ({ id }: Pick<Card, "id">) => `data/cards/${id}.json`;

/** The terms of a card as they were; undefined if there was no such card, or its file had faults. */
function formerTerms(card: Card, former: readonly TextFile[]): Terms | undefined {
  const file = former.find((one) => one.file === fileOf(card));
  return file && cardSchema.safeParse(readJson(file).data).data?.terms;
}

/** A rate that a card no longer has: "18.24", and what stands for the one that took its place. */
type FormerRate = { rate: string; now: string; names: RegExp; card: Card };

function formerRates(card: Card, former: readonly TextFile[]): FormerRate[] {
  const terms = formerTerms(card, former);
  if (!terms) return [];
  const before = cardTexts(terms);
  return RANGE_ENDS.filter((end) => before[end] !== card.aprLow && before[end] !== card.aprHigh).map((end) => ({
    rate: before[end].toFixed(2),
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
      const expected = `another rate, because ${card.id}'s APR is now ${card.apr}`;
      const hint = source.file === fileOf(card) ? undefined : `write ${now}, which follows the card's file`;
      source.reportAt(placeOf(index), expected, quote(`${found}%`), hint);
    }
  }
}

/** A card's rate seldom changes by more at once. Percentage points. */
const USUAL_CHANGE = 5;

function checkJump(name: string, before: Apr, now: Apr, source: SourceFile): void {
  if (now.confirmed) return;
  const [old, given] = [ratesIn(before), ratesIn(now)];
  for (const place of [0, -1]) {
    const [was, is] = [old.at(place), given.at(place)];
    if (!was || !is || Math.abs(was.rate - is.rate) <= USUAL_CHANGE) continue;
    const expected = `a rate within ${USUAL_CHANGE} points of the last one, ${was.rate}`;
    const hint = `if the rate is right, ${CONFIRM}`;
    source.report(["terms", name, ...is.path], expected, quote(is.rate), hint);
    return;
  }
}

function checkJumps(before: Terms, now: Terms, source: SourceFile): void {
  for (const name of ["purchaseApr", "transferApr", "cashAdvanceApr", "penaltyApr"] as const) {
    const [was, is] = [before[name], now[name]];
    if (was !== null && is !== null && was !== "none" && is !== "none") checkJump(name, was, is, source);
  }
}

/** Reports a guide that is gone and whose address leads nowhere any more. One that was never published may go. */
function checkHeirs({ site, guides }: Content, former: readonly TextFile[], settings: SourceFile | undefined): void {
  const addresses = new Set(guides.flatMap(({ name, formerly }) => [name, ...formerly]));
  for (const file of former.filter((one) => one.file.startsWith("data/guides/"))) {
    const name = fillReferences(nameOf(file), { ...site, catalogue: null });
    const head = guideSchema.partial().safeParse(readSource(file).data).data;
    if (addresses.has(name) || head?.draft) continue;
    const hint = `write formerly: [${name}] in the head of the guide that readers should find there`;
    settings?.report(["guideOrder"], `a guide that takes the place of ${guidePath(name)}`, "none", hint);
  }
}

/** The faults of what changed in sound content. `former` are the files that changed or are gone, as they were. */
export function changeFaults(content: Content, files: readonly TextFile[], former: readonly TextFile[]): Fault[] {
  const rates = content.cards.flatMap((card) => formerRates(card, former));
  const sources = files.map(readSource);
  for (const source of sources) {
    if (rates.length > 0) checkLeftRates(rates, source);
    const card = content.cards.find((one) => source.file === fileOf(one));
    const before = card && formerTerms(card, former);
    if (before) checkJumps(before, card.terms, source);
  }
  checkHeirs(
    content,
    former,
    sources.find(({ file }) => file === SITE_FILE),
  );
  return sortFaults(sources.flatMap(({ faults }) => faults));
}
