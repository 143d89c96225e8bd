import { type ReactNode, type Ref, useState } from "react";
import { Swatch } from "../charts/Swatch";
import { Summary } from "../ui/Collapsible";
import * as styles from "./FoldedRow.module.css";

type Props = {
  /** Its place among the debts with the offers after them, which its color follows. */
  place: number;
  name: string;
  line: string;
  legend: string;
  /** True if something is missing or wrong: then it is open until the visitor closes it. */
  needsAnswer: boolean;
  innerRef?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
};

export function FoldedRow({ place, name, line, legend, needsAnswer, innerRef, children }: Props) {
  const [chosen, setOpen] = useState<boolean | null>(null);
  const open = chosen ?? needsAnswer;
  return (
    <details
      className={styles.row}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) setOpen(currentTarget.open);
      }}
    >
      <Summary>
        <Swatch place={place} />
        <b>{name}</b>
        <span>{line}</span>
      </Summary>
      {/* Once somebody types in it, it stays open, however complete it is. */}
      <fieldset ref={innerRef} className="close-stack" onFocusCapture={() => setOpen(true)}>
        <legend className="visually-hidden">{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}
