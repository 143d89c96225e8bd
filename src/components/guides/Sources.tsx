import { formatDate } from "../../domain/text/format";
import { type GuideFrontMatter, lastChange } from "../../domain/guides/guide";
import * as styles from "./Sources.module.css";

type Props = { guide: Pick<GuideFrontMatter, "sources" | "modifiedDate" | "publishDate"> };

/** The primary sources of a guide, and the day of its last change. */
export function Sources({ guide }: Props) {
  const changed = lastChange(guide);
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
      <p>
        <span>Guide last changed on</span> <time dateTime={changed}>{formatDate(changed)}</time>
      </p>
    </section>
  );
}
