import { Fragment, useContext } from "react";
import { adFollowsSection } from "../../domain/site/ad-placement";
import type { Sections } from "../../domain/guides/sections";
import { AdSlot, AdsContext } from "../ads/AdSlot";
import { ButtonLinks } from "../page/ButtonLinks";
import * as styles from "./GuideBody.module.css";
import { GuideParts } from "./GuideParts";

type Props = {
  text: Sections;
  actions: readonly { label: string; to: string }[];
};

/** A guide's intro and sections, with ads between them; the last section is the action plan with two buttons. */
export function GuideBody({ text, actions }: Props) {
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
