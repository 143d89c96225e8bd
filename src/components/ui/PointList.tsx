import { Icon } from "./Icon";
import * as styles from "./PointList.module.css";

type Props = {
  points: readonly string[];
  /** A tick or a minus sign in place of the dot, where the heading above says the same in words. */
  mark?: "tick" | "minus";
};

export function PointList({ points, mark }: Props) {
  return (
    <ul role={mark && "list"} className={mark && `close-stack ${styles[mark] ?? ""}`}>
      {points.map((point) => (
        <li key={point} className={mark && "icon-line"}>
          {mark && <Icon name={mark} />}
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
