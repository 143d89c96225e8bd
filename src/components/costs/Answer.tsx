import type { AnswerTexts } from "../../domain/costs/answer-texts";
import * as green from "../ui/AnswerBlock.module.css";
import * as styles from "./Answer.module.css";

type Props = {
  answer: AnswerTexts;
  /** The id of the label, which names the part of the page that the answer heads. */
  labelId?: string;
};

/** A tool's answer in one green block: a label, one figure, one short sentence. A page has one such block. */
export function Answer({ answer: { label, figure, sentence }, labelId }: Props) {
  return (
    <div className={green.block}>
      <h2 id={labelId}>{label}</h2>
      <div className={styles.row}>
        <p className={styles.figure} translate="no">
          {figure}
        </p>
        <p className={styles.sentence}>{sentence}</p>
      </div>
    </div>
  );
}
