import { useState } from "react";
import { offerText } from "../../domain/lending/offer";
import { LEFT_OUT_TEXTS, type MarketRow } from "../../domain/market/market-ranking";
import { costReason, planCostText, planRateText, rateText, whoText } from "../../domain/market/market-texts";
import { costOfPlan } from "../../domain/market/plan-cost";
import { planApr, tierApr } from "../../domain/market/tier-apr";
import { ratingText } from "../../domain/market/tier-rates";
import type { Numbers } from "../../domain/numbers/numbers";
import { formatList, formatWholeDollars } from "../../domain/text/format";
import type { Tier } from "../../schema/vocabulary";
import { untranslated } from "../ui/untranslated";
import { PlanTerms } from "./PlanTerms";
import * as styles from "./PlanRow.module.css";

/** Whom the rows are for. */
export type PlanReader = {
  tier: Tier | "";
  /** The visitor's numbers; null while they aren't known. */
  numbers: Numbers | null;
  /** The rates of all plans for the tier, the lowest first. */
  rates: readonly number[];
};

type Props = { row: MarketRow & { kind: "plan" }; reader: PlanReader };

/** One plan in a line, which opens to show why it stands here and all that was reported. */
export function PlanRow({ row: { plan, place, like }, reader: { tier, numbers, rates } }: Props) {
  // Two dozen terms for each of many rows would make every choice slow.
  const [open, setOpen] = useState(false);
  const result = numbers && costOfPlan(plan, tier || null, numbers);
  const cost = result?.kind === "cost" ? result : null;
  const apr = planApr(plan, tier || null);
  const rated = tier ? tierApr(plan, tier) : null;
  const rate = rateText(plan, tier) ?? "APR not known";
  const figure = cost ? planCostText(cost) : rate;
  const facts = [
    cost && (cost.offer ? `${offerText(cost.offer)}, then ${rate}` : rate),
    cost?.isFeeUnknown && "fee not reported",
    cost?.deposit && `deposit of ${formatWholeDollars(cost.deposit)}`,
    rated !== null && !cost?.offer && ratingText(rated, rates),
  ];
  const name = like.length > 0 ? `${plan.product} and ${like.length} like it` : plan.product;
  return (
    <li>
      <details className={styles.plan} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={styles.name}>{place === null ? name : `${place}. ${name}`}</span>{" "}
          <span className={styles.figure} translate={untranslated(figure)}>
            {figure}
          </span>{" "}
          <span className={styles.detail}>{`${plan.institution}. ${whoText(plan)}`}</span>{" "}
          <span className={styles.side}>{facts.filter(Boolean).join(", ")}</span>
        </summary>
        {open && (
          <div className={styles.content}>
            {cost && <p>{costReason(cost, tier || null)}</p>}
            {result?.kind === "apart" && <p>{`Not ranked by cost: ${LEFT_OUT_TEXTS[result.reason]}.`}</p>}
            {tier && apr && !cost && <p>{`${planRateText(apr, tier)}.`}</p>}
            {like.length > 0 && <p>{`With the same terms: ${formatList(like.map(({ product }) => product))}.`}</p>}
            <PlanTerms plan={plan} />
          </div>
        )}
      </details>
    </li>
  );
}
