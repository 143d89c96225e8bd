import type { TermBox as TermBlock } from "../../domain/guides/guide-block";
import * as styles from "./TermBox.module.css";

/** The definition of the one term that a section is about. */
export function TermBox({ box: { term, definition } }: { box: TermBlock }) {
  return (
    <dl className={styles.box}>
      <dt>{term}</dt>
      <dd>{definition}</dd>
    </dl>
  );
}
