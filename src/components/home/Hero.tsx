import type { ReactNode } from "react";
import type { PageTexts } from "../../domain/site/site";
import * as styles from "./Hero.module.css";

type Props = { text: PageTexts["home"]["hero"]; children: ReactNode };

/** The top of the home page: one question, and the tool that answers it. */
export function Hero({ text, children }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{text.title}</h1>
          <p className="lead-text">{text.text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
