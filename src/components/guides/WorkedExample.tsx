import { useId } from "react";
import type { ExampleBlock } from "../../domain/guides/guide-block";
import { untranslated } from "../ui/untranslated";
import { Prose } from "./Prose";
import * as styles from "./WorkedExample.module.css";

/** A worked example in a ruled box: the figures first, of which the last is what it comes to, then what follows from them. */
export function WorkedExample({ example: { title, rows, text } }: { example: ExampleBlock }) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <strong>Worked example:</strong> <span>{title}</span>
      </p>
      <table className={styles.rows}>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {rows.map(({ label, value }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td translate={untranslated(value)}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {text.length > 0 && <Prose nodes={text} />}
    </section>
  );
}
