import { markWords } from "../../domain/guides/guide-search";
import * as styles from "./Marked.module.css";

type Props = { text: string; words: readonly string[] };

/** A text in which what a search found is marked. */
export function Marked({ text, words }: Props) {
  return (
    <>
      {markWords(text, words).map((piece, index) =>
        piece.marked ? (
          <mark key={index} className={styles.mark}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
