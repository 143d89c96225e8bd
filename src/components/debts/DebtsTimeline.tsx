import type { Stack } from "../../domain/charts/stacked-chart";
import type { FullSchedule } from "../../domain/debts/full-schedule";
import { formatDollars, formatMonths } from "../../domain/text/format";
import { BalanceTable } from "../charts/BalanceTable";
import { BarChart } from "../charts/BarChart";
import { ChartFigure } from "../charts/ChartFigure";
import { StackedChart } from "../charts/StackedChart";
import { monthIn } from "../../domain/payoff/add-months";

/** Characters of a name that a label of a chart holds beside a month, in a narrow window. */
const LABEL_NAME = 16;

const shortened = (name: string) => (name.length > LABEL_NAME ? `${name.slice(0, LABEL_NAME - 1).trimEnd()}…` : name);

type Props = { plan: FullSchedule; today: string | null };

/** When each debt is paid off, and what is owed on each until then. */
export function DebtsTimeline({ plan: { debts, schedule, paidOffIn }, today }: Props) {
  const ends = debts.map(({ name }, index) => {
    const month = paidOffIn[index] ?? 0;
    const until = today === null ? null : monthIn(today, month);
    return { index, name, month, label: until === null ? name : `${shortened(name)}, until ${until}` };
  });
  const inTurn = [...ends].sort((a, b) => a.month - b.month || a.index - b.index);
  const stacks: (Stack & { end: number })[] = inTurn.map(({ index, name, month }) => ({
    label: name,
    end: month,
    balances: [debts[index]?.balance ?? 0, ...schedule.slice(0, month).map(({ rows }) => rows[index]?.closing ?? 0)],
  }));
  const description = stacks
    .map(({ label, balances, end }) => `${label}: ${formatDollars(balances[0] ?? 0)} today, paid off in month ${end}.`)
    .join(" ");
  const title = "What you owe, month by month";
  return (
    <section aria-labelledby="debts-timeline">
      <h2 id="debts-timeline">When each debt is paid off</h2>
      <BarChart
        chart={{
          title: "Months until each debt is paid off",
          description: "The first to be paid off is at the top.",
          unit: "months",
          bars: inTurn.map(({ label, month }) => ({ label, value: month, text: formatMonths(month) })),
        }}
      />
      <ChartFigure
        title={title}
        description={stacks.length > 1 ? "Debts are stacked; the one you pay off first is on top." : ""}
        table={<BalanceTable lines={stacks} caption={description} />}
      >
        <StackedChart
          title={title}
          description={description}
          stacks={stacks.map((stack) => ({ ...stack, label: shortened(stack.label) }))}
        />
      </ChartFigure>
    </section>
  );
}
