import type { RootContent } from "hast";
import type { z } from "zod";
import { parseAmount } from "../../domain/forms/amount";
import type { BalanceLine, LineName } from "../../domain/charts/balance-chart";
import { type Fact, NO_REWARDS, NOT_AVAILABLE, aprAsOf, statementOf } from "../../domain/cards/card-facts";
import { FACT_NAMES, cardFact } from "../../domain/cards/named-facts";
import { formatMonths, formatPercent, formatShortDollars } from "../../domain/text/format";
import type { ChartUnit } from "../../schema/vocabulary";
import type { GuideBlock } from "../../domain/guides/guide-block";
import { balanceIntro } from "../../domain/payoff/account";
import { BLOCK_SCHEMAS, type BlockName } from "../../schema/block-schemas";
import { attempt, findCard } from "../references/catalog";
import type { StatedCard } from "../../domain/cards/card";
import { type Path, didYouMean, quote } from "../fault";
import { parse } from "./parse";
import { accountOn, paidOff, readFigure } from "../references/plan-references";
import { type Sources, fillDeep, reportReferences, showsRate } from "../references/references";
import type { Fields } from "./fields";
import { valueAt } from "./texts-in";

type LineValues = z.output<typeof BLOCK_SCHEMAS.balance>["lines"][number];

/** How a block's Markdown is read; the reader of the text around it gives it. */
type ReadMarkdown = (markdown: string, path: Path) => RootContent[];

/** Reads one fenced block: checks its YAML and makes of it what is drawn. What is wrong with it is reported. */
export class BlockReader {
  usesRate = false;

  constructor(
    private readonly fields: Fields,
    private readonly sources: Sources,
    private readonly readMarkdown: ReadMarkdown,
  ) {}

  /** What is read at a field; null if it stands for nothing, which is reported, or has to wait. */
  private attempt<T>(path: Path, read: () => T | null): T | null {
    const { value, problem } = attempt(read);
    if (problem) this.fields.report(path, problem.expected, problem.found, problem.hint);
    return value;
  }

  /** Texts that are not Markdown, with their references filled in. What stands for nothing is reported, and stays as it is. */
  private filled<T extends object>(texts: T): T {
    reportReferences(this.fields, this.sources, texts);
    if (showsRate(texts)) this.usesRate = true;
    return fillDeep(texts, this.sources);
  }

  /** What the block becomes; null where a fault stands in the way. */
  read(name: BlockName): GuideBlock | null {
    if (!this.fields.isSound) return null;
    switch (name) {
      case "callout":
        return this.callout();
      case "example":
        return this.example();
      case "chart":
        return valueAt(this.fields.data, ["kind"]) === "balance" ? this.balance() : this.bars();
      case "cards":
        return this.cards();
    }
  }

  private callout(): GuideBlock | null {
    const value = parse(BLOCK_SCHEMAS.callout, this.fields);
    if (!value) return null;
    const { kind: callout, text, ...shown } = value;
    return { kind: "callout", callout, ...this.filled(shown), text: this.readMarkdown(text, ["text"]) };
  }

  private example(): GuideBlock | null {
    const value = parse(BLOCK_SCHEMAS.example, this.fields);
    if (!value) return null;
    const { text, ...shown } = value;
    return {
      kind: "example",
      ...this.filled(shown),
      text: text === null ? [] : this.readMarkdown(text, ["text"]),
    };
  }

  private bars(): GuideBlock | null {
    const value = parse(BLOCK_SCHEMAS.bars, this.fields);
    if (!value) return null;
    const chart = this.filled(value);
    return {
      ...chart,
      kind: "bars",
      bars: chart.bars.map(({ label, value: length }, index) => {
        const path = ["bars", index];
        if (label.length > LONGEST_BAR_LABEL && !isUnfilled(label)) {
          const expected = `${LONGEST_BAR_LABEL} characters at most, so that it fits a small screen`;
          this.fields.report([...path, "label"], expected, quote(label));
        }
        return { label, ...this.measure(length, chart.unit, [...path, "value"]) };
      }),
    };
  }

  private measure(value: number | string, unit: ChartUnit, path: Path): { value: number; text: string } {
    if (typeof value === "number") return { value, text: UNIT_TEXTS[unit](value) };
    const number = parseAmount(value);
    if (number !== null && number >= 0) {
      return { value: number, text: unit === "months" ? formatMonths(number) : value };
    }
    if (!isUnfilled(value)) this.fields.report(path, "a number, or a reference that stands for one", quote(value));
    return { value: 0, text: value };
  }

  private balance(): GuideBlock | null {
    const value = parse(BLOCK_SCHEMAS.balance, this.fields);
    if (!value) return null;
    const chart = this.filled(value);
    const [first] = chart.lines;
    chart.lines.forEach(({ balance }, index) => {
      if (balance === first?.balance) return;
      const expected = `the balance of the first line, ${first?.balance ?? 0}`;
      const hint = "lines are compared, so all start with the same debt";
      this.fields.report(["lines", index, "balance"], expected, String(balance), hint);
    });
    return {
      ...chart,
      kind: "balance",
      lines: chart.lines.flatMap((line, index) => this.line(line, index) ?? []),
    };
  }

  private line(line: LineValues, index: number): BalanceLine | null {
    const path = ["lines", index];
    const account = this.account(line, path);
    if (!account) return null;
    const plan = { kind: "fixed", payment: line.payment } as const;
    const outcome = this.attempt([...path, "payment"], () => paidOff(account, plan, true));
    if (!outcome) return null;
    const { lastMonth } = balanceIntro(account);
    return {
      name: LINE_NAMES[index] ?? "card",
      label: line.label,
      balances: [line.balance + outcome.transferFee, ...(outcome.schedule ?? []).map((row) => row.closing)],
      end: outcome.months,
      ...(lastMonth > 0 && { offerEnds: lastMonth }),
    };
  }

  /** The debt of a line: at a rate, or moved to a card. */
  private account({ balance, apr, card }: LineValues, path: Path) {
    const { catalog } = this.sources;
    if ((apr === null) === (card === null)) {
      this.fields.report(path, "either apr or card", apr === null ? "neither" : "both");
      return null;
    }
    if (!catalog) return null;
    if (card !== null) {
      this.usesRate = true;
      return this.attempt([...path, "card"], () => accountOn(findCard(card, catalog), balance));
    }
    const text = String(apr);
    if (text.includes(".apr")) this.usesRate = true;
    const rate = isUnfilled(text) ? null : this.attempt([...path, "apr"], () => readFigure(text, catalog));
    return rate === null ? null : { balance, apr: rate };
  }

  private cards(): GuideBlock | null {
    const value = parse(BLOCK_SCHEMAS.cards, this.fields);
    const { catalog } = this.sources;
    if (!value || !catalog) return null;
    const cards = value.cards.flatMap((id, index) => this.attempt(["cards", index], () => findCard(id, catalog)) ?? []);
    const facts = value.rows.flatMap((name, index) => {
      const fact = cardFact(name);
      const hint = didYouMean(name, FACT_NAMES);
      if (!fact) this.fields.report(["rows", index], `a fact of a card: ${FACT_NAMES.join(", ")}`, quote(name), hint);
      return fact ?? [];
    });
    if (value.rows.some((name) => /apr/i.test(name))) this.usesRate = true;
    return {
      kind: "cards",
      ...this.filled({ title: value.title }),
      asOf: cards.map(aprAsOf).sort()[0] ?? "",
      cards: cards.map(({ id, name }) => ({ id, name })),
      rows: facts.map((fact) => ({
        // A cell holds a rate alone, so its row says that it is variable.
        label: fact.label === "Regular APR" ? "Regular APR, variable" : fact.label,
        cells: cards.map((card) => ({ text: cellText(card, fact), isEstimate: isEstimate(card, fact) })),
      })),
    };
  }
}

/** Whether a reference of a text stands for nothing, which is told where the text is filled in. */
const isUnfilled = (text: string) => /[{}]/.test(text);

/** At 14 pixels a text of so many characters is as wide as a chart on the smallest screen. */
const LONGEST_BAR_LABEL = 36;

/** The present debt comes first, then what a card would make of it, then a third line. */
const LINE_NAMES: readonly LineName[] = ["plan", "card", "minimum"];

const UNIT_TEXTS: Record<ChartUnit, (value: number) => string> = {
  dollars: formatShortDollars,
  percent: formatPercent,
  months: formatMonths,
};

function isEstimate(card: StatedCard, { term }: Fact): boolean {
  return term !== null && statementOf(card, term)?.by === "estimate";
}

/** A fact of a card; what is missing is named as on the compare page, and an unknown fee is not a free one. */
function cellText(card: StatedCard, { label, term, text }: Fact): string {
  const known = text(card);
  if (known !== null) return known;
  if (term === "transferFee") return NOT_AVAILABLE;
  return label === "Rewards" ? NO_REWARDS : "None";
}
