import type { Section } from "../../domain/guides/sections";
import { Summary } from "../ui/Summary";
import * as styles from "./Contents.module.css";

type Props = { sections: readonly Section[] };

/** The table of contents: folded on small screens; beside the text on large ones, where `contents.ts` opens it. */
export function Contents({ sections }: Props) {
  return (
    <nav aria-label="In this guide" className={styles.contents}>
      <details data-contents>
        <Summary className={styles.title}>
          <span>In this guide</span>
        </Summary>
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
