import type { GuideFrontMatter } from "../../domain/guides/guide";
import * as styles from "./Sources.module.css";

type Props = { guide: Pick<GuideFrontMatter, "sources"> };

/** The primary sources of a guide. */
export function Sources({ guide }: Props) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 className="small-title" id="sources">
        Sources
      </h2>
      <ul>
        {guide.sources.map(({ label, url }) => (
          <li key={label}>{url ? <a href={url}>{label}</a> : label}</li>
        ))}
      </ul>
    </section>
  );
}
