import type { ReactNode } from "react";
import { ToggleButton } from "./ToggleButton";
import type { CostEngine, YourCostState } from "./use-your-cost";
import * as styles from "./YourCostForm.module.css";

type Props = {
  state: YourCostState<CostEngine>;
  onToggle: () => void;
  /** The line that is shown and, once the typing pauses, announced; empty while nobody asks for costs. */
  summary: string;
  /** What the costs mean. */
  children?: ReactNode;
};

/** "Show what each card would cost me": off at first, then two amounts as people type them. */
export function YourCostForm({ state: { fields, errors, engine, type }, onToggle, summary, children }: Props) {
  return (
    <div className={fields ? styles.open : styles.closed}>
      <ToggleButton pressed={fields !== null} onToggle={onToggle}>
        Show what each card would cost me
      </ToggleButton>
      {fields && engine && <engine.AmountFields fields={fields} errors={errors} onType={type} />}
      <p className={styles.summary}>{summary}</p>
      <p role="status" className="visually-hidden">
        {engine ? <engine.CostAnnouncement summary={summary} /> : summary}
      </p>
      {fields && children}
    </div>
  );
}
