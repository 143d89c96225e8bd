import type { Card } from "../../domain/cards/card";
import { useState } from "react";
import { type DebtsAnswer, answerText } from "../../domain/debts/debts-answer";
import type { PageTexts, Site } from "../../domain/site/site";
import { useAnnouncement } from "../ui/use-announcement";
import { useReveal } from "../ui/use-reveal";
import { Button } from "../ui/Button";
import { useLoaded } from "../ui/use-loaded";
import { useToday } from "../ui/use-today";
import { DebtsAnswerCard } from "./DebtsAnswerCard";
import { DebtsForm } from "./DebtsForm";
import * as styles from "./DebtsTool.module.css";
import { OffersForm } from "./OffersForm";
import { StrategyTable } from "./StrategyTable";
import { useDebtsAnswer } from "./use-debts-answer";
import { useDebtsFields } from "./use-debts-fields";

type Props = {
  /** The answer for the debts that the fields hold at first. */
  first: DebtsAnswer;
  cards: readonly Pick<Card, "name" | "terms" | "reported">[];
  texts: Pick<PageTexts["debts"], "transfers">;
  help: Site["help"];
};

const loadDetails = () => import("./own-plan");

/** The tool of /debts: the debts and the budget beside the answer, and below it all that follows from it. */
export function DebtsTool({ first, cards, texts, help }: Props) {
  const { fields, reading, example, note, text, change, clear, undo } = useDebtsFields();
  /** Whether the example's whole plan is wanted; that of the visitor's own debts always is. */
  const [exampleAsked, setAsked] = useState(false);
  const asked = exampleAsked || !example;
  const { loaded, failure } = useLoaded(loadDetails, asked, "The whole plan");
  const own = useDebtsAnswer(reading.value, loaded?.answerDebts ?? null);
  const answer = own ?? first;
  // Where no debts of the visitor's can be read, the plan is the example's.
  const noDebts = reading.value === null;
  const plan = own ?? (noDebts ? first : null);
  const current = own ? own.inputs === reading.value : example;
  useReveal((current || noDebts) && (!asked || loaded !== null || failure !== ""));
  const today = useToday();

  const { strategy } = fields;
  const wanted = reading.wanted && `${note} ${reading.wanted}`.trimStart();
  const caution = wanted && `${wanted} Until then this is ${own === null ? "an example" : "your earlier plan"}.`;
  const isExample = example || own === null;
  const sentence = `${isExample ? "Example: " : ""}${answerText(answer, strategy, null)}`;
  // Nothing is wanted aloud of a debt that was just added.
  const isNew = fields.debts.some((debt) => debt.name + debt.balance + debt.apr === "");
  const [announced, announce] = useAnnouncement(isNew ? "" : wanted || (current ? sentence : ""), sentence);

  return (
    <div className={`${styles.tool ?? ""} follows-query`}>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <div>
        <DebtsAnswerCard
          answer={answer}
          strategy={strategy}
          example={isExample}
          today={today}
          caution={caution}
          help={help}
          setBudget={(budget) => change({ ...fields, budget })}
        >
          {loaded && plan && <loaded.PayNow answer={plan} strategy={strategy} />}
        </DebtsAnswerCard>
      </div>
      <div className={`${styles.form ?? ""} not-printed`}>
        {note && !wanted && <p role="alert">{note}</p>}
        <p className={styles.typing} aria-hidden>
          {sentence}
        </p>
        <DebtsForm
          fields={fields}
          errors={reading.errors}
          inputs={reading.value}
          change={change}
          clear={example ? null : clear}
          undo={undo}
          announce={announce}
        />
        <OffersForm
          fields={fields}
          errors={reading.errors}
          cards={cards}
          note={texts.transfers}
          row={loaded?.OfferRow ?? null}
          change={change}
        />
      </div>
      <div className={`${styles.results ?? ""} ${caution ? "old-figures" : ""}`.trimEnd()}>
        {answer.debts.length > 1 && (
          <StrategyTable answer={answer} strategy={strategy} choose={(to) => change({ ...fields, strategy: to })} />
        )}
        {!asked && (
          <div>
            <Button onClick={() => setAsked(true)}>Show the whole plan</Button>
          </div>
        )}
        <p role="status" className={failure ? undefined : "visually-hidden"}>
          {failure}
        </p>
        {loaded && plan && (
          <loaded.PlanDetails answer={plan} strategy={strategy} today={today} text={text} announce={announce} />
        )}
      </div>
    </div>
  );
}
