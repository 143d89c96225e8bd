import { CALLOUT_NAMES, type CalloutBlock as CalloutBlock } from "../../domain/guides/guide-block";
import * as styles from "./Callout.module.css";
import { Prose } from "./Prose";

/** A remark beside the text: a common mistake, the law, a tip or a note, always said in words. */
export function Callout({ callout: { callout, title, text } }: { callout: CalloutBlock }) {
  return (
    <div className={callout === "mistake" ? styles.mistake : styles.callout}>
      <p className={styles.title}>
        <strong>{CALLOUT_NAMES[callout]}</strong>
        {title && <span>{`: ${title}`}</span>}
      </p>
      <Prose nodes={text} />
    </div>
  );
}
