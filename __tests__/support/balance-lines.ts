import { balanceLines } from "../../src/domain/calculator/balance-lines";
import type { Card, CostField } from "../../src/domain/cards/card";
import { currentCardOutcome } from "../../src/domain/costs/cost-ranking";
import type { BalanceLine } from "../../src/domain/charts/balance-chart";
import { exampleFor, type VisitorInputs } from "../../src/domain/visitor/visitor-inputs";
import { cardOf } from "./fixture";

/** The calculator's lines for $5,000 at 24.99% and $150 a month, or for other numbers than those. */
export function linesFor(
  changed: Partial<VisitorInputs & { apr: number }> = {},
  card: Pick<Card, CostField> | null = cardOf("citi-simplicity"),
): BalanceLine[] {
  const numbers = { ...exampleFor("balance", null), apr: 24.99, payment: 150, ...changed };
  const stay = currentCardOutcome(numbers, true);
  if (!stay) throw new Error("A balance with an APR can stay where it is.");
  return balanceLines(numbers, stay, card);
}
