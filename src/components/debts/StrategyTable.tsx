import { type DebtsAnswer, resultOf, strategyText } from "../../domain/debts/debts-answer";
import { STRATEGY_NAMES, type Strategy } from "../../domain/debts/debts-fields";
import { formatDollars } from "../../domain/text/format";
import * as table from "../charts/FigureTable.module.css";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./StrategyTable.module.css";

type Props = { answer: DebtsAnswer; strategy: Strategy; choose: (strategy: Strategy) => void };

export function StrategyTable({ answer, strategy, choose }: Props) {
  const cheapest = resultOf(answer, "cheapest");
  const others = answer.strategies.filter((one) => one.strategy === "avalanche" || one.strategy === "snowball");
  const chosen = resultOf(answer, strategy);
  return (
    <section aria-labelledby="debt-strategies">
      <h2 id="debt-strategies">What to pay first</h2>
      <fieldset>
        <legend className="visually-hidden">The order of payment</legend>
        <ScrollRegion label="The orders side by side">
          <table className={`${table.table ?? ""} ${styles.orders ?? ""}`}>
            <caption className="visually-hidden">The orders of payment, in months and dollars</caption>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Months</th>
                <th scope="col">Interest and fees</th>
                <th scope="col">Extra cost</th>
              </tr>
            </thead>
            <tbody>
              {answer.strategies.map(({ strategy: one, outcome, extraCost }) => (
                <tr key={one} className={one === strategy ? table.chosen : undefined}>
                  <th scope="row">
                    <label className={styles.choice}>
                      <input
                        type="radio"
                        name="debt-strategy"
                        value={one}
                        checked={one === strategy}
                        onChange={() => choose(one)}
                      />
                      <span>{STRATEGY_NAMES[one]}</span>
                    </label>
                  </th>
                  {outcome.kind === "paid-off" ? (
                    <>
                      <td>{outcome.months}</td>
                      <td translate="no">{formatDollars(outcome.cost)}</td>
                      <td translate="no">{extraCost === null ? "N/A" : formatDollars(extraCost)}</td>
                    </>
                  ) : (
                    <td colSpan={3} className={table.words}>
                      {outcome.kind === "never-ends" ? "Never paid off" : "Below the minimum payments"}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </fieldset>
      {cheapest.outcome.kind === "paid-off" && (
        <p className="small-note step-below">
          {(strategy === "cheapest" || strategy === "minimums-only" ? others : [chosen])
            .map((one) => strategyText(one, cheapest))
            .join(" ")}
        </p>
      )}
    </section>
  );
}
