import { memo } from "react";
import { type GuideTeaser, lastChange } from "../../domain/guides/guide";
import * as styles from "./GuideGrid.module.css";
import { formatMonthOfYear, formatReadTime } from "../../domain/text/format";
import type { GuideHit } from "../../domain/guides/guide-search";
import { guidePath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { GuidePicture } from "./GuidePicture";

function GuideCard({ guide }: { guide: GuideTeaser & Partial<GuideHit> }) {
  const { section } = guide;
  const changed = lastChange(guide);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GuidePicture category={guide.category} />
      </div>
      <div className={styles.text}>
        <p className="small-note caution-text">{guide.category}</p>
        <h3 className={styles.title}>
          <SiteLink to={guidePath(guide.name)}>{guide.title}</SiteLink>
        </h3>
        <p className={styles.excerpt}>{guide.excerpt}</p>
        {section && (
          <p className={styles.section}>
            <span>Found under</span>{" "}
            <SiteLink to={`${guidePath(guide.name)}#${section.id}`}>
              <span>{section.title}</span>
              {/* Two guides may have a section of one name; their links must not sound the same. */}
              <span className="visually-hidden">{` in ${guide.title}`}</span>
            </SiteLink>
          </p>
        )}
        <p className="small-note">
          <span>Updated </span>
          <time dateTime={changed}>{formatMonthOfYear(changed)}</time>
          <span> · </span>
          <span>{formatReadTime(guide.readTime)}</span>
        </p>
      </div>
    </article>
  );
}

type Props = {
  guides: readonly GuideTeaser[];
  /** Cards under wide pictures, or rows with small ones: three beside one another in a wide window, or two. */
  look?: "wide" | "rows" | "pair";
};

export const GuideGrid = memo(function GuideGrid({ guides, look = "rows" }: Props) {
  return (
    <ul role="list" className={styles[look]}>
      {guides.map((guide) => (
        <li key={guide.name} className={look === "wide" ? "plain-box" : undefined}>
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  );
});
