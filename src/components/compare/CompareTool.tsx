import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import { COMPARE_ROWS, matchesSearch, termRows } from "../../domain/cards/compare";
import {
  DEFAULT_COMPARE,
  LIMIT_WARNING,
  MAX_COMPARED,
  compareQuery,
  parseCompareQuery,
  withPicked,
} from "../../domain/cards/compare-selection";
import type { OfferCost } from "../../domain/cards/offer-costs";
import type { PageTexts } from "../../domain/site/site";
import { DEFAULT_PLAN } from "../../domain/payoff/conventions";
import { MAX_QUERY_TEXT } from "../../domain/forms/address";
import { NumbersStrip } from "../numbers/NumbersStrip";
import { useNumbers } from "../numbers/numbers-store";
import { LiveText } from "../ui/LiveText";
import { Notice } from "../ui/Notice";
import { TextField } from "../ui/TextField";
import { addressState, useAddressState } from "../ui/use-address-state";
import { useLoaded } from "../ui/use-loaded";
import { useReveal } from "../ui/use-reveal";
import { CardOption } from "./CardOption";
import { ComparisonTable } from "./ComparisonTable";
import * as buttons from "../ui/Button.module.css";
import * as styles from "./CompareTool.module.css";

async function loadCosts() {
  const [{ costRows }, { cheapestOf, offerCosts }, { scoreNote }] = await Promise.all([
    import("../../domain/cards/compare-costs"),
    import("../../domain/cards/offer-costs"),
    import("../../domain/cards/cost-texts"),
  ]);
  return { costRows, cheapestOf, offerCosts, scoreNote };
}

/** What a card costs, for the grid; empty while that isn't known. */
function pickerText(cost: OfferCost | undefined): string {
  if (!cost) return "";
  return cost.kind === "apart" ? "not ranked" : cost.phrase;
}

/**
 * The table above the grid grows with each card that is picked; what was pressed stays where it is in the window. Gives a
 * function that notes where that is, before the change.
 */
function useSteadyPlace(place: RefObject<HTMLElement>, changed: unknown): () => void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top;
    if (top !== undefined && before.current !== null) document.documentElement.scrollTop += top - before.current;
    before.current = null;
  }, [place, changed]);
  return () => {
    before.current = place.current?.getBoundingClientRect().top ?? null;
  };
}

type Props = {
  cards: readonly Card[];
  /** What N/A, the cost rows and the badges of the grid mean. */
  texts: Pick<PageTexts["compare"], "notAvailable" | "costNote" | "badges">;
};

/** The tool of /compare: a grid of all cards to pick from, and above it the table of those picked (specification, section 2). */
export function CompareTool({ cards, texts }: Props) {
  const [address] = useState(() => {
    const ids = cards.map(({ id }) => id);
    const parse = (query: string) => parseCompareQuery(query, ids);
    return addressState({ initial: DEFAULT_COMPARE, parse, write: compareQuery });
  });
  const [{ selected, search, cheapest = false }, change] = useAddressState(address);
  const picker = useRef<HTMLElement>(null);
  /** Whether the grid stays open below the table: for whoever comes with cards, the comparison is the page. */
  const [choosing, setChoosing] = useState(false);
  const full = selected.length >= MAX_COMPARED;
  // What was searched for before the script ran is entered again ahead of the ticks, whose cards must still be there then.
  const searched = useDeferredValue(search);
  const found = cards.filter((card) => matchesSearch(card, searched));
  const shown = found.length < cards.length ? `, ${found.length} of ${cards.length} cards shown` : "";
  const picked = useMemo(() => selected.flatMap((id) => cards.filter((card) => card.id === id)), [cards, selected]);

  const comparing = picked.length > 0;
  const noteWhere = useSteadyPlace(picker, picked);

  const visitor = useNumbers();
  const { numbers } = visitor;
  const { loaded, failure } = useLoaded(loadCosts, numbers !== null, "The costs");
  useReveal(numbers === null || (loaded !== null && !cheapest) || failure !== "");
  // A search must not work them out anew with every key.
  const costs = useMemo(() => (numbers && loaded ? loaded.costRows(picked, numbers) : []), [numbers, loaded, picked]);
  const all = useMemo(() => (numbers && loaded ? loaded.offerCosts(cards, numbers) : null), [numbers, loaded, cards]);
  useEffect(() => {
    if (cheapest && loaded && all) change({ selected: loaded.cheapestOf(all), search });
  }, [cheapest, loaded, all, change, search]);
  const terms = numbers
    ? termRows(numbers.goal === "balance" ? numbers.amount : DEFAULT_PLAN.balance, numbers.goal)
    : COMPARE_ROWS;

  // What was ticked and typed before the script ran comes in one go, between two renders: each change reads the state anew.
  const pick = (id: string, isPicked: boolean) => {
    const now = address.read();
    noteWhere();
    change({ ...now, selected: withPicked(now.selected, id, isPicked) }, true);
  };
  const remove = (id: string) => {
    pick(id, false);
    if (picked.length === 1) picker.current?.focus();
  };

  return (
    <div className={`${styles.tool ?? ""} follows-query`}>
      {/* Its own box keeps it from standing over the table's header. */}
      <div>
        <NumbersStrip visitor={visitor} title="What would each card cost you?" />
      </div>
      {failure && <p role="alert">{failure}</p>}
      {comparing && (
        <ComparisonTable
          cards={picked}
          onRemove={remove}
          onChoose={() => setChoosing(true)}
          rows={[...costs, ...terms]}
          notes={
            numbers && loaded && costs.length > 0
              ? [texts.costNote, loaded.scoreNote(numbers.tier), texts.notAvailable].filter(Boolean)
              : [texts.notAvailable]
          }
        />
      )}
      <details
        id="cards"
        className={styles.picker}
        open={choosing || !comparing}
        onToggle={(event) => setChoosing(event.currentTarget.open)}
      >
        <summary id="choose" ref={picker}>{`Choose up to ${MAX_COMPARED} cards`}</summary>
        <fieldset aria-labelledby="choose">
          <div className={styles.search}>
            <TextField
              label="Search cards"
              type="search"
              value={search}
              maxLength={MAX_QUERY_TEXT}
              onChange={(next) => change({ ...address.read(), search: next })}
              hint="By name, issuer or what a card is best for"
            />
          </div>
          {found.length === 0 ? (
            <p>No cards match your search. Cards that you selected stay selected.</p>
          ) : (
            <ul role="list" className={styles.grid}>
              {found.map((card) => {
                const isSelected = selected.includes(card.id);
                return (
                  <CardOption
                    key={card.id}
                    card={card}
                    cost={pickerText(all?.of.get(card.id))}
                    selected={isSelected}
                    disabled={full && !isSelected}
                    onPick={(isPicked) => {
                      setChoosing(true);
                      pick(card.id, isPicked);
                    }}
                  />
                );
              })}
            </ul>
          )}
          <div className={styles.status}>
            <LiveText
              more={full && <p className="caution-text">{LIMIT_WARNING}</p>}
            >{`${selected.length} selected${shown}`}</LiveText>
            {comparing && (
              <a href="#comparison" className={buttons.primary}>
                Compare<span className="visually-hidden"> the selected cards</span>
              </a>
            )}
          </div>
        </fieldset>
        <Notice>{texts.badges}</Notice>
      </details>
    </div>
  );
}
