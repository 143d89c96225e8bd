import { ownExampleText } from "../../domain/payoff/payoff-text";
import { ROUTES } from "../../site/routes";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { useVisitorInputs } from "../visitor/numbers-store";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./YourExample.module.css";

const NOT_A_BALANCE = "These examples are about a balance. Enter a balance and its APR to see what it costs.";

/** Under a guide's first worked example: what the visitor's own balance comes to, for those who ask. */
export function YourExample() {
  const visitor = useVisitorInputs();
  const { numbers } = visitor;
  return (
    <div className={styles.own}>
      <NumbersStrip visitor={visitor} title="Try it with your numbers" />
      {numbers && (
        <p className={styles.result}>
          <span>{ownExampleText(numbers) ?? NOT_A_BALANCE}</span>{" "}
          <SiteLink to={ROUTES.calculator.path}>See the whole payoff</SiteLink>
        </p>
      )}
    </div>
  );
}
