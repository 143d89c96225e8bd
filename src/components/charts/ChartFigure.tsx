import type { ReactNode } from "react";
import { ScrollRegion } from "../ui/ScrollRegion";
import { Summary } from "../ui/Collapsible";
import * as styles from "./ChartFigure.module.css";

type Props = { title: string; description: string; table: ReactNode; children: ReactNode };

export function ChartFigure({ title, description, table, children }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{title}</strong> <span>{description}</span>
      </figcaption>
      {children}
      <details className="not-printed">
        <Summary>Show the numbers</Summary>
        <ScrollRegion label={`Table: ${title}`}>{table}</ScrollRegion>
      </details>
    </figure>
  );
}
