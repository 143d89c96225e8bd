import { hasWords } from "../text/search";
import { DEFAULT_PLAN } from "../money/conventions";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import type { CostBarParts } from "../costs/cost-ranking";
import type { Card } from "../cards/card";
import { CARD_FACTS, type Fact, NOT_AVAILABLE, type RowGroup } from "../cards/card-facts";

/** Returns true if a card's name, issuer or best-for has each word of a search: what the WebSite search action promises. */
export function matchesSearch(
  { name, issuer, bestFor }: Pick<Card, "name" | "issuer" | "bestFor">,
  search: string,
): boolean {
  return hasWords(`${name} ${issuer} ${bestFor}`, search);
}

export const SOURCE_ROW = "Source of the terms";

/** Its text is empty where the note says all. `value` is compared; null where it isn't known or doesn't apply. */
export type CompareCell = {
  text: string;
  figure?: string;
  bar?: CostBarParts;
  note?: string | undefined;
  value?: number | null | undefined;
};

export type CompareRow = {
  label: string;
  group: RowGroup;
  cell: (card: Card) => CompareCell;
  better?: "higher" | undefined;
};

/** "Annual fee" as the specification writes it over a row: "Annual Fee". */
const inCapitals = (label: string) => label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The rows, those for another goal last. Fees are for the visitor's balance, else for the calculator's own. */
export function termRows(numbers: Pick<VisitorInputs, "goal" | "amount"> | null): CompareRow[] {
  const goal = numbers?.goal ?? null;
  const balance = numbers?.goal === "balance" ? numbers.amount : DEFAULT_PLAN.balance;
  const rows = Object.values<Fact>(CARD_FACTS).flatMap((fact) => {
    const { label, compare } = fact;
    if (!compare) return [];
    const { group, missing = NOT_AVAILABLE, note, value, better } = compare;
    const isOther = Boolean(goal && compare.goal && compare.goal !== goal);
    const cell = (card: Card) => ({
      text: fact.text(card) ?? missing,
      note: note?.(card, balance) || undefined,
      value: isOther ? null : value?.(card, balance, goal),
    });
    return { isOther, row: { label: inCapitals(label), group, cell, better } };
  });
  return rows.sort((a, b) => Number(a.isOther) - Number(b.isOther)).map(({ row }) => row);
}

/** Marks the best where it is the only one that good, and two known ones differ; what isn't known is never the best. */
export function markBest(values: readonly CompareCell["value"][], better?: "higher"): boolean[] {
  const known = values.filter((value) => typeof value === "number");
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const best = better === "higher" ? highest : lowest;
  const isUnique = known.filter((value) => value === best).length === 1;
  return values.map((value) => isUnique && lowest !== highest && value === best);
}

export function compareCards({ cell, better }: CompareRow, cards: readonly Card[]) {
  const cells = cards.map((card) => ({ card, ...cell(card) }));
  const best = markBest(
    cells.map(({ value }) => value),
    better,
  );
  return cells.map((one, index) => ({ ...one, best: best[index] ?? false }));
}
