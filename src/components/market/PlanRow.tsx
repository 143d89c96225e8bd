import { useState } from "react";
import { costText } from "../../domain/cards/cost-texts";
import { LEFT_OUT_TEXTS } from "../../domain/market/market-ranking";
import { offerText } from "../../domain/lending/offer";
import { costReason, rateText, whoText } from "../../domain/market/market-texts";
import type { Plan } from "../../domain/market/plan";
import { type MovedBalance, costOfPlan } from "../../domain/market/plan-cost";
import type { Tier } from "../../schema/vocabulary";
import { basisText, tierApr } from "../../domain/market/tier-apr";
import { ratingText } from "../../domain/market/tier-rates";
import { PlanTerms } from "./PlanTerms";
import * as styles from "./PlanRow.module.css";

/** Whom the rows are for. */
export type PlanReader = {
  tier: Tier | "";
  /** The visitor's debt; null while it isn't known. */
  debt: MovedBalance | null;
  /** The rates of all plans for the tier, the lowest first. */
  rates: readonly number[];
};

type Props = {
  plan: Plan;
  /** Its place in a list by cost; null in any other. */
  place: number | null;
  reader: PlanReader;
};

/** One plan in a line, which opens to show why it stands here and all that was reported. */
export function PlanRow({ plan, place, reader: { tier, debt, rates } }: Props) {
  // Two dozen terms for each of many rows would make every choice slow.
  const [open, setOpen] = useState(false);
  const apr = tier ? tierApr(plan, tier) : null;
  const rate = rateText(plan, tier) ?? "APR not known";
  const result = tier && debt ? costOfPlan(plan, tier, debt) : null;
  const cost = result?.kind === "cost" ? result : null;
  const facts = [
    cost && (cost.offer ? `${offerText(cost.offer)}, then ${rate}` : rate),
    cost?.transferFee === null && "fee not reported",
    apr && !cost?.offer && ratingText(apr.apr, rates),
  ];
  return (
    <li>
      <details className={styles.plan} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={styles.name}>{place === null ? plan.product : `${place}. ${plan.product}`}</span>{" "}
          <span className={styles.figure} translate="no">
            {cost ? costText(cost.cost) : rate}
          </span>{" "}
          <span className={styles.detail}>{`${plan.institution}. ${whoText(plan)}`}</span>{" "}
          <span className={styles.side}>{facts.filter(Boolean).join(", ")}</span>
        </summary>
        {open && (
          <div className={styles.content}>
            {tier && cost && <p>{costReason(cost, tier)}</p>}
            {result?.kind === "apart" && <p>{`Not ranked by cost: ${LEFT_OUT_TEXTS[result.reason]}.`}</p>}
            {tier && apr && !cost && <p>{`${basisText(apr, tier)}.`}</p>}
            <PlanTerms plan={plan} />
          </div>
        )}
      </details>
    </li>
  );
}
