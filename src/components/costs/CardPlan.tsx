import { type ReactNode, useEffect, useState } from "react";
import { type Card, shortName } from "../../domain/cards/card";
import type { CostFigures } from "../../domain/costs/card-cost";
import { cardPlan, balanceAtIntroEndText } from "../../domain/costs/card-plan";
import { SCOPE_OF, offerFor } from "../../domain/lending/offer";
import { type VisitorInputs, inputsSentence } from "../../domain/visitor/visitor-inputs";
import { isoToday } from "../../domain/payoff/add-months";
import { introEndEvent } from "../../domain/costs/intro-reminder";
import { Button } from "../ui/Button";
import { ReminderButton } from "./ReminderButton";
import * as styles from "./CardPlan.module.css";

const NOT_PRINTED = "If no print window opens, open this page in another browser to print it.";

/** Prints the plan alone, with what was typed. Returns what to say where the browser, as those within apps, doesn't print. */
function printPlan(): string {
  const { dataset } = document.documentElement;
  dataset["print"] = "plan";
  let said = NOT_PRINTED;
  const printing = () => {
    said = "";
  };
  addEventListener("beforeprint", printing, { once: true });
  // Some browsers within apps have no such function.
  if (typeof window.print === "function") window.print();
  removeEventListener("beforeprint", printing);
  delete dataset["print"];
  return said;
}

type Props = {
  card: Pick<Card, "id" | "name" | "terms">;
  cost: CostFigures;
  numbers: VisitorInputs;
  /** The next steps that lead elsewhere. */
  children?: ReactNode;
};

/** Steps with a card for the visitor's numbers, with a reminder and a way to print. */
export function CardPlan({ card, cost, numbers, children }: Props) {
  const [said, say] = useState("");
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(isoToday(new Date())), []);
  const offer = offerFor(card.terms.introOffers, SCOPE_OF[numbers.goal]);
  const end = balanceAtIntroEndText(cost) !== null && offer && today && introEndEvent(card, offer, today);
  return (
    <section className={styles.plan} aria-labelledby="card-plan">
      <h2 id="card-plan" className="small-title">{`What to do with ${shortName(card.name)}`}</h2>
      <p className="only-printed">{`For ${inputsSentence(numbers)}.`}</p>
      <dl className={styles.steps}>
        {cardPlan(card.terms, cost, numbers, today).map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="wrapping-row step-below">
        {children}
        <Button kind="secondary" onClick={() => say(printPlan())}>
          Print this plan
        </Button>
        <ReminderButton events={end ? [end] : []} announce={say}>
          Remind me 2 months before (.ics)
        </ReminderButton>
      </div>
      <p role="status" className="not-printed">
        {said}
      </p>
    </section>
  );
}
