import * as styles from "./ResultFigures.module.css";
import { untranslated } from "./untranslated";

type ResultFigure = {
  label: string;
  value: string;
  /** Whether it is what most came for. */
  large?: boolean;
};

/** The figures of an answer, each under its name. */
export function ResultFigures({ figures }: { figures: readonly ResultFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, large }) => (
        <div key={label} className={large ? styles.large : undefined}>
          <dt>{label}</dt>
          <dd translate={untranslated(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
