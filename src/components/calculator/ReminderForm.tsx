import { useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import { offerLengthText } from "../../domain/lending/offer";
import { isoToday } from "../../domain/payoff/month-in";
import { promotionEnd } from "../../domain/payoff/promotion-end";
import { endText, reminderFile } from "../../domain/payoff/reminder";
import { Button } from "../ui/Button";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import * as styles from "./ReminderForm.module.css";
import { saveFile } from "../ui/save-file";

const FILE = "intro-rate-reminder.ics";
const NO_DAY = "Choose the day the intro rate began or will begin.";
const DATE_FIELD = "reminder-start";

type CardWithOffers = Pick<Card, "id" | "name" | "terms">;
type Props = {
  cards: readonly CardWithOffers[];
  announce: (text: string) => void;
};

/** A calendar file for the day on which the intro rate of a card ends. */
export function ReminderForm({ cards, announce }: Props) {
  const offers = cards.flatMap((card) =>
    card.terms.introOffers.map((offer, index) => ({ card, offer, value: `${card.id}/${index}` })),
  );
  const [chosen, setChosen] = useState(offers[0]?.value ?? "");
  const [start, setStart] = useState("");
  const [error, setError] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const found = offers.find(({ value }) => value === chosen) ?? offers[0];
  if (!found) return null;

  const { card, offer } = found;
  const end = promotionEnd(start, offer.months);
  const ends = end && endText(end, isoToday(new Date()));

  const changeStart = (day: string) => {
    setStart(day);
    if (promotionEnd(day, offer.months)) setError(undefined);
  };

  const save = () => {
    const text = reminderFile(card, offer, start, { host: location.host, stamp: new Date() });
    if (text === null) {
      setError(NO_DAY);
      form.current?.querySelector<HTMLInputElement>(`#${DATE_FIELD}`)?.focus();
      return;
    }
    setError(undefined);
    saveFile(FILE, "text/calendar", text);
    announce(`${FILE} downloaded. ${ends ?? ""}`);
  };

  return (
    <div ref={form} className={styles.form}>
      <SelectField
        label="Card and intro offer"
        value={found.value}
        options={offers.map((one) => [one.value, `${one.card.name}: ${offerLengthText(one.offer)}`] as const)}
        onChange={setChosen}
      />
      <TextField
        id={DATE_FIELD}
        type="date"
        label="Start date"
        hint="The day you opened the account, unless the issuer says otherwise"
        value={start}
        error={error}
        onChange={changeStart}
      />
      <p className={styles.end}>{ends ?? "Choose a start date to see when the rate ends."}</p>
      <Button onClick={save}>Download reminder (.ics)</Button>
    </div>
  );
}
