import type { StatedCard } from "../../domain/cards/card";
import { statementOf } from "../../domain/cards/card-facts";
import { cardInForce } from "../../domain/cards/card-in-force";
import { TERM_NAMES } from "../../domain/cards/card-terms";
import { cardSchema } from "../../schema/card-schema";
import type { TermName } from "../../schema/terms-schema";
import { type Fault, type Path, quote, sortFaults } from "../fault";
import type { Content } from "../content";
import { isDraft } from "../read/drafts";
import { filesOf } from "../read/folders";
import { type SourceFile, type TextFile, nameOf } from "../read/source-file";
import { readJson } from "../read/json";
import { readSource } from "../read/read-source";
import { fillReferences } from "../references/references";
import { SITE_FILE } from "../../schema/site-schema";
import { guidePath } from "../../site/routes";
import { reportOf } from "../read/survey";
import { numbersWithin } from "../read/texts-in";
import { unstatedTerms } from "./card-rules";
import { checkFormerFacts, checkFormerNames, fileOf } from "./former-facts";

/** Content held against what it was. The gate leaves this alone: a build must not hang on the project's history. */

/** A card as its former file gives it; undefined if there was no such card, or its file had faults. */
function formerCard(
  card: StatedCard,
  former: readonly TextFile[],
  { prime, issuers, surveys }: Content,
): StatedCard | undefined {
  const file = former.find((one) => one.file === fileOf(card));
  const data = file && cardSchema.safeParse(readJson(file).data).data;
  if (!data) return undefined;
  const legalName = issuers.find(({ name }) => name === data.issuer)?.legalName ?? data.issuer;
  const report = reportOf(data, surveys[0]);
  const isStated = unstatedTerms(data, report?.plan).length === 0;
  return isStated ? cardInForce({ file: data, legalName, report, prime }) : undefined;
}

/** By how much each term may move at once and pass without a question: points, months, days or dollars. */
const USUAL_MOVES: Readonly<Partial<Record<TermName, number>>> = {
  purchaseApr: 5,
  transferApr: 5,
  cashAdvanceApr: 5,
  penaltyApr: 5,
  introOffers: 6,
  transferFee: 2,
  annualFee: 50,
  monthlyFee: 5,
  foreignFee: 2,
  lateFee: 15,
  graceDays: 10,
  rewardsPercent: 2,
};

/** The figures of a term that count, each with its place in it. */
function figuresOf(term: unknown): { path: Path; figure: number }[] {
  // Of several intro offers the longest stands first, and counts.
  const isBeside = ([first, ...rest]: Path) =>
    first === "later" || Number(first) > 0 || ["apr", "minimum"].includes(String(rest.at(-1) ?? first));
  return numbersWithin(term).filter(({ path }) => !isBeside(path));
}

/** Where a card's file states the term that counts. */
function placeOfTerm(card: StatedCard, term: TermName, { data }: SourceFile): Path {
  const counting = statementOf(card, term);
  const place = (cardSchema.safeParse(data).data?.statements ?? []).findIndex(
    ({ by, name, asOf, terms }) =>
      by === counting?.by && name === counting.name && asOf === counting.asOf && terms[term] !== undefined,
  );
  return ["statements", Math.max(0, place), "terms", term];
}

/** Asks back about each term of a card that moved by more than is usual. */
function checkMoves(before: StatedCard, card: StatedCard, source: SourceFile): void {
  for (const name of TERM_NAMES) {
    const most = USUAL_MOVES[name] ?? Infinity;
    const [was, is] = [before, card].map(({ terms }) => figuresOf(terms[name]));
    const moved = [0, -1].flatMap((place) => {
      const [old, given] = [was?.at(place), is?.at(place)];
      return old && given && Math.abs(old.figure - given.figure) > most ? [{ ...given, old: old.figure }] : [];
    });
    for (const { path, figure, old } of moved.slice(0, 1)) {
      source.ask([...placeOfTerm(card, name, source), ...path], `a change of ${most} at most from ${old}`, figure);
    }
  }
}

/**
 * Reports a guide or a card that is gone and whose address leads nowhere any more. One that was never published may go.
 */
function checkHeirs({ site, cards, guides }: Content, former: readonly TextFile[], settings: SourceFile): void {
  const gone = (folder: string, known: readonly string[]) =>
    filesOf(folder, former)
      .filter((file) => !isDraft(readSource(file)))
      .map((file) => fillReferences(nameOf(file), { ...site, catalog: null }))
      .filter((name) => !known.includes(name));
  const addresses = guides.flatMap(({ name, formerly }) => [name, ...formerly]);
  for (const name of gone("data/guides", addresses)) {
    const hint = `write formerly: [${name}] in the head of the guide that readers should find there`;
    settings.report(["guideOrder"], `a guide that takes the place of ${guidePath(name)}`, "none", hint);
  }
  for (const id of gone("data/cards", [...cards.map((card) => card.id), ...site.formerCards])) {
    const hint = "its address then leads to the list of all cards";
    settings.report(["formerCards"], `"${id}" among the cards that are gone`, quote(site.formerCards), hint);
  }
}

/** The faults of what changed in sound content. `former` are the files that changed or are gone, as they were. */
export function changeFaults(content: Content, files: readonly TextFile[], former: readonly TextFile[]): Fault[] {
  const changed = content.cards.flatMap((card) => {
    const before = formerCard(card, former, content);
    return before ? [{ before, card }] : [];
  });
  const sources = files.map(readSource);
  checkFormerFacts(changed, content.cards, sources);
  checkFormerNames(former, content.cards, sources);
  for (const { before, card } of changed) {
    const source = sources.find(({ file }) => file === fileOf(card));
    if (source) checkMoves(before, card, source);
  }
  for (const source of sources.filter(({ file }) => file === SITE_FILE)) checkHeirs(content, former, source);
  return sortFaults(sources.flatMap(({ faults }) => faults));
}
