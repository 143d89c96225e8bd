import { Fragment } from "react";
import { adFollowsSection } from "../../domain/site/ad-placement";
import { type Section, type Sections, partsOf } from "../../domain/guides/sections";
import { AdSlot } from "../ads/AdSlot";
import { ButtonLink } from "../page/ButtonLink";
import * as styles from "./GuideBody.module.css";
import { GuideParts } from "./GuideParts";

type Action = { label: string; to: string };
type Props = { text: Sections; actions: readonly Action[] };

function ActionPlan({ section, actions }: { section: Section; actions: readonly Action[] }) {
  return (
    <section className={styles.plan} aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      <GuideParts parts={section.parts} />
      <div className={styles.actions}>
        {actions.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} quiet={index > 0}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

/**
 * A guide's intro and sections, with ads between sections unless the guide places its own; the last section is the action
 * plan with its two buttons.
 */
export function GuideBody({ text, actions }: Props) {
  const { intro, sections } = text;
  const placesItsAds = partsOf(text).some(({ kind }) => kind === "ad");
  const last = sections.length - 1;
  return (
    <>
      <div className={styles.intro}>
        <GuideParts parts={intro} />
      </div>
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {index === last ? (
            <ActionPlan section={section} actions={actions} />
          ) : (
            <section className={styles.section} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <GuideParts parts={section.parts} />
            </section>
          )}
          {!placesItsAds && adFollowsSection(index, sections.length) && <AdSlot page="guide" turn={index} />}
        </Fragment>
      ))}
    </>
  );
}
