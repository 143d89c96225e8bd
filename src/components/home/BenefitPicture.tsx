import type { PageTexts } from "../../domain/site/site";
import * as styles from "./BenefitPicture.module.css";

type Picture = NonNullable<PageTexts["home"]["benefits"][number]["picture"]>;

type Bar = { x: number; y: number; width: number; className: string | undefined };

/** An offer and the rate after it; the current card above a cheaper one; three places, each costing more than the last. */
const BARS: Record<Picture, readonly Bar[]> = {
  rate: [
    { x: 24, y: 42, width: 132, className: styles.cheap },
    { x: 160, y: 42, width: 136, className: styles.later },
  ],
  costs: [
    { x: 24, y: 26, width: 272, className: styles.stay },
    { x: 24, y: 58, width: 272, className: styles.saved },
    { x: 24, y: 58, width: 40, className: styles.cheap },
  ],
  order: [16, 42, 68].flatMap((y, place) => [
    { x: 24, y, width: 272, className: styles.saved },
    { x: 24, y, width: 150 + place * 44, className: styles.cheap },
  ]),
};

/** What a benefit is about, as bars without words: the words stand below. */
export function BenefitPicture({ picture }: { picture: Picture }) {
  return (
    <svg className={styles.picture} viewBox="0 0 320 96" aria-hidden="true">
      {BARS[picture].map((bar, index) => (
        <rect key={index} {...bar} height="12" rx="3" />
      ))}
    </svg>
  );
}
