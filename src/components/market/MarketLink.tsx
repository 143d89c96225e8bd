import { gapText } from "../../domain/market/market-texts";
import type { TierMedians } from "../../domain/market/medians";
import type { Tier } from "../../domain/market/tier";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../page/SiteLink";
import * as styles from "./MarketLink.module.css";

type Props = {
  medians: readonly TierMedians[];
  /** Whose gap is told. */
  tier?: Tier;
};

/** The gap between large and small institutions in a sentence, with the way to all reported rates. */
export function MarketLink({ medians, tier = "720-or-more" }: Props) {
  const own = medians.find((one) => one.tier === tier);
  return (
    <p className={styles.gap}>
      {own && gapText(own)} <SiteLink to={ROUTES.market.path}>See all rates that issuers reported</SiteLink>
    </p>
  );
}
