import { type RefObject, useDeferredValue } from "react";
import type { Card } from "../../domain/cards/card";
import { matchesSearch } from "../../domain/catalog/compare";
import { LIMIT_WARNING, MAX_COMPARED } from "../../domain/catalog/compare-selection";
import { CardFace } from "../cards/CardFace";
import { LiveText } from "../ui/LiveText";
import { Notice } from "../ui/Notice";
import { Summary } from "../ui/Collapsible";
import { TextField } from "../ui/TextField";
import * as buttons from "../ui/Button.module.css";
import * as styles from "./CardPicker.module.css";
import { regularAprText } from "../../domain/lending/apr";
import { annualFeeText } from "../../domain/lending/fees";
import { Badges } from "../cards/Badges";
import { Stars } from "../cards/Stars";
import { untranslated } from "../ui/untranslated";

type Props = {
  /** Its title, which takes the focus once no card is left to compare. */
  title: RefObject<HTMLElement>;
  cards: readonly Card[];
  selected: readonly string[];
  search: string;
  /** A card's cost, such as "costs about $339"; empty while that isn't known. */
  costOf: (card: Card) => string;
  badges: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onSearch: (search: string) => void;
  onPick: (id: string, picked: boolean) => void;
};

export function CardPicker(props: Props) {
  const { title, cards, selected, search, costOf, badges, open, onOpen, onSearch, onPick } = props;
  const full = selected.length >= MAX_COMPARED;
  // A search from before the script ran is entered again ahead of the ticks, whose cards must still be there then.
  const searched = useDeferredValue(search);
  const found = cards.filter((card) => matchesSearch(card, searched));
  const shown = found.length < cards.length ? `, ${found.length} of ${cards.length} cards shown` : "";
  const faces = selected.map((id) => <CardFace key={id} card={{ id }} size="small" />);
  return (
    <details id="cards" className={styles.picker} open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <Summary innerRef={title}>
        <span>{`Choose up to ${MAX_COMPARED} cards`}</span>
        {!open && faces}
      </Summary>
      <fieldset>
        <legend className="visually-hidden">Cards to compare</legend>
        <div className={styles.search}>
          <TextField
            label="Search cards"
            type="search"
            value={search}
            onChange={onSearch}
            hint="By name, issuer or what a card is best for"
          />
        </div>
        {found.length === 0 ? (
          <p className="empty-box">No cards match your search. Cards that you selected stay selected.</p>
        ) : (
          <ul role="list" className={styles.grid}>
            {found.map((card) => {
              const isSelected = selected.includes(card.id);
              const figure = costOf(card) || regularAprText(card.terms.purchaseApr);
              const nameId = `option-${card.id}`;
              return (
                <li key={card.id}>
                  <label className={styles.option}>
                    <input
                      type="checkbox"
                      aria-labelledby={nameId}
                      checked={isSelected}
                      disabled={full && !isSelected}
                      onChange={(event) => onPick(card.id, event.target.checked)}
                    />
                    <CardFace card={card} size="small" />
                    <span className={styles.facts}>
                      <span id={nameId} translate="no">
                        {card.name}
                      </span>
                      <span translate={untranslated(figure)}>{figure}</span>
                      <span className="badge-row">
                        <Stars rating={card.rating} />
                        <Badges card={card} />
                      </span>
                      <span>{`${card.issuer}. Annual fee ${annualFeeText(card.terms)}. Best for: ${card.bestFor}`}</span>
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        )}
        <div className={selected.length > 0 ? styles.status : searched ? undefined : "visually-hidden"}>
          {faces}
          <LiveText
            of={search}
            more={full && <p className="caution-text">{LIMIT_WARNING}</p>}
          >{`${selected.length} selected${shown}`}</LiveText>
          {selected.length > 0 && (
            <a href="#comparison" className={buttons.primary}>
              Compare<span className="visually-hidden"> the selected cards</span>
            </a>
          )}
        </div>
      </fieldset>
      <Notice>{badges}</Notice>
    </details>
  );
}
