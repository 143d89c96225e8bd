import { regularAprText } from "../lending/apr";
import { coveredText } from "../lending/offer";
import type { CalendarEvent } from "../payoff/calendar-file";
import { promotionEnd } from "../payoff/add-months";
import { formatDate } from "../text/format";
import type { Card } from "../cards/card";
import type { IntroOffer } from "../../schema/terms-schema";

/** The end of an intro rate that began on `start`, an ISO date; null for no day. A second download replaces the first event. */
export function introEndEvent(
  card: Pick<Card, "id" | "name" | "terms">,
  offer: IntroOffer,
  start: string,
): CalendarEvent | null {
  const { months } = offer;
  const day = promotionEnd(start, months);
  if (day === null) return null;
  return {
    id: [card.id, ...offer.scope].join("-"),
    day,
    summary: `${card.name}: the intro rate ends`,
    description:
      `The intro rate on ${coveredText(offer)}, which began on ${formatDate(start)}, ends after ${months} months. ` +
      `From then on, ${regularAprText(card.terms.purchaseApr)} applies to what you still owe. Check the exact day on your statement.`,
  };
}
