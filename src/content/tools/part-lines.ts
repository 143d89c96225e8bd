import type { Nodes } from "hast";
import type { BalanceLine } from "../../domain/charts/balance-chart";
import type { GuidePart } from "../../domain/guides/guide-block";
import { textOf } from "../../domain/guides/sections";
import { MONTHS_A_YEAR } from "../../domain/payoff/conventions";
import { formatDollars, formatMonths } from "../../domain/text/format";
import { sentencesIn } from "../../schema/sentences";

/** A line of a chart, as its end and a point within it tell it. */
function chartLine({ label, end, balances }: BalanceLine): string {
  const paid = end === null ? "never paid off" : `paid off after ${formatMonths(end)}`;
  return `${label}: ${paid}, ${formatDollars(balances[MONTHS_A_YEAR] ?? 0)} owed after a year`;
}

/** The sentences of a running text, and the rows of its tables: a cell alone does not say what its figure is of. */
function linesOfNode(node: Nodes): string[] {
  if (node.type !== "element") return sentencesIn(textOf(node));
  const { tagName, children } = node;
  if (["table", "thead", "tbody"].includes(tagName)) return children.flatMap(linesOfNode);
  if (tagName !== "tr") return sentencesIn(textOf(node));
  const cells = children.filter(({ type }) => type === "element").map(textOf);
  return [cells.join(", ")];
}

/** What a part of a text says, line by line: its sentences, the rows of its tables, the figures of its blocks. */
export function linesOfPart(part: GuidePart): string[] {
  switch (part.kind) {
    case "text":
      return part.nodes.flatMap(linesOfNode);
    case "callout":
      return [...(part.title === null ? [] : [part.title]), ...part.text.flatMap(linesOfNode)];
    case "example":
      return [
        part.title,
        ...part.rows.map(({ label, value }) => `${label}: ${value}`),
        ...part.text.flatMap(linesOfNode),
      ];
    case "bars":
      return [part.title, part.description, ...part.bars.map(({ label, text }) => `${label}: ${text}`)];
    case "balance":
      return [part.title, part.description, ...part.lines.map(chartLine)];
    case "cards":
      return [
        part.title,
        ...part.rows.flatMap(({ label, cells }) =>
          cells.map(({ text }, index) => `${part.cards[index]?.name ?? ""}, ${label}: ${text}`),
        ),
      ];
  }
}
