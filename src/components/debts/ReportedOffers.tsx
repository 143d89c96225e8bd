import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type KnownOffer, offerOfPlan } from "../../domain/debts/known-offers";
import { offerText } from "../../domain/lending/offer";
import { decodeMarket } from "../../domain/market/market-file";
import type { ReportedPlan } from "../../domain/survey/reported-plan";
import type { Tier } from "../../schema/vocabulary";
import { formatPercent } from "../../domain/text/format";
import { hasWords } from "../../domain/text/search";
import { REPORTED_PLANS } from "../../site/routes";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { TextField } from "../ui/TextField";
import { fetchFile, useLoaded } from "../ui/use-loaded";

const SHOWN = 6;

const loadPlans = async () => decodeMarket(await fetchFile(REPORTED_PLANS)).plans;

function lineText({ name, introApr, introMonths, feePercent, isFeeUnknown, apr }: KnownOffer): string {
  const fee = isFeeUnknown
    ? `fee not reported, ${formatPercent(feePercent)} assumed`
    : `fee ${formatPercent(feePercent)}`;
  const intro = offerText({ apr: introApr, months: introMonths });
  return `${name}: ${intro}, ${fee}, then up to ${formatPercent(apr)}`;
}

type PickerProps = { plans: readonly ReportedPlan[]; tier: Tier | null; take: (offer: KnownOffer) => void };

function PlanPicker({ plans, tier, take }: PickerProps) {
  const [typed, setTyped] = useState("");
  const [taken, setTaken] = useState("");
  const search = useDeferredValue(typed);
  const box = useRef<HTMLDivElement>(null);
  const offered = useMemo(() => plans.filter((plan) => offerOfPlan(plan, tier)), [plans, tier]);
  const found = offered.filter(({ institution, product }) => hasWords(`${institution} ${product}`, search));

  // The button that asked for the plans is gone.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);

  return (
    <div ref={box} className="close-stack">
      <TextField
        label="Issuer or plan"
        hint={`${offered.length} reported plans have an offer on transfers`}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <LiveText>{taken || `${found.length} found.`}</LiveText>
      <ul role="list" className="close-stack">
        {found.slice(0, SHOWN).map((plan) => {
          const offer = offerOfPlan(plan, tier);
          return (
            offer && (
              <li key={plan.row} className="wrapping-row">
                <span>{lineText(offer)}</span>
                <Button
                  kind="secondary"
                  onClick={() => {
                    take(offer);
                    setTaken(`We filled in the terms of ${offer.name}.`);
                  }}
                >
                  Take<span className="visually-hidden">{` the terms of ${offer.name}`}</span>
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

export function ReportedOffers({ tier, take }: { tier: Tier | null; take: (offer: KnownOffer) => void }) {
  const [asked, setAsked] = useState(false);
  const { loaded, failure } = useLoaded(loadPlans, asked, "The plans");
  if (loaded) return <PlanPicker plans={loaded} tier={tier} take={take} />;
  return (
    <>
      <Button kind="secondary" disabled={asked && !failure} onClick={() => setAsked(true)}>
        {asked && !failure ? "Loading the plans …" : "Search reported plans"}
      </Button>
      <p role="status">{failure}</p>
    </>
  );
}
