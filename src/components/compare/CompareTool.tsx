import { useMemo, useRef } from "react";
import { MAX_QUERY_TEXT } from "../../domain/address";
import type { Card } from "../../domain/card";
import {
  DEFAULT_COMPARE,
  LIMIT_WARNING,
  MAX_COMPARED,
  compareQuery,
  matchesSearch,
  parseCompareQuery,
  toggleSelected,
} from "../../domain/compare";
import { LiveText } from "../ui/LiveText";
import { TextField } from "../ui/TextField";
import { useAddressState } from "../ui/use-address-state";
import { ComparisonTable } from "./ComparisonTable";
import * as styles from "./CompareTool.module.css";
import { CardOption } from "./CardOption";

type Props = { cards: readonly Card[]; notAvailable: string };

/** The tool of /compare: a grid of all cards to pick from, and the table of those picked (specification, section 2). */
export function CompareTool({ cards, notAvailable }: Props) {
  const codec = useMemo(
    () => ({
      initial: DEFAULT_COMPARE,
      parse: (query: string) =>
        parseCompareQuery(
          query,
          cards.map((card) => card.id),
        ),
      write: compareQuery,
    }),
    [cards],
  );
  const [state, setState] = useAddressState(codec);
  const grid = useRef<HTMLFieldSetElement>(null);
  const { selected, search } = state;
  const full = selected.length >= MAX_COMPARED;
  const found = cards.filter((card) => matchesSearch(card, search));
  const picked = selected.flatMap((id) => cards.filter((card) => card.id === id));

  const toggle = (id: string) => setState({ ...state, selected: toggleSelected(selected, id) });
  const remove = (id: string) => {
    toggle(id);
    if (selected.length === 1) grid.current?.focus();
  };

  return (
    <div data-follows-query="">
      <div className={styles.search}>
        <TextField
          label="Search cards"
          type="search"
          value={search}
          maxLength={MAX_QUERY_TEXT}
          onChange={(next) => setState({ ...state, search: next })}
          hint="By name, issuer or what a card is best for"
        />
      </div>
      <fieldset ref={grid} tabIndex={-1}>
        <legend className={styles.legend}>Choose up to {MAX_COMPARED} cards</legend>
        <div className={styles.status}>
          <LiveText>{`${selected.length} of ${MAX_COMPARED} selected, ${found.length} of ${cards.length} cards shown`}</LiveText>
          <p role="status" className={full ? styles.warning : styles.quiet}>
            {full ? LIMIT_WARNING : ""}
          </p>
        </div>
        {found.length === 0 && <p>No cards match your search. Cards that you selected stay selected.</p>}
        <ul role="list" className={styles.grid}>
          {found.map((card) => {
            const isSelected = selected.includes(card.id);
            return (
              <CardOption
                key={card.id}
                card={card}
                selected={isSelected}
                disabled={full && !isSelected}
                onToggle={toggle}
              />
            );
          })}
        </ul>
      </fieldset>
      {picked.length > 0 && <ComparisonTable cards={picked} onRemove={remove} notAvailable={notAvailable} />}
    </div>
  );
}
