import { startTransition, useId, useMemo, useState } from "react";
import {
  type WhatIf,
  endMonths,
  endText,
  paymentFor,
  savingText,
  stopAt,
  whatIfOutcome,
  whatIfText,
} from "../../domain/calculator/what-if";
import { monthIn } from "../../domain/payoff/add-months";
import { formatMonths, formatShortDollars } from "../../domain/text/format";
import { Button } from "../ui/Button";
import { SelectField } from "../ui/SelectField";
import { ToggleButton } from "../ui/ToggleButton";
import { useAnnouncement } from "../ui/use-announcement";
import { useToday } from "../ui/use-today";
import * as styles from "./PaymentSlider.module.css";

type Props = {
  plan: WhatIf;
  /** Tries a payment: all figures beside the slider follow it, as soon as there is time. */
  onTry: (payment: number) => void;
  /** Puts a payment into the form. */
  onUse: (payment: number) => void;
};

/** 'What if I paid …': a payment to try, when it ends the debt, and what it saves against the one that was typed. */
export function PaymentSlider({ plan, onTry, onUse }: Props) {
  const id = useId();
  const today = useToday();
  const { stops, marks, typed, card } = plan;
  const [payment, setPayment] = useState(typed);
  // The thumb never waits for the figures.
  const choose = (next: number) => {
    setPayment(next);
    startTransition(() => onTry(next));
  };
  const outcome = whatIfOutcome(plan, payment);
  const text = whatIfText(payment, outcome, today);
  // What was typed is what the page says already.
  const [announced] = useAnnouncement(payment === typed ? "" : text);
  const months = useMemo(
    () =>
      endMonths(plan).map((count) => [String(count), (today && monthIn(today, count)) ?? formatMonths(count)] as const),
    [plan, today],
  );
  const ends = String(outcome.months);
  const listed = months.some(([count]) => count === ends);
  const saving = savingText(outcome);
  return (
    <section aria-labelledby={id} className={styles.slider}>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <h3 id={id} className="figure-label">
        {card === null ? "What if I paid…" : `What if I paid, with ${card}…`}
      </h3>
      <div className={styles.head}>
        <p className={styles.payment}>
          <strong translate="no">{formatShortDollars(payment)}</strong> <span>a month</span>
        </p>
        {payment !== typed && (
          <Button kind="secondary" onClick={() => onUse(payment)}>
            <span>Use</span> <span translate="no">{formatShortDollars(payment)}</span>
          </Button>
        )}
      </div>
      <input
        type="range"
        aria-label="Monthly payment"
        aria-valuetext={text}
        min="0"
        max={stops.length - 1}
        value={stopAt(plan, payment)}
        list={`${id}marks`}
        onChange={({ target }) => choose(stops[Number(target.value)] ?? typed)}
      />
      <datalist id={`${id}marks`}>
        {marks.map((mark) => (
          <option key={mark.label} value={stopAt(plan, mark.payment)} label={mark.label} />
        ))}
      </datalist>
      <p className={styles.outcome}>
        <strong>{endText(outcome, today)}</strong>
        {saving && <span>{`, ${saving}`}</span>}
      </p>
      <div className={styles.ways}>
        <div className={styles.marks}>
          {marks.map((mark) => (
            <ToggleButton key={mark.label} pressed={mark.payment === payment} onToggle={() => choose(mark.payment)}>
              <span>{mark.label}</span> <span translate="no">{formatShortDollars(mark.payment)}</span>
            </ToggleButton>
          ))}
        </div>
        <SelectField
          label="Done by"
          value={listed ? ends : ""}
          options={listed ? months : [["", "Choose a month"], ...months]}
          onChange={(count) => count && choose(paymentFor(plan, Number(count)))}
        />
      </div>
    </section>
  );
}
