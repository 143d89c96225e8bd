import type { Card } from "../../domain/cards/card";
import { type ComponentType, useRef, useState } from "react";
import { type DebtsFields, MAX_OFFERS, NEW_OFFER, type OfferFields } from "../../domain/debts/debts-fields";
import type { DebtsErrors } from "../../domain/debts/debts-form";
import { Button } from "../ui/Button";
import type { OfferRowProps } from "./OfferRow";

type Props = {
  fields: DebtsFields;
  errors: DebtsErrors | null;
  cards: readonly Pick<Card, "name" | "terms" | "reported">[];
  note: string;
  /** Draws an offer's fields; null until it is loaded. */
  row: ComponentType<OfferRowProps> | null;
  change: (next: DebtsFields) => void;
};

export function OffersForm({ fields, errors, cards, note, row: Row, change }: Props) {
  const section = useRef<HTMLElement>(null);
  const { offers } = fields;
  const setOffers = (next: readonly OfferFields[]) => change({ ...fields, offers: next });
  /** The offer that was added here, whose fields take the focus. */
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(offers.length);
    setOffers([...offers, NEW_OFFER]);
  };
  const remove = (index: number) => {
    setOffers(offers.filter((_, other) => other !== index));
    setTimeout(() => section.current?.focus());
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="debt-offers" className="close-stack">
      <h2 id="debt-offers" className="small-title">
        What could you transfer?
      </h2>
      <p className="small-note">{note}</p>
      {Row &&
        offers.map((offer, index) => (
          <Row
            key={index}
            index={index}
            place={fields.debts.length + index}
            takeFocus={index === added}
            fields={offer}
            errors={errors?.offers[index] ?? {}}
            cards={cards}
            change={(next) => setOffers(offers.map((one, other) => (other === index ? next : one)))}
            remove={() => remove(index)}
          />
        ))}
      {offers.length < MAX_OFFERS && (
        <div>
          <Button kind="secondary" onClick={add}>
            {offers.length === 0 ? "Add a transfer offer" : "Add a second offer"}
          </Button>
        </div>
      )}
    </section>
  );
}
