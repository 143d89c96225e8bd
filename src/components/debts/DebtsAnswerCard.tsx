import { type DebtsAnswer, answerFigures, failureText, resultOf } from "../../domain/debts/debts-answer";
import type { Strategy } from "../../domain/debts/debt-strategies";
import { formatDollars } from "../../domain/text/format";
import type { ReactNode } from "react";
import type { Site } from "../../domain/site/site";
import { HelpLink } from "../page/HelpLink";
import { Button } from "../ui/Button";
import * as styles from "../ui/ResultCard.module.css";
import { Figures } from "../ui/Figures";
import { monthIn } from "../../domain/payoff/add-months";

type Props = {
  answer: DebtsAnswer;
  strategy: Strategy;
  /** Whether these are the page's own debts. */
  example: boolean;
  /** Today, as an ISO date; null in the page as built, which knows no clock. */
  today: string | null;
  /** The reason why the answer doesn't follow the fields; empty if it does. */
  caution: string;
  help: Site["help"];
  setBudget: (budget: string) => void;
  /** What to move, and the payments of this month. */
  children: ReactNode;
};

/** The answer in figures, and below it what to do now. */
export function DebtsAnswerCard({ answer, strategy, example, today, caution, help, setBudget, children }: Props) {
  const { outcome } = resultOf(answer, strategy);
  const ends = outcome.kind === "paid-off";
  const works = ends ? null : outcome.smallestBudget;
  return (
    <section className={ends ? styles.answer : styles.warning} aria-labelledby="debts-answer">
      <h2 id="debts-answer">{example ? "For example, with these two debts" : "Your plan"}</h2>
      {ends ? (
        <Figures look="answer" figures={answerFigures(answer, strategy, today && monthIn(today, outcome.months))} />
      ) : (
        <p className={styles.sentence}>{failureText(outcome, answer.debts)}</p>
      )}
      {works !== null && (
        <Button onClick={() => setBudget(String(works))}>{`Plan with ${formatDollars(works)} a month`}</Button>
      )}
      {!ends && <HelpLink help={help} />}
      {children}
      {caution && <p className="caution-box">{caution}</p>}
    </section>
  );
}
