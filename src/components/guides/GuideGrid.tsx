import { memo } from "react";
import type { GuideTeaser } from "../../domain/guides/guide";
import { GuideCard } from "./GuideCard";
import * as styles from "./GuideGrid.module.css";

type Props = { guides: readonly GuideTeaser[] };

export const GuideGrid = memo(function GuideGrid({ guides }: Props) {
  return (
    <ul role="list" className={styles.grid}>
      {guides.map((guide) => (
        <li key={guide.name}>
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  );
});
