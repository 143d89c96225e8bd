import * as styles from "./ResultCard.module.css";

type Props = { figures: readonly (readonly [name: string, figure: string])[] };

/** The figures of a result, each under its name. */
export function FigureList({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
