import { untranslated } from "./untranslated";
import * as styles from "./Figures.module.css";

type Figure = {
  label: string;
  value: string;
  note?: string | undefined;
  large?: boolean;
};

type Props = {
  figures: readonly Figure[];
  /** In a row of a list, in a part of the page of their own, or as an answer. */
  look?: "row" | "large" | "answer";
};

/** Labelled figures side by side: never a sentence with five numbers. */
export function Figures({ figures, look = "row" }: Props) {
  return (
    <dl className={styles[look]}>
      {figures.map(({ label, value, note, large }, index) => (
        <div key={index} className={large ? styles.first : undefined}>
          <dt className="figure-label">{label}</dt>
          <dd translate={untranslated(value)}>{value}</dd>
          {note && <dd className="figure-label">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
