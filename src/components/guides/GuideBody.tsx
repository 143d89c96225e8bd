import { Fragment, useContext } from "react";
import { adFollowsSection } from "../../domain/site/ad-placement";
import type { GuideSection, Sections } from "../../domain/guides/sections";
import { AdSlot, AdsContext } from "../ads/AdSlot";
import { ButtonLinks } from "../page/ButtonLink";
import * as styles from "./GuideBody.module.css";
import { GuideParts } from "./GuideParts";
import { countOf, formatDate, formatReadTime } from "../../domain/text/format";
import { Collapsible, Summary } from "../ui/Collapsible";
import { type GuideAge, type GuideFrontMatter, type GuideTeaser, lastChange } from "../../domain/guides/guide";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { Icon } from "../ui/Icon";

type HeaderProps = {
  /** `cardTerms` are the months that the cards' terms are from. */
  guide: GuideTeaser & GuideAge & { cardTerms: string };
};

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}

export function GuideHeader({ guide }: HeaderProps) {
  return (
    <header className={styles.header}>
      <p className="link-line">
        <SiteLink to={ROUTES.guides.path} className="not-printed">
          <Icon name="back" />
          Back to Guides
        </SiteLink>
      </p>
      <p className="wrapping-row">
        <span className={styles.category}>{guide.category}</span>
        <span>{formatReadTime(guide.readTime)}</span>
      </p>
      <h1>{guide.title}</h1>
      <p>
        <span>{`By ${guide.author} · Updated `}</span>
        <Day day={lastChange(guide)} />
        <span>{` · Rates on our list ${guide.cardTerms} · First published `}</span>
        <Day day={guide.publishDate} />
        {guide.overdueAfter !== null && (
          <strong className="caution-text">{`. Our last review was more than ${guide.overdueAfter} days ago`}</strong>
        )}
      </p>
    </header>
  );
}

/** The table of contents, in sight while reading. `page-scripts/contents.ts` marks the section that is read. */
export function Contents({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <nav aria-label="In this guide" className={styles.contents}>
      <details data-contents>
        <Summary>
          <span>In this guide</span>
          <span className={styles.place}>{countOf(sections.length, "section")}</span>
        </Summary>
        <ol role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export function InShort({ children }: { children: string }) {
  return (
    <p className={styles.short}>
      <strong>In short:</strong> <span>{children}</span>
    </p>
  );
}

/** A guide's intro and sections, with ads between them; the last section is the action plan with two buttons. */
export function GuideBody({ text, actions }: { text: Sections; actions: readonly { label: string; to: string }[] }) {
  const { intro, sections } = text;
  const placed = useContext(AdsContext)?.inGuides;
  const last = sections.length - 1;
  return (
    <>
      <section>
        <GuideParts parts={intro} />
      </section>
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          <section className={index === last ? styles.plan : styles.section} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <GuideParts parts={section.parts} />
            {index === last && <ButtonLinks links={actions} />}
          </section>
          {placed && adFollowsSection(index, sections.length, placed) && (
            <AdSlot page="guide" turn={Math.floor(index / placed.every)} />
          )}
        </Fragment>
      ))}
    </>
  );
}

export function Sources({ guide: { sources } }: { guide: Pick<GuideFrontMatter, "sources"> }) {
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
