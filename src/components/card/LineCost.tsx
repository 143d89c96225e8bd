import type { LineCost as Cost } from "../../domain/cards/cost-with-line";
import { dollarRange } from "../../domain/cards/cost-texts";
import type { Numbers } from "../../domain/numbers/numbers";
import { formatDollars, formatPercent, formatShortDollars } from "../../domain/text/format";
import { AmountField } from "../numbers/AmountField";
import { useBusy } from "../ui/use-busy";

type Props = {
  numbers: Numbers;
  /** What is typed, and what is wrong with it. */
  typed: string;
  error: string | undefined;
  /** The line in dollars, and what the card costs with it; null where that is what it costs anyway. */
  line: number | null;
  cost: Cost | null;
  onType: (typed: string) => void;
};

/** What the card costs with the credit line that the visitor expects; nothing while none is typed. */
export function LineCost({ numbers, typed, error, line, cost, onType }: Props) {
  const busy = useBusy(typed);
  const ends = cost !== null && cost.high < Infinity;
  return (
    <div>
      <AmountField
        label="Credit line you expect ($)"
        hint="Optional. Leave it blank if the line covers your whole balance and the fee"
        value={typed}
        error={error}
        onChange={onType}
      />
      <div role="status" aria-busy={busy}>
        {cost && line !== null && (
          <>
            <p>
              <span>{`With a line of ${formatShortDollars(line)}: `}</span>
              <strong translate="no">{ends ? dollarRange(cost.low, cost.high) : "never paid off"}</strong>
            </p>
            <p>
              {`You would move ${formatDollars(cost.moved)}. ${formatDollars(numbers.amount - cost.moved)} stays on your current card at ${formatPercent(numbers.apr ?? 0)}; ${ends ? "your payment goes to both." : "your payment never pays off both."}`}
            </p>
          </>
        )}
        {typed !== "" && numbers.spending && <p>We can’t count both a smaller line and new purchases.</p>}
      </div>
    </div>
  );
}
