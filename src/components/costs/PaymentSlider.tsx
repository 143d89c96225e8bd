import { startTransition, useId, useMemo, useState } from "react";
import { type WhatIf, endMonths, whatIfOutcome, PAYMENT_STEP } from "../../domain/calculator/what-if";
import { monthIn } from "../../domain/payoff/add-months";
import { paymentWithin } from "../../domain/payoff/solve-payment";
import { formatMonths, formatShortDollars } from "../../domain/text/format";
import { Button } from "../ui/Button";
import { ToggleButton } from "../ui/ToggleButton";
import { SelectField } from "../ui/SelectField";
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
  const { account, card, typed, min, max, marks } = plan;
  const [payment, setPayment] = useState(typed);
  // The thumb never waits for the figures.
  const choose = (next: number) => {
    setPayment(next);
    startTransition(() => onTry(next));
  };
  const { months: after, end, saving } = whatIfOutcome(plan, payment, today);
  const text = [`${formatShortDollars(payment)} a month`, end, saving].filter(Boolean).join(", ");
  // Nothing to announce at the typed payment: the page says it already.
  const [announced] = useAnnouncement(payment === typed ? "" : text);
  const months = useMemo(
    () =>
      endMonths(plan).map((count) => [String(count), (today && monthIn(today, count)) ?? formatMonths(count)] as const),
    [plan, today],
  );
  const ends = String(after);
  const listed = months.some(([count]) => count === ends);
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
        min={min}
        max={max}
        step={PAYMENT_STEP}
        value={payment}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <p className={styles.outcome}>
        <strong>{end}</strong>
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
          onChange={(count) => count && choose(paymentWithin(account, Number(count)))}
        />
      </div>
    </section>
  );
}
