import type { ReactNode } from "react";
import * as styles from "./ChartKey.module.css";

type Props = { entries: readonly { swatch: ReactNode; text: ReactNode }[] };

/** What the lines or areas of a chart stand for, each beside a piece of it. */
export function ChartKey({ entries }: Props) {
  return (
    <ol role="list" className={styles.key}>
      {entries.map(({ swatch, text }, index) => (
        <li key={index}>
          <svg className={styles.swatch} viewBox="0 0 28 14" aria-hidden="true">
            {swatch}
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
