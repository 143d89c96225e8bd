import type { Site } from "../../domain/site/site";
import { debtDates } from "../../domain/debts/debt-dates";
import { type DebtsAnswer, answerText, resultOf } from "../../domain/debts/debts-answer";
import { STRATEGY_NAMES, type Strategy } from "../../domain/debts/debt-strategies";
import { formatDate, formatDollars, formatPercent, formatShortDollars } from "../../domain/text/format";
import * as table from "../charts/FigureTable.module.css";
import * as styles from "./Worksheet.module.css";
import { monthIn } from "./month-in";

type Props = {
  answer: DebtsAnswer;
  strategy: Strategy;
  today: string | null;
  texts: Site["debts"]["worksheet"];
};

/** What a counselor could work with, on paper only: debts, order, dates, what to ask, where to find help, the limits. */
export function Worksheet({ answer, strategy, today, texts }: Props) {
  const { debts, moves, inputs } = answer;
  const { outcome } = resultOf(answer, strategy);
  const ends = outcome.kind === "paid-off";
  const until = today && ends ? monthIn(today, outcome.months) : null;
  const [first] = ends ? outcome.schedule : [];
  const dates = today && ends ? debtDates({ ...outcome, debts }, today) : [];
  return (
    <article className={styles.worksheet}>
      <h2>Debt worksheet{today && `, ${formatDate(today)}`}</h2>
      <p>
        <strong>{answerText(answer, strategy, until)}</strong> Budget: {formatDollars(inputs.budget.monthly)} a month.
        Order: {STRATEGY_NAMES[strategy].toLowerCase()}.
      </p>
      {moves && <p>{moves.text}</p>}
      <table className={table.table}>
        <caption className="visually-hidden">The debts under the plan</caption>
        <thead>
          <tr>
            <th scope="col">Debt</th>
            <th scope="col">Balance</th>
            <th scope="col">APR</th>
            <th scope="col">Promotional APR</th>
            <th scope="col">Pay this month</th>
            <th scope="col">Paid off in month</th>
          </tr>
        </thead>
        <tbody>
          {debts.map(({ name, balance, apr, promotion }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{formatDollars(balance)}</td>
              <td>{formatPercent(apr)}</td>
              <td>
                {promotion
                  ? `${formatPercent(promotion.apr)} for ${promotion.lastMonth} months${promotion.deferred ? ", deferred" : ""}`
                  : "None"}
              </td>
              <td>{first ? formatDollars(first.rows[index]?.payment ?? 0) : "N/A"}</td>
              <td>{ends ? outcome.paidOffIn[index] : "N/A"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dates.length > 0 && (
        <>
          <h3>Dates</h3>
          <ul className={styles.columns}>
            {dates.map(({ kind, debt, day }, index) => (
              <li key={index}>
                {formatDate(day)}: {debt}, {kind === "paid-off" ? "paid off" : "the promotional rate ends"}
              </li>
            ))}
          </ul>
        </>
      )}
      {inputs.offers.length > 0 && (
        <>
          <h3>The offer: ask the issuer</h3>
          <p>
            {inputs.offers
              .map(
                ({ name, introApr, introMonths, feePercent, apr, line }) =>
                  `${name}: ${formatPercent(introApr)} for ${introMonths} months, fee ${formatPercent(feePercent)}, then ${formatPercent(apr)}, with a line of ${formatShortDollars(line)}.`,
              )
              .join(" ")}
          </p>
          <ul>
            {texts.questions.map((question) => (
              <li key={question}>☐ {question}</li>
            ))}
          </ul>
        </>
      )}
      <h3>Free and low-cost help</h3>
      <p>{texts.counseling}</p>
      <h3>What this plan leaves out</h3>
      <p>{texts.limits}</p>
    </article>
  );
}
