import type { Consequence } from "../../content/tools/consequences";
import { withPrefix } from "../../site/prefix";
import * as styles from "./Consequences.module.css";

/** What readers will find changed once the entry is saved, above its preview. */
export function Consequences({ consequences }: { consequences: readonly Consequence[] }) {
  if (consequences.length === 0) return null;
  const count = consequences.length === 1 ? "1 place" : `${consequences.length} places`;
  return (
    <details className={styles.consequences}>
      <summary>Saving this changes what {count} say</summary>
      <ul>
        {consequences.map(({ path, what, before, after }, index) => (
          <li key={index}>
            <a href={withPrefix(path)} target="_blank" rel="noreferrer">
              {path}
            </a>{" "}
            ({what}): <del>{before ?? "nothing"}</del> → <ins>{after ?? "nothing"}</ins>
          </li>
        ))}
      </ul>
    </details>
  );
}
