import { memo } from "react";
import type { GuideTeaser } from "../../domain/guides/guide";
import { GuideCard } from "./GuideCard";
import * as styles from "./GuideGrid.module.css";

type Props = {
  guides: readonly GuideTeaser[];
  /** Whether small screens leave the excerpts out. */
  brief?: boolean;
};

export const GuideGrid = memo(function GuideGrid({ guides, brief = false }: Props) {
  return (
    <ul role="list" className={brief ? styles.brief : styles.grid}>
      {guides.map((guide) => (
        <li key={guide.name}>
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  );
});
