import { type ReactNode, useState } from "react";
import { type Card, type CostField, shortName } from "../../domain/cards/card";
import type { CostFigures } from "../../domain/costs/card-cost";
import { cardPlan, balanceAtIntroEndText, introEndEvent } from "../../domain/costs/card-plan";
import { SCOPE_OF, offerFor } from "../../domain/lending/offer";
import type { VisitorInputs } from "../../domain/visitor/visitor-inputs";
import { Button } from "../ui/Button";
import { Collapsible, hasRoom } from "../ui/Collapsible";
import { useToday } from "../ui/use-today";
import { ReminderButton } from "./ReminderButton";
import * as styles from "./CardPlan.module.css";

const NOT_PRINTED = "If no print window opens, open this page in another browser to print it.";

/** Prints the plan. Returns what to say where the browser, as those within apps, doesn't print. */
function printPlan(): string {
  let said = NOT_PRINTED;
  const printing = () => {
    said = "";
  };
  addEventListener("beforeprint", printing, { once: true });
  try {
    window.print();
  } catch {
    // Some browsers within apps have no such function, or refuse it.
  }
  removeEventListener("beforeprint", printing);
  return said;
}

type Props = {
  card: Pick<Card, CostField>;
  cost: CostFigures;
  numbers: VisitorInputs;
  /** The next steps that lead elsewhere. */
  children?: ReactNode;
};

export function CardPlan({ card, cost, numbers, children }: Props) {
  const [said, say] = useState("");
  const today = useToday();
  const offer = offerFor(card.terms.introOffers, SCOPE_OF[numbers.goal]);
  const end = balanceAtIntroEndText(cost) !== null && offer && today && introEndEvent(card, offer, today);
  return (
    <section aria-labelledby="card-plan">
      <Collapsible
        title={<h2 id="card-plan" className="small-title">{`What to do with ${shortName(card.name)}`}</h2>}
        open={hasRoom()}
      >
        <dl className={styles.steps}>
          {cardPlan(card.terms, cost, numbers, today).map(({ when, what }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div className="step-below">
          <ReminderButton events={end ? [end] : []}>Remind me 2 months before (.ics)</ReminderButton>
        </div>
      </Collapsible>
      <div className="wrapping-row step-below">
        {children}
        <Button kind="secondary" onClick={() => say(printPlan())}>
          Print this plan
        </Button>
      </div>
      <p role="status" className="not-printed">
        {said}
      </p>
    </section>
  );
}
