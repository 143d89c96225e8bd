import { memo } from "react";
import type { GuideTeaser } from "../../domain/guides/guide";
import { GuideCard } from "./GuideCard";
import * as styles from "./GuideGrid.module.css";

type Props = {
  guides: readonly GuideTeaser[];
  /** Cards under wide pictures, or rows with small ones: three beside one another in a wide window, or two. */
  look?: "wide" | "rows" | "pair";
};

export const GuideGrid = memo(function GuideGrid({ guides, look = "rows" }: Props) {
  return (
    <ul role="list" className={styles[look]}>
      {guides.map((guide) => (
        <li key={guide.name}>
          <GuideCard guide={guide} wide={look === "wide"} />
        </li>
      ))}
    </ul>
  );
});
