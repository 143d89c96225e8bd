import type { DragEvent } from "react";
import type { DebtAmount, DebtFields, PromotionEnd } from "../../domain/debts/debts-fields";
import { type DebtErrors, debtLine, nameOrNumber } from "../../domain/debts/debts-form";
import { type RuleKind, chooseRule } from "../../domain/payoff/minimum-payment";
import { AmountField } from "../visitor/AmountField";
import { Button } from "../ui/Button";
import { Collapsible } from "../ui/Collapsible";
import { Icon } from "../ui/Icon";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import { FoldedRow } from "./FoldedRow";
import * as styles from "./FoldedRow.module.css";

const ENDS: readonly (readonly [PromotionEnd, string])[] = [
  ["rate", "The APR applies"],
  ["deferred", "Back interest is added"],
];

const RULES: readonly (readonly [RuleKind, string])[] = [
  ["percent-plus-interest", "Percent of the balance, plus the interest"],
  ["percent", "Percent of the balance"],
];

type Props = {
  index: number;
  count: number;
  fields: DebtFields;
  errors: DebtErrors | undefined;
  /** The minimum of the first month by the issuer's rule, in words; shown where no amount is typed. */
  usual: string;
  change: (changed: Partial<DebtFields>) => void;
  move: (from: number, to: number) => void;
  remove: () => void;
  dragged: { current: number | null };
};

export function DebtRow({ index, count, fields, errors, usual, change, move, remove, dragged }: Props) {
  const place = {
    onDragOver: (event: DragEvent) => {
      if (dragged.current !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      // Text that is dragged into a field is the browser's.
      if (dragged.current === null) return;
      event.preventDefault();
      if (dragged.current !== index) move(dragged.current, index);
      dragged.current = null;
    },
    // A drag that ends elsewhere was given up.
    onDragEnd: () => {
      dragged.current = null;
    },
  };
  const name = nameOrNumber(fields.name, "Debt", index);
  const id = (field: string) => `debt-${index + 1}-${field}`;
  const amount = (field: DebtAmount, label: string, extra?: { hint?: string; placeholder?: string }) => (
    <AmountField
      id={id(field)}
      label={label}
      value={fields[field]}
      // An empty field's error shows beside the result, not at every field that is yet to be filled in.
      error={fields[field].trim() ? errors?.[field] : undefined}
      onChange={(value) => change({ [field]: value })}
      {...extra}
    />
  );
  const act = (word: string, onClick: () => void, disabled = false) => (
    <Button kind="quiet" disabled={disabled} onClick={onClick}>
      <span>{word}</span>
      <span className="visually-hidden">{` ${name}`}</span>
    </Button>
  );
  return (
    <li className={styles.box} {...place}>
      {count > 1 && (
        <span
          className={styles.grip}
          draggable
          aria-hidden="true"
          onDragStart={() => {
            dragged.current = index;
          }}
        >
          <Icon name="grip" />
        </span>
      )}
      <FoldedRow
        place={index}
        name={name}
        line={debtLine(fields)}
        legend={`Debt ${index + 1} of ${count}: ${name}`}
        needsAnswer={errors !== undefined && Object.keys(errors).length > 0}
      >
        <div className="field-pair">
          <TextField
            id={id("name")}
            label={`Name of debt ${index + 1}`}
            placeholder={`Debt ${index + 1}`}
            autoComplete="off"
            value={fields.name}
            error={errors?.name}
            onChange={(text) => change({ name: text })}
          />
          {amount("balance", "Balance ($)")}
          {amount("apr", "APR (%)")}
          {amount("minimum", "Minimum ($)", { placeholder: usual })}
        </div>
        <Collapsible title="Unknown APR, promotion, annual fee">
          <div className="close-stack">
            {amount("statementPayment", "36-month payment on your statement ($)", {
              hint: "If you don’t know the APR",
            })}
            <SelectField
              label="Minimum payment rule"
              value={fields.rule}
              options={RULES}
              onChange={(rule) => change(chooseRule(fields, rule))}
            />
            <div className="field-pair">
              {amount("percent", "Percent (%)", { hint: "Usually 1 to 3" })}
              {amount("floor", "Minimum amount ($)", { hint: "Usually 25, 35 or 40" })}
            </div>
            <div className="field-pair">
              {amount("promotionApr", "Promotional APR (%)")}
              {amount("promotionMonths", "Months left")}
            </div>
            <SelectField
              label="When the promotion ends"
              value={fields.promotionEnd}
              options={ENDS}
              onChange={(promotionEnd) => change({ promotionEnd })}
            />
            {amount("annualFee", "Annual fee ($)")}
          </div>
        </Collapsible>
        {count > 1 && (
          <div className="wrapping-row">
            {act("Move up", () => move(index, index - 1), index === 0)}
            {act("Move down", () => move(index, index + 1), index === count - 1)}
            {act("Remove", remove)}
          </div>
        )}
      </FoldedRow>
    </li>
  );
}
