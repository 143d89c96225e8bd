import { Fragment } from "react";
import { adFollowsSection } from "../../domain/ad-placement";
import type { Section, Sections } from "../../domain/sections";
import { AdSlot } from "../ads/AdSlot";
import { ButtonLink } from "../ui/ButtonLink";
import * as styles from "./GuideBody.module.css";
import { Prose } from "./Prose";

type Action = { label: string; to: string };
type Props = { text: Sections; actions: readonly Action[] };

function ActionPlan({ section, actions }: { section: Section; actions: readonly Action[] }) {
  return (
    <section className={styles.plan} aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      <Prose nodes={section.nodes} />
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

/** A guide's intro and sections, with ads between sections; the last section is the action plan with its two buttons. */
export function GuideBody({ text: { intro, sections }, actions }: Props) {
  const last = sections.length - 1;
  return (
    <>
      <div className={styles.intro}>
        <Prose nodes={intro} />
      </div>
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {index === last ? (
            <ActionPlan section={section} actions={actions} />
          ) : (
            <section className={styles.section} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <Prose nodes={section.nodes} />
            </section>
          )}
          {adFollowsSection(index, sections.length) && <AdSlot page="guide" turn={index} />}
        </Fragment>
      ))}
    </>
  );
}
