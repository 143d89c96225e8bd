import type { GuideFrontMatter } from "../../domain/guides/guide";
import { Collapsible } from "../ui/Collapsible";
import * as styles from "./Sources.module.css";

type Props = { guide: Pick<GuideFrontMatter, "sources"> };

/** The primary sources of a guide, for those who ask. */
export function Sources({ guide: { sources } }: Props) {
  return (
    <section id="sources" className={styles.sources} aria-label="Sources">
      <Collapsible title={`Sources (${sources.length})`}>
        <ul className="small-note">
          {sources.map(({ label, url }) => (
            <li key={label}>{url ? <a href={url}>{label}</a> : label}</li>
          ))}
        </ul>
      </Collapsible>
    </section>
  );
}
