import * as styles from "./Faults.module.css";

type Props = { faults: readonly string[] };

/** What the content check says of the entry, above its preview. */
export function Faults({ faults }: Props) {
  if (faults.length === 0) return null;
  return (
    <section className={styles.faults} aria-label="To mend">
      <p className={styles.title}>To mend first; until then the preview shows what was saved last:</p>
      <ul role="list">
        {faults.map((fault) => (
          <li key={fault} className={styles.fault}>
            {fault}
          </li>
        ))}
      </ul>
    </section>
  );
}
