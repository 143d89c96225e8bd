import type { Card } from "../domain/cards/card";
import type { RootContent } from "hast";
import type { z } from "zod";
import { lineOf } from "../domain/calculator/balance-lines";
import { type Fact, NOT_AVAILABLE } from "../domain/cards/card-facts";
import { aprAsOf, statementOf } from "../domain/cards/statement";
import { FACTS_BY_NAME } from "../domain/cards/named-facts";
import type { BalanceLine, LineName } from "../domain/charts/balance-chart";
import { parseAmount } from "../domain/forms/amount";
import type { GuideBlock } from "../domain/guides/sections";
import { formatMonths, formatPercent, formatShortDollars } from "../domain/text/format";
import { BLOCK_SCHEMAS, type BlockName } from "../schema/block-schemas";
import type { ChartUnit } from "../schema/vocabulary";
import { checkMarkdown } from "./check-markdown";
import { type ContentError, type Path, quote } from "./errors";
import { parseMarkdown } from "./markdown";
import { parse } from "./parse";
import { type Document, errorIn } from "./read";
import { NoValue, findCard, findNamed } from "./references/catalog";
import { fillMarkdown } from "./references/fill-markdown";
import { accountOnCard, paidOff, readRate } from "./references/plan-references";
import { type References, fillDeep } from "./references/references";
import { valueAt } from "./walk-strings";

/** Fills a parsed block and makes what is drawn of it; null with errors. */
export type DrawBlock = (references: References, errors: ContentError[]) => GuideBlock | null;

type Context = { block: Document; references: References; errors: ContentError[] };

function fill<T>(value: T, { block, references, errors }: Context): T {
  return fillDeep(value, references, (path, problem) => errors.push(errorIn(block, path, problem)));
}

/** Fills a field that holds Markdown: paragraphs, lists and tables, without blocks or headings of its own. */
function fillField(markdown: string, path: Path, { block, references, errors }: Context): RootContent[] {
  const tree = parseMarkdown(markdown);
  const start = block.offsetOf(path);
  checkMarkdown(markdown, tree, start, block, errors);
  return fillMarkdown(tree, start, block, references, errors);
}

/** Runs a calculation for a field; null with an error if it has no result. */
function tryResolve<T>(path: Path, { block, errors }: Context, resolve: () => T): T | null {
  try {
    return resolve();
  } catch (error) {
    if (!(error instanceof NoValue)) throw error;
    errors.push(errorIn(block, path, error.problem));
    return null;
  }
}

/** A label of so many characters, at 14 pixels, is as wide as a chart on the smallest screen. */
const MAX_BAR_LABEL = 36;

const UNIT_TEXTS: Record<ChartUnit, (value: number) => string> = {
  dollars: formatShortDollars,
  percent: formatPercent,
  months: formatMonths,
};

const isUnfilled = (value: unknown) => typeof value === "string" && /[{}]/.test(value);

function measureBar(value: number | string, unit: ChartUnit, path: Path, { block, errors }: Context) {
  const number = typeof value === "number" ? value : parseAmount(value);
  // A reference that gave nothing was reported as it was filled.
  if (isUnfilled(value)) return { value: 0, text: String(value) };
  if (number === null || number < 0) {
    errors.push(errorIn(block, path, { expected: "a number, or a reference that gives one", found: quote(value) }));
    return { value: 0, text: String(value) };
  }
  if (unit === "percent" && number > 100)
    errors.push(errorIn(block, path, { expected: "a percentage from 0 to 100", found: quote(value) }));
  const isShown = typeof value === "string" && unit !== "months";
  return { value: number, text: isShown ? value : UNIT_TEXTS[unit](number) };
}

/** Names of a chart's lines: the present debt first, then a card that it is moved to, then a third line. */
const LINE_NAMES: readonly LineName[] = ["plan", "card", "minimum"];

type LineFields = z.output<typeof BLOCK_SCHEMAS.balance>["lines"][number];

/** Pays a line's debt off, at its rate or moved to its card. */
function drawLine(line: LineFields, index: number, context: Context): BalanceLine | null {
  const path: Path = ["lines", index];
  const { catalog } = context.references;
  if (isUnfilled(line.apr)) return null;
  const account = tryResolve([...path, line.card === null ? "apr" : "card"], context, () =>
    line.card === null
      ? { balance: line.balance, apr: readRate(String(line.apr), catalog) }
      : accountOnCard(findCard(line.card, catalog), line.balance),
  );
  if (!account) return null;
  const outcome = tryResolve([...path, "payment"], context, () => paidOff(account, line.payment, true));
  if (!outcome) return null;
  return lineOf(LINE_NAMES[index] ?? "card", line.label, account, outcome);
}

/** Words a card's fact; what is missing is named as on the compare page, and an unknown fee isn't a free one. */
function cellText(card: Card, { term, text, compare }: Fact): string {
  return text(card) ?? compare?.missing ?? (term === "introOffers" ? "None" : NOT_AVAILABLE);
}

const isEstimate = (card: Card, { term }: Fact) => term !== null && statementOf(card, term)?.by === "estimate";

function blockOf<T>(schema: z.ZodType<T>, draw: (value: T, context: Context) => GuideBlock) {
  return (document: Document, parseErrors: ContentError[]): DrawBlock | null => {
    const value = parse(schema, document, parseErrors);
    if (value === null) return null;
    return (references, errors) => {
      const before = errors.length;
      const drawn = draw(value, { block: document, references, errors });
      return errors.length > before ? null : drawn;
    };
  };
}

const BLOCKS = {
  callout: blockOf(BLOCK_SCHEMAS.callout, ({ kind: callout, title, text }, context) => {
    return { kind: "callout", callout, ...fill({ title }, context), text: fillField(text, ["text"], context) };
  }),
  example: blockOf(BLOCK_SCHEMAS.example, ({ text, ...shown }, context) => {
    const nodes = text === null ? [] : fillField(text, ["text"], context);
    return { kind: "example", ...fill(shown, context), text: nodes };
  }),
  bars: blockOf(BLOCK_SCHEMAS.bars, (value, context) => {
    const chart = fill(value, context);
    const bars = chart.bars.map(({ label, value: length }, index) => {
      const path: Path = ["bars", index];
      if (label.length > MAX_BAR_LABEL && !isUnfilled(label)) {
        const expected = `${MAX_BAR_LABEL} characters at most, so that it fits a small screen`;
        context.errors.push(errorIn(context.block, [...path, "label"], { expected, found: quote(label) }));
      }
      return { label, ...measureBar(length, chart.unit, [...path, "value"], context) };
    });
    return { ...chart, kind: "bars", bars };
  }),
  balance: blockOf(BLOCK_SCHEMAS.balance, (value, context) => {
    const chart = fill(value, context);
    const lines = chart.lines.flatMap((line, index) => drawLine(line, index, context) ?? []);
    return { ...chart, kind: "balance", lines };
  }),
  cards: blockOf(BLOCK_SCHEMAS.cards, (value, context) => {
    const { catalog } = context.references;
    const cards = value.cards.flatMap(
      (id, index) => tryResolve(["cards", index], context, () => findCard(id, catalog)) ?? [],
    );
    const facts = value.rows.flatMap((name, index) => {
      const find = () => findNamed(name, FACTS_BY_NAME, "a fact of a card");
      return tryResolve(["rows", index], context, find) ?? [];
    });
    return {
      kind: "cards",
      ...fill({ title: value.title }, context),
      asOf: cards.map(aprAsOf).sort()[0] ?? "",
      cards: cards.map(({ id, name }) => ({ id, name })),
      rows: facts.map((fact) => ({
        // A cell holds a rate alone, so its row says that it is variable.
        label: fact.label === "Regular APR" ? "Regular APR, variable" : fact.label,
        cells: cards.map((card) => ({ text: cellText(card, fact), isEstimate: isEstimate(card, fact) })),
      })),
    };
  }),
};

export function parseBlock(name: BlockName, document: Document, errors: ContentError[]): DrawBlock | null {
  if (name !== "chart") return BLOCKS[name](document, errors);
  const kind = valueAt(document.data, ["kind"]) === "balance" ? "balance" : "bars";
  return BLOCKS[kind](document, errors);
}
