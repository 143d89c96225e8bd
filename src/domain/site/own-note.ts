import { stayingPut } from "../cards/cost-ranking";
import type { Numbers } from "../numbers/numbers";
import { ROUTES } from "../../site/routes";
import { formatDollars, formatPercent, formatShortDollars } from "../text/format";
import type { Site } from "./site";

type Note = Site["ads"]["house"][number];

/** How much more a month our note is about, in dollars. */
const MORE = 25;

/** Our note on a visitor's own debt: what paying more saves in interest; null for a purchase, or where it is never paid off. */
export function ownNote(numbers: Numbers): Note | null {
  const { amount, apr, payment } = numbers;
  if (apr === null) return null;
  const rows = [payment, payment + MORE].flatMap((paid) => {
    const outcome = stayingPut({ ...numbers, payment: paid });
    if (outcome?.kind !== "paid-off") return [];
    return { label: `Pay ${formatShortDollars(paid)}`, value: formatDollars(outcome.interest) };
  });
  if (rows.length < 2) return null;
  return {
    title: `What ${formatShortDollars(MORE)} more a month saves you`,
    text: `Interest on your ${formatShortDollars(amount)} at ${formatPercent(apr)}.`,
    rows,
    link: { label: "Try another payment", to: ROUTES.calculator.path },
  };
}
