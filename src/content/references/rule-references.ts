import { MAX_COMPARED } from "../../domain/catalog/compare-selection";
import { LOW_APR } from "../../domain/catalog/offers";
import { STATEMENT_MONTHS } from "../../domain/payoff/solve-payment";
import { MAX_ASSUMED_TRANSFER_FEE } from "../../domain/lending/fees";
import { FEDERAL_CREDIT_UNION_CEILING } from "../../domain/lending/prime";
import { DEFAULT_PLAN } from "../../domain/money/conventions";
import { ESTIMATED_RULE } from "../../domain/payoff/minimum-payment";
import { COMPARISON_APR } from "../../domain/payoff/payoff";
import { formatCount } from "../../domain/text/format";
import { formatPercent, formatShortDollars } from "../../domain/text/format";
import { type Value, findNamed } from "./catalog";

type Rule = readonly [value: number, format: (value: number) => string];

/** Constants of the rules, so that no text restates one. Calculations take them by the same names. */
export const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["comparison-apr", [COMPARISON_APR, formatPercent]],
  ["credit-union-ceiling", [FEDERAL_CREDIT_UNION_CEILING, formatPercent]],
  ["default-apr", [DEFAULT_PLAN.apr, formatPercent]],
  ["default-balance", [DEFAULT_PLAN.balance, formatShortDollars]],
  ["default-payment", [DEFAULT_PLAN.payment, formatShortDollars]],
  ["low-apr", [LOW_APR, formatPercent]],
  ["max-assumed-transfer-fee", [MAX_ASSUMED_TRANSFER_FEE, formatPercent]],
  ["max-compared", [MAX_COMPARED, formatCount]],
  ["minimum-floor", [ESTIMATED_RULE.floor, formatShortDollars]],
  ["minimum-percent", [ESTIMATED_RULE.percent, formatPercent]],
  ["statement-months", [STATEMENT_MONTHS, String]],
]);

export function ruleValue(rest: string): Value {
  const [value, format] = findNamed(rest, RULES, "a rule");
  return { text: format(value) };
}
