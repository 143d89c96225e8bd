import { byName } from "../../domain/market/market-file";
import { sortedByRate } from "../../domain/market/market-filter";
import { countedText, rateText, whoText } from "../../domain/market/market-texts";
import type { Plan } from "../../domain/market/plan";
import type { Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "../../domain/market/tier";
import { tierApr } from "../../domain/market/tier-apr";
import { Fold } from "../ui/Fold";
import * as styles from "./LowestPlans.module.css";

type Props = { plans: readonly Plan[]; tier: Tier };

const LISTED = 25;

/** The nationwide plans with the lowest rates for a tier, and how many count for it; equal rates stand by name. */
export function LowestPlans({ plans, tier }: Props) {
  const nationwide = plans.filter((plan) => plan.availability === "National" && tierApr(plan, tier) !== null);
  const lowest = sortedByRate(nationwide.sort(byName), tier).slice(0, LISTED);
  return (
    <Fold title={TIER_WORDS[tier].choice} className={styles.tier}>
      <p>{countedText(plans, tier)}</p>
      <ol className={styles.list}>
        {lowest.map((plan) => (
          <li key={plan.row}>
            <b translate="no">{rateText(plan, tier)}</b>{" "}
            <span>{`${plan.institution}: ${plan.product}. ${whoText(plan)}.`}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
