import { formatDate, formatReadTime } from "../../domain/format";
import type { GuideTeaser } from "../../domain/guide";
import { guidePath } from "../../site/routes";
import { SiteLink } from "../site/SiteLink";
import * as styles from "./GuideCard.module.css";

type Props = { guide: GuideTeaser };

/** A guide in a list: category, title, excerpt, author, date and read time. */
export function GuideCard({ guide }: Props) {
  return (
    <article className={styles.card}>
      <p className={styles.category}>{guide.category}</p>
      <h3 className={styles.title}>
        <SiteLink to={guidePath(guide.name)}>{guide.title}</SiteLink>
      </h3>
      <p>{guide.excerpt}</p>
      <p className={styles.meta}>
        {guide.author} · <time dateTime={guide.publishDate}>{formatDate(guide.publishDate)}</time> ·{" "}
        {formatReadTime(guide.readTime)}
      </p>
    </article>
  );
}
