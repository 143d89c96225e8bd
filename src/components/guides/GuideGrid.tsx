import { memo } from "react";
import { type GuideTeaser, lastChange } from "../../domain/guides/guide";
import * as styles from "./GuideGrid.module.css";
import { formatMonthOfYear, formatReadTime } from "../../domain/text/format";
import { type Finding, markWords } from "../../domain/guides/guide-search";
import { guidePath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { GuidePicture } from "./GuidePicture";

/** A text in which what a search found is marked; each piece is an element, as translators wrap bare texts. */
function marked(text: string, words: readonly string[]) {
  return markWords(text, words).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}

const NO_WORDS: readonly string[] = [];
const MONTH = "2026-05".length;

/** A guide in a list: picture, category, title, excerpt, month of its last change, read time, and what a search found in it. */
function GuideCard({ guide }: { guide: GuideTeaser & Partial<Finding> }) {
  const { section, words = NO_WORDS } = guide;
  const changed = lastChange(guide);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GuidePicture category={guide.category} />
      </div>
      <div className={styles.text}>
        <p className={`${styles.category ?? ""} caution-text`}>{guide.category}</p>
        <h3 className={styles.title}>
          <SiteLink to={guidePath(guide.name)}>{marked(guide.title, words)}</SiteLink>
        </h3>
        <p className={styles.excerpt}>{marked(guide.excerpt, words)}</p>
        {section && (
          <p className={styles.section}>
            <span>Found under</span>{" "}
            <SiteLink to={`${guidePath(guide.name)}#${section.id}`}>
              {marked(section.title, words)}
              {/* Two guides may have a section of one name; their links must not sound the same. */}
              <span className="visually-hidden">{` in ${guide.title}`}</span>
            </SiteLink>
          </p>
        )}
        <p className="small-note">
          <span>Updated </span>
          <time dateTime={changed}>{formatMonthOfYear(changed.slice(0, MONTH))}</time>
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
