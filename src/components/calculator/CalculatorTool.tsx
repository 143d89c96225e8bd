import type { CalculatorProps } from "./CalculatorResults";
import { useState } from "react";
import { EXAMPLE_FIELDS, type VisitorFields, areOfDebt, inputsText } from "../../domain/visitor/visitor-inputs";
import { DEFAULT_PLAN } from "../../domain/money/conventions";
import { NumbersForm, PRIVACY } from "../visitor/NumbersForm";
import { useVisitorInputs } from "../visitor/numbers-store";
import { Figures } from "../ui/Figures";
import { useLoaded } from "../ui/use-loaded";
import { useReveal } from "../ui/use-reveal";
import * as styles from "./CalculatorTool.module.css";

/** The fields of the page as built (specification, section 3). */
const DEFAULTS: VisitorFields = { ...EXAMPLE_FIELDS, payment: String(DEFAULT_PLAN.payment) };

const STALE = "These results are for your earlier numbers. Press Calculate Payoff.";

const LABELS = ["Years", "Months", "Total Interest", "Total Paid"];

const loadResults = () => import("./CalculatorResults");

/** The tool of /calculator (specification, sections 2, 4 and 5). A link or the tab may fill its form, and bring results at once. */
export function CalculatorTool(props: CalculatorProps) {
  const { fields, numbers, tier, text, change } = useVisitorInputs();
  const own: VisitorFields = areOfDebt(fields) ? fields : { ...DEFAULTS, tier: tier ?? "" };
  const [typed, setTyped] = useState<VisitorFields | null>(null);
  /** How often the button was pressed: each time the view goes to the results. */
  const [presses, setPresses] = useState(0);
  const debt = own === fields && numbers?.apr ? { ...numbers, apr: numbers.apr } : null;
  const { loaded, failure } = useLoaded(loadResults, debt !== null || typed !== null, "The results");
  useReveal(debt === null || loaded !== null || failure !== "");
  const stale = debt !== null && typed !== null && inputsText(typed) !== inputsText(own);

  const calculate = (next: VisitorFields) => {
    setTyped(null);
    setPresses(presses + 1);
    change(next);
  };

  return (
    <div className={styles.tool}>
      <div className={styles.form}>
        <NumbersForm
          key={inputsText(own)}
          initial={own}
          cut={own === fields && (numbers === null || numbers.apr === 0)}
          flexible={false}
          button="Calculate Payoff"
          stale={debt ? STALE : ""}
          onSubmit={calculate}
          onType={setTyped}
        >
          <p className="small-note">{PRIVACY}</p>
          <p role="status">{failure}</p>
        </NumbersForm>
      </div>
      {debt && loaded ? (
        <div className={stale ? "old-figures" : undefined}>
          <loaded.CalculatorResults
            key={`${presses} ${inputsText(own)}`}
            typed={debt}
            text={text}
            presses={presses}
            onUse={(payment) => calculate({ ...own, payment: String(payment) })}
            {...props}
          />
        </div>
      ) : (
        <div className={styles.waiting}>
          <p>Your payoff time, interest and savings will appear here.</p>
          <Figures look="large" figures={LABELS.map((label) => ({ label, value: "–" }))} />
        </div>
      )}
    </div>
  );
}
