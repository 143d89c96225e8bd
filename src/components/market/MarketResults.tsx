import { memo } from "react";
import { stayText } from "../../domain/costs/cost-texts";
import { type MarketFilter, marketOrder, writeMarketQuery } from "../../domain/market/market-query";
import { leftOutPlansText, rankMarket } from "../../domain/market/market-ranking";
import { foundText } from "../../domain/market/market-texts";
import type { Survey } from "../../domain/survey/reported-plan";
import type { CatalogPlan } from "../../domain/market/plan-cost";
import { type PlanGroup, groupTitle, isForVisitor } from "../../domain/market/plan-group";
import type { VisitorInputs } from "../../domain/visitor/visitor-inputs";
import { countOf, formatWholeDollars } from "../../domain/text/format";
import { Button } from "../ui/Button";
import { Collapsible } from "../ui/Collapsible";
import { LiveText } from "../ui/LiveText";
import { PlanList } from "./PlanList";
import * as styles from "./MarketResults.module.css";

/** Reads the file of plans: loaded with their list, for those who ask for plans. */
export { decodeMarket } from "../../domain/market/market-file";

/** Groups that few visitors look for. */
const APART: readonly PlanGroup[] = ["deposit", "not-for-score", "closed"];

type Props = {
  survey: Survey;
  filter: MarketFilter;
  numbers: VisitorInputs | null;
  listed: readonly CatalogPlan[];
  onClear: () => void;
};

/** The plans that a visitor asked for, by who can get them. It is drawn anew only when the filter or the numbers change. */
export const MarketResults = memo(function MarketResults(props: Props) {
  const { filter, numbers, listed, onClear } = props;
  const { plans } = props.survey;
  const { tier } = filter;
  const order = marketOrder(filter, numbers !== null);
  const { groups, found, leftOut, stay } = rankMarket(plans, filter, numbers, listed);
  const isNarrowed = writeMarketQuery({ ...filter, tier: "", sort: "" }) !== "";
  const query = writeMarketQuery(filter);
  return (
    <section aria-label="Plans" className={styles.results}>
      <LiveText>{foundText(found, order)}</LiveText>
      {numbers && !tier && found > 0 && (
        <p className="small-note">Choose your credit score to use the rates reported for it.</p>
      )}
      {found === 0 && isNarrowed && (
        <p>
          <Button onClick={onClear}>Clear the filters</Button>
        </p>
      )}
      {stay && numbers?.apr && found > 0 && (
        <p className={styles.stay}>
          <b>Keep your current card</b>{" "}
          <span className={styles.figure} translate="no">
            {stay.kind === "paid-off" && formatWholeDollars(stay.totalCost)}
          </span>{" "}
          <span className="small-note">{stayText(stay, numbers.apr)}</span>
        </p>
      )}
      {groups.map(({ group, rows }) => {
        const title = groupTitle(group, tier || null);
        const ranked = order === "cost" && isForVisitor(group);
        const list = (
          // The name stays in the browser's history, so it holds no numbers.
          <PlanList
            key={`${query} ${JSON.stringify(numbers)}`}
            name={`${group} ${query}`}
            rows={rows}
            filter={filter}
            stay={stay}
            ranked={ranked}
          />
        );
        return APART.includes(group) ? (
          <Collapsible key={group} title={`${title}: ${countOf(rows.length, "plan")}`}>
            {list}
          </Collapsible>
        ) : (
          <section key={group} aria-label={title} className={styles.group}>
            <h3>{title}</h3>
            {list}
          </section>
        );
      })}
      {leftOut.length > 0 && (
        <Collapsible title="What is left out">
          <p className="small-note">{leftOutPlansText(leftOut)}</p>
        </Collapsible>
      )}
    </section>
  );
});
