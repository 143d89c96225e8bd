import type { DebtsAnswer } from "../../domain/debts/debts-answer";
import type { FullSchedule } from "../../domain/debts/full-schedule";
import { formatDollars, formatList, formatMonths } from "../../domain/text/format";
import { BalanceTable } from "../charts/BalanceTable";
import { ChartFigure } from "../charts/ChartFigure";
import { StackedChart } from "../charts/StackedChart";
import { Swatch } from "../charts/Swatch";
import { monthIn } from "../../domain/payoff/add-months";
import * as styles from "./DebtsTimeline.module.css";

type Props = { answer: DebtsAnswer; plan: FullSchedule; today: string | null };

/** The balances month by month in one chart, with a key that says when each debt is paid off or where it went. */
export function DebtsTimeline({ answer, plan: { debts, schedule, paidOffIn }, today }: Props) {
  const { places, inputs, transfers } = answer;
  const stacks = debts
    .map(({ name, balance }, index) => {
      const end = paidOffIn[index] ?? 0;
      const closing = schedule.slice(0, end).map(({ rows }) => rows[index]?.closing ?? 0);
      return { label: name, place: places[index] ?? index, end, balances: [balance, ...closing] };
    })
    .sort((a, b) => a.end - b.end || a.place - b.place);
  const description = stacks
    .map(({ label, balances, end }) => `${label}: ${formatDollars(balances[0] ?? 0)} today, paid off in month ${end}.`)
    .join(" ");
  const title = "What you owe, month by month";
  const gone = inputs.debts.flatMap(({ name }, place) => {
    const moves = transfers?.moved.filter(({ debt }) => debt === place) ?? [];
    const to = moves.map(({ offer }) => inputs.offers[offer]?.name ?? "");
    return places.includes(place) ? [] : [{ name, place, to }];
  });
  return (
    <section aria-labelledby="debts-timeline">
      <h2 id="debts-timeline">When each debt is paid off</h2>
      <ChartFigure
        title={title}
        description={stacks.length > 1 ? "The debt that you pay off first is on top." : ""}
        table={<BalanceTable lines={stacks} caption={description} />}
      >
        <StackedChart title={title} description={description} stacks={stacks} />
        <ul role="list" className={styles.key}>
          {stacks.map(({ label, place, end }) => (
            <li key={place}>
              <Swatch place={place} />
              <b>{label}</b>
              <span>{[today !== null && monthIn(today, end), formatMonths(end)].filter(Boolean).join(", ")}</span>
            </li>
          ))}
          {gone.map(({ name, place, to }) => (
            <li key={place}>
              <Swatch place={place} />
              <b>{name}</b>
              <span>{`moved to ${formatList(to)}`}</span>
            </li>
          ))}
        </ul>
      </ChartFigure>
    </section>
  );
}
