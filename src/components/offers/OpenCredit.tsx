import type { Card } from "../../domain/cards/card";
import { ALL, type OffersState } from "../../domain/catalog/offers";
import { bestOpenLevel } from "../../domain/catalog/open-level";
import { countOf } from "../../domain/text/format";
import { Button } from "../ui/Button";

/** The scores that a level of credit usually means. */
const SCORES: Partial<Record<string, string>> = { Fair: " (scores from 580 to 669)" };

const levelText = (level: string) => `${level.toLowerCase()} credit`;

type Props = { cards: readonly Card[]; state: OffersState; leave: (next: OffersState) => void };

/** Leads from an empty list to the credit for which there are cards; nothing where there is none. */
export function OpenCredit({ cards, state, leave }: Props) {
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
