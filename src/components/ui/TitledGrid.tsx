import * as styles from "./TitledGrid.module.css";

type Props = { items: readonly { title: string; text: string }[]; numbered?: boolean };

/** Short texts with a heading each, side by side; numbered where the order matters. */
export function TitledGrid({ items, numbered = false }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List role="list" className={items.length === 3 ? styles.three : styles.four}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
