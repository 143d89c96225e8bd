import { startTransition, useEffect, useRef, useState } from "react";
import type { MarketFilter } from "../../domain/market/market-query";
import { LEFT_OUT_TEXTS, type MarketRow } from "../../domain/market/market-ranking";
import { Button } from "../ui/Button";
import * as styles from "./PlanRow.module.css";
import { countedRateText, rangeText, shortSaving } from "../../domain/costs/cost-texts";
import { endsText } from "../../domain/lending/apr";
import { offerText } from "../../domain/lending/offer";
import { costReason, planTerms } from "../../domain/market/market-texts";
import { conditionsOf } from "../../domain/market/plan-group";
import { planApr, tierOf } from "../../domain/survey/tier-apr";
import type { Outcome } from "../../domain/payoff/simulation";
import { formatWholeDollars } from "../../domain/text/format";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { untranslated } from "../ui/untranslated";
import { Summary } from "../ui/Collapsible";
import { useKeptCount } from "../ui/use-reveal";

type Props = {
  /** Differs between the lists of the page, and between filters. */
  name: string;
  rows: readonly MarketRow[];
  filter: MarketFilter;
  /** Keeping your current card; null while that isn't known. */
  stay: Outcome | null;
  /** True where a row's place says something: not in an order by name or by rate. */
  ranked: boolean;
};

function PlanRow({
  row: { plan, listed, cost: result },
  filter: { tier, state },
  stay,
  place,
}: Pick<Props, "filter" | "stay"> & { row: MarketRow; place: number | null }) {
  // Two dozen terms for each of many rows would make every choice slow.
  const [open, setOpen] = useState(false);
  const cost = result?.kind === "ranked" ? result : null;
  const own = tierOf(plan, tier);
  const apr = cost?.apr ?? planApr(plan, own);
  const rate = apr && endsText(apr);
  const conditions = conditionsOf(plan, state, listed).join(", ");
  const facts = [
    cost?.isFeeUnknown && "fee not reported",
    plan.secured && (cost?.deposit ? `deposit of ${formatWholeDollars(cost.deposit)}` : "needs a deposit"),
  ].filter(Boolean);
  const saving = cost ? shortSaving(cost.meanCost, stay) : "";
  const range = cost && rangeText(cost);
  return (
    <li>
      <details className={styles.plan} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary>
          <span className={styles.place}>{place}</span>{" "}
          <span>
            <b>{plan.product}</b> {conditions && <span className="small-note">{`(${conditions})`}</span>}
          </span>{" "}
          <span className={styles.issuer}>{plan.institution}</span>{" "}
          <span className={styles.terms}>
            {cost?.offer && <b className={styles.offer}>{offerText(cost.offer)}</b>}{" "}
            <span className={styles.rate} translate={untranslated(rate ?? "")}>
              {rate === null ? "APR not known" : cost?.offer ? `then ${rate}` : rate}
            </span>{" "}
            <span className={styles.facts}>{facts.join(", ")}</span>
          </span>{" "}
          {cost && (
            <span className={styles.cost}>
              <b translate="no">{formatWholeDollars(cost.meanCost)}</b> <span className="saving-text">{saving}</span>{" "}
              {range && (
                <span className="figure-label" translate="no">
                  {range}
                </span>
              )}
            </span>
          )}
        </Summary>
        {open && (
          <div className={styles.content}>
            {cost && <p>{costReason(cost, tier || null)}</p>}
            {listed && cost && (
              <p>
                <span>We list this card, so its cost uses the latest terms we have.</span>{" "}
                <SiteLink to={cardPath(listed.id)}>See its page</SiteLink>
              </p>
            )}
            {result?.kind === "unranked" && <p>{`Not ranked by cost: ${LEFT_OUT_TEXTS[result.reason]}.`}</p>}
            {own && apr && !cost && <p>{`${countedRateText({ tier: own, apr })}.`}</p>}
            <dl className={styles.reported}>
              {planTerms(plan).map(({ name: term, text, flag }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <span>{text}</span>
                    {flag && <span className={styles.flag}>{`Left out: ${flag}`}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </details>
    </li>
  );
}

/** How many rows show at first, and how many a press on the button adds. */
const FIRST = 4;
const PAGE = 20;

export function PlanList({ name, rows, filter, stay, ranked }: Props) {
  const [shown, setShown] = useKeptCount(name, FIRST);
  const list = useRef<HTMLOListElement>(null);
  const asked = useRef(false);

  // Whoever asked for more goes on reading at the first plan of them.
  useEffect(() => {
    if (asked.current)
      list.current?.querySelector<HTMLElement>(`:scope > :nth-child(n + ${shown - PAGE + 1}) summary`)?.focus();
  }, [shown]);

  const showMore = () => {
    asked.current = true;
    // The press is answered at once; a slow phone draws the next page a moment later.
    startTransition(() => setShown(shown + PAGE));
  };

  return (
    <>
      <ol ref={list} role="list" className={styles.list}>
        {rows.slice(0, shown).map((row, index) => (
          <PlanRow key={row.plan.row} row={row} filter={filter} stay={stay} place={ranked ? index + 1 : null} />
        ))}
      </ol>
      {rows.length > shown && (
        <Button kind="secondary" onClick={showMore}>
          {`Show more: ${shown} of ${rows.length} shown`}
        </Button>
      )}
    </>
  );
}
