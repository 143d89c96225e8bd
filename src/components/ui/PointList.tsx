import * as styles from "./PointList.module.css";

type Props = { points: readonly string[] };

/** A plain list of short statements. */
export function PointList({ points }: Props) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
