import type { Section } from "../../domain/guides/sections";
import * as styles from "./Contents.module.css";

type Props = { sections: readonly Section[] };

/** The table of contents: above the text on small screens, beside it on large ones. */
export function Contents({ sections }: Props) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p id="contents" className={styles.title}>
        In this guide
      </p>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
