import type { GuideSection } from "../../domain/guides/sections";
import { countOf } from "../../domain/text/format";
import { Summary } from "../ui/Summary";
import * as styles from "./Contents.module.css";

type Props = { sections: readonly GuideSection[] };

/**
 * The table of contents: a line that stays in sight on small screens, and opens; beside the text on large ones. The page's
 * script (`contents.ts`) marks the section that is read and says which one it is.
 */
export function Contents({ sections }: Props) {
  return (
    <nav aria-label="In this guide" className={styles.contents}>
      <details data-contents>
        <Summary className={styles.title}>
          <span>In this guide</span>
          <span className={styles.place}>{countOf(sections.length, "section")}</span>
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
