import type { Section } from "../../domain/guides/sections";
import * as styles from "./Contents.module.css";

type Props = { sections: readonly Section[] };

/**
 * The table of contents: folded above the text on small screens, beside it on large ones, where the page's script opens it
 * (`src/vanilla/contents.ts`).
 */
export function Contents({ sections }: Props) {
  return (
    <nav aria-label="In this guide" className={styles.contents}>
      <details data-contents>
        <summary className={styles.title}>In this guide</summary>
        <ol role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
