import { LIMIT_WARNING, MAX_COMPARED, comparePath } from "../../domain/catalog/compare-selection";
import { CardFace } from "../cards/CardFace";
import { ButtonLink } from "../page/ButtonLink";
import { useDocumentClass } from "../ui/use-document-class";
import * as styles from "./PickedBar.module.css";
import type { Card } from "../../domain/cards/card";
import { ALL, type OffersState } from "../../domain/catalog/offers";
import { bestOpenLevel } from "../../domain/catalog/offer-costs";
import { countOf } from "../../domain/text/format";
import { Button } from "../ui/Button";

/** Costs and the table, which are loaded on use too. */
export { offerCosts, offersForScore } from "../../domain/catalog/offer-costs";
export { CardTable } from "../cards/CardTable";

export function PickedBar({ picked, full }: { picked: readonly string[]; full: boolean }) {
  useDocumentClass(styles.inReach, picked.length > 0);
  return (
    <div className={picked.length > 0 ? styles.bar : undefined}>
      <p role="status" className="caution-text">
        {full && picked.length >= MAX_COMPARED && LIMIT_WARNING}
      </p>
      {picked.length > 0 && (
        <>
          {picked.map((id) => (
            <CardFace key={id} card={{ id }} size="small" />
          ))}
          <p>{`${picked.length} selected`}</p>
          <ButtonLink to={comparePath(picked)}>
            Compare<span className="visually-hidden"> the selected cards</span>
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The scores that a level of credit usually means. */
const SCORES: Partial<Record<string, string>> = { Fair: " (scores from 580 to 669)" };

const levelText = (level: string) => `${level.toLowerCase()} credit`;

type OpenCreditProps = { cards: readonly Card[]; state: OffersState; leave: (next: OffersState) => void };

/** Leads from an empty list to the credit for which there are cards; nothing where there is none. */
export function OpenCredit({ cards, state, leave }: OpenCreditProps) {
  const open = bestOpenLevel(cards, state);
  if (!open) return null;
  const { level, count } = open;
  const which = state.category === ALL ? "here" : "with this filter";
  return (
    <>
      <p>{`No card ${which} asks for ${levelText(state.credit)}${SCORES[state.credit] ?? ""}. You may qualify for cards that ask for ${levelText(level)}.`}</p>
      <Button onClick={() => leave({ ...state, credit: level })}>
        {`Show the ${countOf(count, "card")} for ${levelText(level)}`}
      </Button>
    </>
  );
}
