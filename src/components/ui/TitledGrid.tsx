import * as sides from "./SideBySide.module.css";
import * as styles from "./TitledGrid.module.css";

type Item = { title: string; text: string };

/** Short texts with a heading each, side by side; numbered where the order matters. */
export function TitledGrid({ items, numbered = false }: { items: readonly Item[]; numbered?: boolean }) {
  const List = numbered ? "ol" : "ul";
  const columns = items.length === 3 ? sides.three : sides.four;
  return (
    <List role="list" className={`${columns ?? ""} ${styles.list ?? ""}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
