import type { PageTexts } from "../../domain/site/site";
import * as styles from "./Faq.module.css";

type Props = { questions: PageTexts["contact"]["faq"] };

/** Questions and answers, all open: nothing to click for what people look for. */
export function Faq({ questions }: Props) {
  return (
    <dl>
      {questions.map(({ question, answer }) => (
        <div key={question} className={styles.pair}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
