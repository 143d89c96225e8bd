import { formatDate, formatReadTime } from "../../domain/text/format";
import { type GuideAge, type GuideTeaser, lastChange } from "../../domain/guides/guide";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { Icon } from "../ui/Icon";
import * as styles from "./GuideHeader.module.css";

type Props = {
  /** `cardTerms` are the months that the cards' terms are from. */
  guide: GuideTeaser & GuideAge & { cardTerms: string };
};

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}

/** The masthead of a guide: the way back, category, read time, title, author and dates, that of the last change first. */
export function GuideHeader({ guide }: Props) {
  return (
    <header className={styles.header}>
      <p>
        <SiteLink to={ROUTES.guides.path} className={styles.back}>
          <Icon name="back" />
          Back to Guides
        </SiteLink>
      </p>
      <p className={styles.line}>
        <span className={styles.category}>{guide.category}</span>
        <span>{formatReadTime(guide.readTime)}</span>
      </p>
      <h1>{guide.title}</h1>
      <p className={styles.meta}>
        <span>{`By ${guide.author} · Updated `}</span>
        <Day day={lastChange(guide)} />
        <span>{` · Card terms ${guide.cardTerms} · First published `}</span>
        <Day day={guide.publishDate} />
        {guide.overdueAfter !== null && (
          <strong className="caution-text">{`. Our last review was more than ${guide.overdueAfter} days ago`}</strong>
        )}
      </p>
    </header>
  );
}
