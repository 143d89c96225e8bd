import { formatDate, formatReadTime } from "../../domain/text/format";
import { type GuideFrontMatter, type GuideTeaser, lastChange } from "../../domain/guides/guide";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../page/SiteLink";
import * as styles from "./GuideHeader.module.css";

type Props = { guide: GuideTeaser & Pick<GuideFrontMatter, "draft" | "modifiedDate" | "reviewed"> };

/** The masthead of a guide: the way back, category, title, author, dates and read time; a draft, which only previews show, says so. */
export function GuideHeader({ guide }: Props) {
  const changed = lastChange(guide);
  return (
    <header className={styles.header}>
      <p>
        <SiteLink to={ROUTES.guides.path} className={styles.back}>
          Back to Guides
        </SiteLink>
      </p>
      <p className={styles.line}>
        <span className={styles.category}>{guide.category}</span>
        <span>{formatReadTime(guide.readTime)}</span>
        {guide.draft && <strong>Draft</strong>}
      </p>
      <h1>{guide.title}</h1>
      <p className={styles.meta}>
        By {guide.author} · Published <time dateTime={guide.publishDate}>{formatDate(guide.publishDate)}</time>
        {changed !== guide.publishDate && (
          <>
            {" · Updated "}
            <time dateTime={changed}>{formatDate(changed)}</time>
          </>
        )}
        {" · Last reviewed "}
        <time dateTime={guide.reviewed}>{formatDate(guide.reviewed)}</time>
      </p>
    </header>
  );
}
