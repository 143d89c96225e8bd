import * as styles from "./ResultFigures.module.css";
import { untranslated } from "./untranslated";

export type ResultFigure = {
  name: string;
  value: string;
  /** Whether it is what most came for. */
  large?: boolean;
};

/** The figures of an answer, each under its name. */
export function ResultFigures({ figures }: { figures: readonly ResultFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, large }) => (
        <div key={name} className={large ? styles.large : undefined}>
          <dt>{name}</dt>
          <dd translate={untranslated(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
