import { useMemo } from "react";
import { blockingNotice, rankingAnswer } from "../../domain/costs/answer-texts";
import { decodeCostCards } from "../../domain/cards/card";
import { CARDS_IN_LINK } from "../../domain/catalog/compare-selection";
import { groupsOf, rankCards } from "../../domain/costs/cost-ranking";
import { eligibilityTitle } from "../../domain/cards/eligibility";
import { formatWholeDollars } from "../../domain/text/format";
import type { Site } from "../../domain/site/site";
import { COST_CARDS, ROUTES, cardPath } from "../../site/routes";
import { BlockingNotice } from "../costs/BlockingNotice";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { useVisitorInputs } from "../visitor/numbers-store";
import { DataTable } from "../ui/DataTable";
import { SiteLink } from "../ui/SiteLink";
import { fetchFile, useLoaded } from "../ui/use-loaded";
import * as styles from "./YourExample.module.css";

const loadCards = async () => decodeCostCards(await fetchFile(COST_CARDS));

/** Beside a guide: what a lower rate would save the visitor, and the cheapest cards by cost, for those who ask. */
export function YourExample({ help }: { help: Site["help"] }) {
  const visitor = useVisitorInputs();
  const { numbers } = visitor;
  const { loaded: cards, failure } = useLoaded(loadCards, numbers !== null, "Your costs");
  const ranking = useMemo(() => cards && numbers && rankCards(cards, numbers), [cards, numbers]);
  const notice = ranking && numbers && blockingNotice(ranking, numbers);
  const answer = ranking && numbers && !notice && rankingAnswer(ranking, numbers, false);
  return (
    <div className={styles.own}>
      <NumbersStrip visitor={visitor} title="With your numbers" />
      {failure && <p role="alert">{failure}</p>}
      {notice && <BlockingNotice notice={notice} help={help} />}
      {answer && (
        <div className="page-panel one-column step-below">
          <h2 className="small-title">{answer.label}</h2>
          <p className={styles.figure} translate="no">
            {answer.figure}
          </p>
          <p>{answer.sentence}</p>
          {groupsOf(ranking, CARDS_IN_LINK).map(({ eligibility, rows }) => (
            <DataTable
              key={eligibility}
              caption={eligibilityTitle(eligibility, numbers.tier)}
              heads={["Card", "Cost"]}
              rows={rows.map(({ card, meanCost }) => [
                <SiteLink key={card.id} to={cardPath(card.id)} translate="no">
                  {card.name}
                </SiteLink>,
                formatWholeDollars(meanCost),
              ])}
            />
          ))}
          <p>
            <SiteLink to={ROUTES.offers.path}>See all cards by cost</SiteLink>
          </p>
          <p>
            <SiteLink to={ROUTES.calculator.path}>See the whole payoff</SiteLink>
          </p>
        </div>
      )}
    </div>
  );
}
