import { type RuleFields, type RuleKind, chooseRule } from "../../domain/payoff/minimum-payment";
import { SelectField } from "../ui/SelectField";

const RULES: readonly (readonly [RuleKind, string])[] = [
  ["percent-plus-interest", "Percent of the balance, plus the interest"],
  ["percent", "Percent of the balance"],
];

type Props = { fields: RuleFields; change: (changed: RuleFields) => void };

/** The rule of an issuer's minimum payment. */
export function RuleField({ fields, change }: Props) {
  return (
    <SelectField
      label="Minimum payment rule"
      value={fields.rule}
      options={RULES}
      onChange={(rule) => change(chooseRule(fields, rule))}
    />
  );
}
