import type { Card } from "../../domain/cards/card";
import { useEffect, useRef } from "react";
import type { OfferAmount, OfferFields } from "../../domain/debts/debts-fields";
import { type OfferErrors, nameOrNumber } from "../../domain/debts/debts-form";
import { type KnownOffer, offerFields, offerOfCard } from "../../domain/debts/known-offers";
import { parseAmount } from "../../domain/forms/amount";
import { parseInputs } from "../../domain/visitor/visitor-inputs";
import { formatShortDollars } from "../../domain/text/format";
import { AmountField } from "../visitor/AmountField";
import { useNumbersText } from "../visitor/numbers-store";
import { Button } from "../ui/Button";
import { Collapsible } from "../ui/Collapsible";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import { FoldedRow } from "./FoldedRow";
import * as styles from "./FoldedRow.module.css";
import { ReportedOffers } from "./ReportedOffers";

/** The slider's ends and steps, in dollars; another line can be typed. */
const LEAST_LINE = 200;
const MOST_LINE = 15_000;
const STEP = 100;

const TYPED = "";

export type OfferRowProps = {
  index: number;
  /** Its place after the debts, which its color follows. */
  place: number;
  fields: OfferFields;
  errors: OfferErrors;
  takeFocus: boolean;
  cards: readonly Pick<Card, "name" | "terms" | "reported">[];
  change: (next: OfferFields) => void;
  remove: () => void;
};

export function OfferRow({ index, place, fields, errors, takeFocus, cards, change, remove }: OfferRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takeFocus) row.current?.querySelector("select")?.focus();
  }, [takeFocus]);
  const name = nameOrNumber(fields.name, "Offer", index);
  const id = (field: string) => `offer-${index + 1}-${field}`;
  const line = parseAmount(fields.line) ?? 0;
  // `useVisitorInputs` would bring the checks of all numbers into what this page loads first.
  const tier = parseInputs(useNumbersText())?.tier || null;
  const offers = cards.flatMap((card) => offerOfCard(card, tier) ?? []);
  const known = offers.find((offer) => offer.name === fields.name);
  const named = known?.name ?? TYPED;
  const take = (offer: KnownOffer) => change({ ...offerFields(offer), line: fields.line });
  const amount = (field: OfferAmount, label: string) => (
    <AmountField
      id={id(field)}
      label={label}
      value={fields[field]}
      error={errors[field]}
      onChange={(value) => change({ ...fields, [field]: value })}
    />
  );
  return (
    <div className={styles.box}>
      <FoldedRow
        place={place}
        name={name}
        line={line > 0 ? formatShortDollars(line) : ""}
        legend={`Offer ${index + 1}`}
        needsAnswer={line === 0 || Object.keys(errors).length > 0}
        innerRef={row}
      >
        <SelectField
          label="Use the terms of"
          value={named}
          options={[
            [TYPED, named === TYPED && fields.name !== "" ? fields.name : "My own offer (enter its terms)"],
            ...offers.map((offer) => [offer.name, offer.name] as const),
          ]}
          onChange={(to) => {
            const offer = offers.find((one) => one.name === to);
            if (offer) take(offer);
            else change({ ...fields, name: "" });
          }}
        />
        <Collapsible title="Or use a plan that an issuer reported">
          <ReportedOffers tier={tier} take={take} />
        </Collapsible>
        <div className="field-pair">
          {amount("line", "Credit line you expect ($)")}
          <input
            type="range"
            aria-label={`Credit line of ${name}`}
            aria-valuetext={formatShortDollars(line)}
            min={LEAST_LINE}
            max={MOST_LINE}
            step={STEP}
            value={Math.min(Math.max(line, LEAST_LINE), MOST_LINE)}
            onChange={(event) => change({ ...fields, line: event.target.value })}
          />
        </div>
        {known?.isFeeUnknown && (
          <p>{`We don’t know its transfer fee, so we use the highest usual one, ${known.feePercent}%. Change it if you know it.`}</p>
        )}
        {line === 0 && <p>Enter a credit line to count this offer. A guess is fine.</p>}
        <div className="field-pair">
          {amount("introApr", "Intro APR (%)")}
          {amount("introMonths", "Months")}
          {amount("feePercent", "Transfer fee (%)")}
          {amount("feeMinimum", "Minimum fee ($)")}
          {amount("apr", "APR after that (%)")}
          {amount("annualFee", "Annual fee ($)")}
          <TextField
            id={id("name")}
            label="Name"
            autoComplete="off"
            value={fields.name}
            error={errors.name}
            onChange={(value) => change({ ...fields, name: value })}
          />
        </div>
        <div>
          <Button kind="secondary" onClick={remove}>
            Remove<span className="visually-hidden">{` ${name}`}</span>
          </Button>
        </div>
      </FoldedRow>
    </div>
  );
}
