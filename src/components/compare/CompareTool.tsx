import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { MAX_QUERY_TEXT } from "../../domain/forms/address";
import type { Card } from "../../domain/cards/card";
import {
  COMPARE_ROWS,
  DEFAULT_COMPARE,
  LIMIT_WARNING,
  MAX_COMPARED,
  compareQuery,
  matchesSearch,
  parseCompareQuery,
  termRows,
  withPicked,
} from "../../domain/cards/compare";
import { ToggleButton } from "../cards/ToggleButton";
import { YourCostForm } from "../cards/YourCostForm";
import { useYourCost } from "../cards/use-your-cost";
import { LiveText } from "../ui/LiveText";
import { TextField } from "../ui/TextField";
import { addressState, useAddressState } from "../ui/use-address-state";
import { CardGrid } from "./CardGrid";
import { ComparisonTable } from "./ComparisonTable";
import * as styles from "./CompareTool.module.css";

const loadCostEngine = async () => {
  const [costs, { costRows }, { AmountFields, CostAnnouncement }] = await Promise.all([
    import("../../domain/cards/catalogue-costs"),
    import("../../domain/cards/compare-costs"),
    import("../cards/AmountFields"),
  ]);
  return { ...costs, costRows, AmountFields, CostAnnouncement };
};

type Props = {
  cards: readonly Card[];
  notAvailable: string;
  /** What the cost rows mean, for those who ask for them. */
  costNote: string;
};

/** The tool of /compare: a grid of all cards to pick from, and the table of those picked (specification, section 2). */
export function CompareTool({ cards, notAvailable, costNote }: Props) {
  const address = useMemo(
    () =>
      addressState({
        part: "search",
        initial: DEFAULT_COMPARE,
        parse: (query) =>
          parseCompareQuery(
            query,
            cards.map((card) => card.id),
          ),
        write: compareQuery,
      }),
    [cards],
  );
  const [state] = useAddressState(address);
  const grid = useRef<HTMLFieldSetElement>(null);
  const { selected, search } = state;
  const full = selected.length >= MAX_COMPARED;
  // What is typed or picked shows at once and the other cards follow, however many there are.
  const searched = useDeferredValue(search);
  const compared = useDeferredValue(selected);
  const othersDisabled = compared.length >= MAX_COMPARED;
  const found = useMemo(() => cards.filter((card) => matchesSearch(card, searched)), [cards, searched]);
  const picked = useMemo(() => compared.flatMap((id) => cards.filter((card) => card.id === id)), [cards, compared]);

  const [differences, setDifferences] = useState(false);
  const highlighted = useDeferredValue(differences);
  const yourCost = useYourCost(loadCostEngine, searched === search && compared === selected);
  const { fields, amounts, engine, waiting } = yourCost;
  const rows = useMemo(
    () => (amounts && engine ? [...engine.costRows(picked, amounts), ...termRows(amounts.balance)] : COMPARE_ROWS),
    [picked, amounts, engine],
  );
  const summary = useMemo(() => {
    const calculated = amounts && engine?.catalogueCosts(picked, amounts);
    return calculated && engine ? engine.costSummary(amounts, calculated.costs) : waiting;
  }, [picked, amounts, engine, waiting]);

  const pick = useCallback(
    (id: string, picked: boolean) => {
      const now = address.read();
      address.change({ ...now, selected: withPicked(now.selected, id, picked) });
    },
    [address],
  );
  const remove = useCallback(
    (id: string) => {
      pick(id, false);
      if (address.read().selected.length === 0) grid.current?.focus();
    },
    [address, pick],
  );

  return (
    <div className="follows-query">
      <div className={styles.search}>
        <TextField
          label="Search cards"
          type="search"
          value={search}
          maxLength={MAX_QUERY_TEXT}
          onChange={(next) => address.change({ ...address.read(), search: next })}
          hint="By name, issuer or what a card is best for"
        />
      </div>
      <fieldset ref={grid} tabIndex={-1}>
        <legend className={styles.legend}>Choose up to {MAX_COMPARED} cards</legend>
        <div className={styles.status}>
          <LiveText
            more={full && <p className={styles.warning}>{LIMIT_WARNING}</p>}
          >{`${selected.length} of ${MAX_COMPARED} selected, ${found.length} of ${cards.length} cards shown`}</LiveText>
        </div>
        {found.length === 0 ? (
          <p>No cards match your search. Cards that you selected stay selected.</p>
        ) : (
          <CardGrid cards={found} selected={selected} full={othersDisabled} onPick={pick} />
        )}
      </fieldset>
      {picked.length > 0 && (
        <>
          <YourCostForm state={yourCost} onToggle={yourCost.toggle} summary={fields ? summary : ""}>
            <p className={styles.note}>{costNote}</p>
          </YourCostForm>
          {picked.length > 1 && (
            <ToggleButton pressed={differences} onToggle={() => setDifferences(!differences)}>
              Highlight differences
            </ToggleButton>
          )}
          <ComparisonTable
            cards={picked}
            onRemove={remove}
            notAvailable={notAvailable}
            rows={rows}
            differences={highlighted}
          />
        </>
      )}
    </div>
  );
}
