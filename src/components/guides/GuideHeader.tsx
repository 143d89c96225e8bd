import { formatDate, formatReadTime } from "../../domain/text/format";
import type { GuideAge, GuideTeaser } from "../../domain/guides/guide";
import { factsAsOfText } from "../../domain/guides/review-age";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../page/SiteLink";
import * as styles from "./GuideHeader.module.css";

type Props = { guide: GuideTeaser & GuideAge };

/** The masthead of a guide: the way back, category, title, author, day of publication, read time, and the month of its facts. */
export function GuideHeader({ guide }: Props) {
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
      </p>
      <h1>{guide.title}</h1>
      <p className={styles.meta}>
        <span>{`By ${guide.author} · Published `}</span>
        <time dateTime={guide.publishDate}>{formatDate(guide.publishDate)}</time>
        <span>{` · ${factsAsOfText(guide)}`}</span>
        {guide.overdueAfter !== null && (
          <strong className="caution-text">{`. Our last review was more than ${guide.overdueAfter} days ago`}</strong>
        )}
      </p>
    </header>
  );
}
