import type { Card } from "../../domain/cards/card";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { type DebtsAnswer, answerFigures, answerText, failureText, resultOf } from "../../domain/debts/debts-answer";
import type { PageTexts, Site } from "../../domain/site/site";
import { useAnnouncement } from "../ui/use-announcement";
import { useReveal } from "../ui/use-reveal";
import { Button } from "../ui/Button";
import { useLoaded } from "../ui/use-loaded";
import { useToday } from "../ui/use-today";
import { DebtsForm } from "./DebtsForm";
import * as styles from "./DebtsTool.module.css";
import { OffersForm } from "./OffersForm";
import { StrategyTable } from "./StrategyTable";
import { useDebtsFields } from "./use-debts-fields";
import type { DebtInputs } from "../../domain/debts/debts-form";
import { formatDollars } from "../../domain/text/format";
import { HelpLink } from "../page/HelpLink";
import * as card from "../ui/AnswerBlock.module.css";
import { Figures } from "../ui/Figures";
import { monthIn } from "../../domain/payoff/add-months";

/** The answer to the inputs, or to those before while it is worked out; null without any. */
function useDebtsAnswer(
  inputs: DebtInputs | null,
  answerDebts: ((inputs: DebtInputs) => DebtsAnswer) | null,
): DebtsAnswer | null {
  const shown = useDeferredValue(inputs);
  return useMemo(() => (shown && answerDebts ? answerDebts(shown) : null), [shown, answerDebts]);
}

type Props = {
  first: DebtsAnswer;
  cards: readonly Pick<Card, "name" | "terms" | "reported">[];
  texts: Pick<PageTexts["debts"], "transfers">;
  help: Site["help"];
};

const loadDetails = () => import("./PlanDetails");

export function DebtsTool({ first, cards, texts, help }: Props) {
  const { fields, reading, inputs, example, note, text, change, clear, undo } = useDebtsFields();
  /** True once the example's whole plan is wanted; that of the visitor's own debts always is. */
  const [exampleAsked, setAsked] = useState(false);
  const asked = exampleAsked || !example;
  const { loaded, failure } = useLoaded(loadDetails, asked, "The whole plan");
  const own = useDebtsAnswer(inputs, loaded?.answerDebts ?? null);
  const answer = own ?? first;
  // Where no debts of the visitor's can be read, the plan is the example's.
  const isExample = example || inputs === null || own === null;
  const current = inputs === null || (own ? own.inputs === inputs : example);
  useReveal(failure !== "" || (current && (!asked || loaded !== null)));
  const today = useToday();
  const answerPart = useRef<HTMLElement>(null);

  const { strategy } = fields;
  const { outcome } = resultOf(answer, strategy);
  const ends = outcome.kind === "paid-off";
  const wanted = reading.wanted && `${note} ${reading.wanted}`.trimStart();
  const asksFor = wanted || failure;
  const caution = asksFor && `${asksFor} Until then this is ${isExample ? "an example" : "your earlier plan"}.`;
  const sentence = `${isExample ? "Example: " : ""}${answerText(answer, strategy)}`;
  // Nothing is wanted aloud of a debt that was just added.
  const isNew = fields.debts.some((debt) => debt.name + debt.balance + debt.apr === "");
  const [announced, announce] = useAnnouncement(isNew ? "" : wanted || (current ? sentence : ""), sentence);

  return (
    <div className={`${styles.tool ?? ""} follows-query`}>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <div>
        <section
          ref={answerPart}
          tabIndex={-1}
          className={ends ? card.answer : card.warning}
          aria-labelledby="debts-answer"
        >
          <h2 id="debts-answer">{isExample ? "For example, with these two debts" : "Your plan"}</h2>
          {ends ? (
            <Figures look="answer" figures={answerFigures(answer, strategy, today && monthIn(today, outcome.months))} />
          ) : (
            <>
              <p className={card.sentence}>{failureText(outcome, answer.debts)}</p>
              {outcome.smallestBudget !== null && (
                // It goes away with the warning, so the focus moves to the answer.
                <Button
                  onClick={() => {
                    change({ ...fields, budget: String(outcome.smallestBudget) });
                    answerPart.current?.focus();
                  }}
                >
                  {`Plan with ${formatDollars(outcome.smallestBudget)} a month`}
                </Button>
              )}
              <HelpLink help={help} />
            </>
          )}
          {loaded && <loaded.PayNow answer={answer} strategy={strategy} />}
          {caution && <p className="caution-box">{caution}</p>}
        </section>
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
        {loaded && <loaded.PlanDetails answer={answer} strategy={strategy} today={today} text={text} />}
      </div>
    </div>
  );
}
