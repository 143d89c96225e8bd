import { z } from "zod";
import { CALLOUT_KINDS, CHART_UNITS } from "./vocabulary";
import { field, groups, isEachOnce, line, optional, refuse, text } from "./field";

/** The fenced blocks that editors write in Markdown: a name after the fence, YAML within it. */

const markdown = (description: string) => text(description, 2000);
const title = (description: string) => line(description, 90);

const amount = (description: string) =>
  field(z.number().positive(), description, { expected: "an amount in dollars above 0, without sign or commas" });

const callout = z.strictObject({
  kind: field(z.enum(CALLOUT_KINDS), "What the callout is; it shows as a word above the text"),
  title: optional(title("A few words beside the kind")),
  text: markdown("What it says, in Markdown"),
});

const example = z.strictObject({
  title: title("What the example shows"),
  rows: field(
    groups(2, 10, { label: line("What the figure is", 120), value: line("The figure, best as a reference", 240) }),
    "The figures, drawn as a ruled table",
    { expected: "a list of 2 to 10 rows, each with label and value" },
  ),
  text: optional(markdown("What follows from the figures, in Markdown")),
});

const CHART_KINDS = ["bars", "balance"] as const;

const chartHead = {
  kind: field(z.enum(CHART_KINDS), "bars: a bar for each figure; balance: what is owed over time"),
  title: title("What the chart shows"),
  description: line("One sentence that says what can be seen", 240),
};

const bars = z.strictObject({
  ...chartHead,
  unit: field(z.enum(CHART_UNITS), "What the bars measure"),
  bars: field(
    groups(2, 10, {
      label: line("What the bar stands for, in a few words", 120),
      value: field(z.union([z.number().min(0), z.string().min(1)]), "Its length: a reference or a plain number", {
        expected: "a plain number, or a reference in double quotes",
      }),
    }),
    "The bars, from top to bottom",
    { expected: "a list of 2 to 10 bars, each with label and value" },
  ),
});

const balance = z.strictObject({
  ...chartHead,
  lines: field(
    groups(2, 3, {
      label: line("The words at the line's end", 24),
      balance: amount("What is owed at the start"),
      payment: amount("What is paid each month"),
      apr: optional(
        field(z.union([z.number().min(0).max(100), z.string().min(1)]), "The rate, for a debt that stays where it is", {
          expected: "a rate such as 24.99, or one end of a card's range such as citi-simplicity.aprHigh",
        }),
      ),
      card: optional(line("The card that the debt is moved to, by its id", 60)),
    }).superRefine((lines, context) => {
      for (const [index, { apr, card }] of lines.entries())
        if ((apr === null) === (card === null)) refuse(context, [index], "either apr or card");
    }),
    "The lines: the present debt first",
    { expected: "a list of 2 or 3 lines" },
  ),
});

const cards = z.strictObject({
  title: title("What the table compares"),
  cards: field(z.array(line("A card's id", 60)).min(2).max(6).refine(isEachOnce), "The cards, from left to right", {
    expected: "a list of 2 to 6 cards' ids, each once",
  }),
  rows: field(z.array(line("A fact of a card, such as apr", 40)).min(1).max(12), "The facts, from top to bottom", {
    expected: "a list of cards' fields",
  }),
});

export const BLOCK_SCHEMAS = { callout, example, bars, balance, cards } as const;

export const BLOCK_NAMES = ["callout", "example", "chart", "cards"] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];
