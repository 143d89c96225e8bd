import type { Checked } from "../check";
import * as styles from "./Faults.module.css";

const OWN = "To mend first; until then the preview shows what was saved last:";
const OTHERS = "Other files have faults; until they are mended, the preview shows what was saved last. The first:";

/** What the content check says of the entry, or of the others, above its preview. */
export function Faults({ faults, otherFault }: Pick<Checked, "faults" | "otherFault">) {
  const shown = otherFault === null ? faults : [otherFault];
  if (shown.length === 0) return null;
  return (
    <section className={styles.faults} aria-label="To mend">
      <p className={styles.title}>{otherFault === null ? OWN : OTHERS}</p>
      <ul role="list">
        {shown.map((fault) => (
          <li key={fault} className={styles.fault}>
            {fault}
          </li>
        ))}
      </ul>
    </section>
  );
}
