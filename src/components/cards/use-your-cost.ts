import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { CostReading } from "../../domain/cards/catalogue-costs";
import {
  type AddressedCosts,
  COST_DEFAULTS,
  type CostAmounts,
  type CostErrors,
  type CostFields,
  costFragment,
  parseCostFragment,
} from "../../domain/forms/your-cost";
import type { AmountFields, CostAnnouncement } from "./AmountFields";
import { addressState, useAddressState } from "../ui/use-address-state";
import { useLoaded } from "../ui/use-loaded";
import { useReveal } from "../ui/use-reveal";

const NOT_ASKED: AddressedCosts = null;
const COSTS = addressState({ part: "hash", initial: NOT_ASKED, parse: parseCostFragment, write: costFragment });
const NO_ERRORS: CostErrors = {};

/** What is loaded for those who ask: the two fields, what reads them, and what announces the costs. */
export type CostEngine = {
  AmountFields: typeof AmountFields;
  CostAnnouncement: typeof CostAnnouncement;
  readCostFields: (fields: CostFields) => CostReading;
};

export type YourCostState<R> = {
  /** What stands in the two fields; null while the visitor doesn't ask for costs. */
  fields: CostFields | null;
  errors: CostErrors;
  /** The amounts to calculate with, the same object until one of them changes; null if there are none. */
  amounts: CostAmounts | null;
  /** What calculates; null until it is loaded. */
  engine: R | null;
  /** What the page says while there are no costs. */
  waiting: string;
  type: (fields: CostFields) => void;
  /** Asks for costs, with what was typed before, or asks no more. */
  toggle: () => void;
};

function waitingText(loaded: boolean, failed: boolean): string {
  if (failed) return "The costs could not be loaded. Check your connection and press the button twice.";
  return loaded ? "Costs are shown once both amounts can be used." : "Working out the costs …";
}

/**
 * The visitor's amounts, which live in the address's fragment: no server sees them. `load` fetches what calculates once
 * someone asks for costs; it must be a constant. `listed` says whether the cards follow the address already: what waits for
 * the address is not shown before.
 */
export function useYourCost<R extends CostEngine>(load: () => Promise<R>, listed: boolean): YourCostState<R> {
  const [fields, address] = useAddressState(COSTS);
  const earlier = useRef(COST_DEFAULTS);
  const { loaded: engine, failed } = useLoaded(load, fields !== null);
  // A keystroke shows at once and the costs follow. Those that an address asks for are there at the first paint.
  const settledFields = useDeferredValue(fields);
  useReveal(listed && settledFields === fields && (fields === null || engine !== null || failed));
  const reading = useMemo(
    () => settledFields && engine && engine.readCostFields(settledFields),
    [settledFields, engine],
  );
  const { balance = null, payment = null } = reading?.amounts ?? {};
  const amounts = useMemo(
    () => (balance === null || payment === null ? null : { balance, payment }),
    [balance, payment],
  );
  const errors = useMemo(
    () => (fields && engine && engine.readCostFields(fields).errors) ?? NO_ERRORS,
    [fields, engine],
  );

  // A link within the page takes the amounts out of the address as well.
  useEffect(() => {
    if (fields) earlier.current = fields;
  }, [fields]);
  const toggle = () => address(fields ? null : earlier.current);
  return {
    fields,
    errors,
    amounts,
    engine,
    waiting: waitingText(engine !== null && settledFields !== null, failed),
    type: address,
    toggle,
  };
}
