import { useMemo, useRef, useState } from "react";
import { type Card, openFirst } from "../../domain/cards/card";
import { leftOutText } from "../../domain/forms/url-query";
import { termRows } from "../../domain/catalog/compare";
import { DEFAULT_COMPARE, compareQuery, parseCompareQuery, withPicked } from "../../domain/catalog/compare-selection";
import type { OfferCost } from "../../domain/catalog/offer-costs";
import type { PageTexts } from "../../domain/site/site";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { useVisitorInputs } from "../visitor/numbers-store";
import { addressState, useAddressState } from "../ui/use-address-state";
import { useLoaded } from "../ui/use-loaded";
import { useReveal } from "../ui/use-reveal";
import { CardPicker } from "./CardPicker";
import { ComparisonTable } from "./ComparisonTable";

const loadCosts = () => import("../../domain/catalog/compare-costs");

function pickerText(cost: OfferCost | undefined): string {
  if (!cost) return "";
  return cost.kind === "ranked" ? `costs about ${cost.cost}` : "not ranked";
}

type Props = {
  cards: readonly Card[];
  texts: Pick<PageTexts["compare"], "notAvailable" | "costNote" | "badges">;
};

/** The tool of /compare: the grid to pick cards from is above the table of those picked, so that nothing moves as that grows. */
export function CompareTool({ cards, texts }: Props) {
  const [address] = useState(() => {
    const ids = cards.map(({ id }) => id);
    const parse = (query: string) => parseCompareQuery(query, ids);
    return addressState({ initial: DEFAULT_COMPARE, parse, write: compareQuery, leftOut: leftOutText });
  });
  const [{ selected, search }, change, leftOut] = useAddressState(address);
  const picker = useRef<HTMLElement>(null);
  /** Keeps the grid open above the table: for whoever comes with cards, the comparison is the page. */
  const [choosing, setChoosing] = useState(false);
  const picked = useMemo(() => selected.flatMap((id) => cards.filter((card) => card.id === id)), [cards, selected]);

  const comparing = picked.length > 0;
  const visitor = useVisitorInputs();
  const { numbers } = visitor;
  const { loaded, failure } = useLoaded(loadCosts, numbers !== null, "The costs");
  useReveal(numbers === null || loaded !== null || failure !== "");
  // A search must not work them out anew with every key.
  const costs = useMemo(() => (numbers && loaded ? loaded.costRows(picked, numbers) : []), [numbers, loaded, picked]);
  const all = useMemo(() => (numbers && loaded ? loaded.offerCosts(cards, numbers) : null), [numbers, loaded, cards]);

  // Changes from before the script ran come in one go, between two renders: each reads the state anew.
  const pick = (id: string, isPicked: boolean) => {
    const now = address.read();
    change({ ...now, selected: withPicked(now.selected, id, isPicked) }, true);
  };
  const remove = (id: string) => {
    pick(id, false);
    if (picked.length === 1) picker.current?.focus();
  };

  return (
    <div className="follows-query">
      {/* Its own box keeps it from standing over the table's header. */}
      <div>
        <NumbersStrip visitor={visitor} title="What would each card cost you?" />
      </div>
      {(failure || leftOut) && <p role="alert">{failure || leftOut}</p>}
      <CardPicker
        title={picker}
        cards={openFirst(cards)}
        selected={selected}
        search={search}
        costOf={({ id }) => pickerText(all?.of.get(id))}
        badges={texts.badges}
        open={choosing || !comparing}
        onOpen={setChoosing}
        onSearch={(next) => change({ ...address.read(), search: next })}
        onPick={(id, isPicked) => {
          setChoosing(true);
          pick(id, isPicked);
        }}
      />
      {comparing && (
        <ComparisonTable
          cards={picked}
          onRemove={remove}
          rows={[...costs, ...termRows(numbers)]}
          notes={
            numbers && loaded && costs.length > 0
              ? [texts.costNote, loaded.scoreNote(numbers.tier), texts.notAvailable].filter(Boolean)
              : [texts.notAvailable]
          }
        />
      )}
    </div>
  );
}
