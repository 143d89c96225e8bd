import { formatDate, formatReadTime } from "../../domain/text/format";
import { type GuideAge, type GuideFrontMatter, type GuideTeaser, lastChange } from "../../domain/guides/guide";
import { reviewText } from "../../domain/guides/review-age";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../page/SiteLink";
import * as styles from "./GuideHeader.module.css";

type Props = { guide: GuideTeaser & GuideAge & Pick<GuideFrontMatter, "draft" | "modifiedDate"> };

/**
 * The masthead of a guide: the way back, category, title, author, dates, read time, and how old its facts are; a
 * draft, which only previews show, says so.
 */
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
        <span>{`By ${guide.author} · Published `}</span>
        <time dateTime={guide.publishDate}>{formatDate(guide.publishDate)}</time>
        {changed !== guide.publishDate && (
          <>
            <span> · Updated </span>
            <time dateTime={changed}>{formatDate(changed)}</time>
          </>
        )}
        <span>{` · Last reviewed ${reviewText(guide)}`}</span>
        {guide.overdueAfter !== null && (
          <strong className={styles.overdue}>
            {`. That was more than ${guide.overdueAfter} days ago: check rates and rules before you rely on them`}
          </strong>
        )}
      </p>
    </header>
  );
}
