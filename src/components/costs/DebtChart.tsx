import type { Card, CostField } from "../../domain/cards/card";
import { debtLines, drawnRateText } from "../../domain/calculator/balance-lines";
import type { CostFigures } from "../../domain/costs/card-cost";
import type { VisitorInputs } from "../../domain/visitor/visitor-inputs";
import { BalanceLineChart } from "../charts/BalanceLineChart";
import { Collapsible, hasRoom } from "../ui/Collapsible";

const TITLE = "How fast you’d be debt-free";

type Props = { card: Pick<Card, CostField>; cost: Pick<CostFigures, "apr">; numbers: VisitorInputs };

export function DebtChart({ card, cost, numbers }: Props) {
  const lines = debtLines(card, numbers);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="debt-chart">
      <Collapsible
        title={
          <h2 id="debt-chart" className="small-title">
            {TITLE}
          </h2>
        }
        open={hasRoom()}
      >
        <BalanceLineChart title={TITLE} lines={lines} />
        <p className="small-note">{`The card is drawn at ${drawnRateText(cost.apr)}.`}</p>
      </Collapsible>
    </section>
  );
}
