import { useState } from "react";
import type { Person } from "../../domain/cards/card-cost";
import { costWithLine } from "../../domain/cards/cost-with-line";
import { dollarRange } from "../../domain/cards/cost-texts";
import { parseAmount } from "../../domain/forms/amount";
import { dollarsError } from "../../domain/numbers/numbers";
import { formatDollars, formatPercent, formatShortDollars } from "../../domain/text/format";
import type { RankedCardFields } from "../costs/CostRanking";
import { AmountField } from "../numbers/AmountField";
import { useBusy } from "../ui/use-busy";

type Props = { card: RankedCardFields; person: Person };

/** What the card costs with the credit line that the visitor expects; nothing while none is typed. */
export function LineCost({ card, person }: Props) {
  const [typed, setTyped] = useState("");
  const busy = useBusy(typed);
  const line = parseAmount(typed);
  const error = typed.trim() ? dollarsError(line, "credit line", "2,600") : undefined;
  const cost = error || line === null ? null : costWithLine(card, person, line);
  const ends = cost !== null && cost.high < Infinity;
  return (
    <div>
      <AmountField
        label="Credit line you expect ($)"
        hint="Optional. Leave it blank if the line covers your whole balance and the fee"
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <div role="status" aria-busy={busy}>
        {cost && line !== null && (
          <>
            <p>
              <span>{`With a line of ${formatShortDollars(line)}: `}</span>
              <strong translate="no">{ends ? dollarRange(cost.low, cost.high) : "no end"}</strong>
            </p>
            <p>
              {`You would move ${formatDollars(cost.moved)}. ${formatDollars(person.amount - cost.moved)} stays on your current card at ${formatPercent(person.apr ?? 0)}; ${ends ? "your payment goes to both." : "your payment never pays off both."}`}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
