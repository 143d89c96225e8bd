import type { ReactNode } from "react";
import * as styles from "./TitledGrid.module.css";

type Item = { title: string; text: string; picture?: ReactNode };

type Props = { items: readonly Item[]; numbered?: boolean };

/** Short texts with a heading each, side by side; numbered where the order matters. */
export function TitledGrid({ items, numbered = false }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List role="list" className={items.length === 3 ? styles.three : styles.four}>
      {items.map(({ title, text, picture }) => (
        <li key={title} className={styles.item}>
          {picture}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
