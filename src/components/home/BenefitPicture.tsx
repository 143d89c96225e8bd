import type { PageTexts } from "../../domain/site/site";
import * as styles from "./BenefitPicture.module.css";

type Picture = NonNullable<PageTexts["home"]["benefits"][number]["picture"]>;

/** `part` is the width of a bar as a percentage of the place it has. */
type Bar = { label: string; part: number; className: string | undefined };

const BARS: Record<Picture, readonly Bar[]> = {
  rate: [
    { label: "Intro rate", part: 100, className: styles.cheap },
    { label: "Regular rate after it", part: 100, className: styles.later },
  ],
  costs: [
    { label: "Your current card", part: 100, className: styles.stay },
    { label: "A card with a lower rate", part: 20, className: styles.cheap },
  ],
  order: [
    { label: "Lowest cost first", part: 40, className: styles.cheap },
    { label: "Next", part: 65, className: styles.cheap },
  ],
};

/** What a benefit is about, as labelled bars; the words below it say the same. */
export function BenefitPicture({ picture }: { picture: Picture }) {
  return (
    <div className={picture === "rate" ? styles.inTime : styles.picture} aria-hidden="true">
      {BARS[picture].map(({ label, part, className }) => (
        <span key={label} className={styles.place}>
          <span>{label}</span>
          <span className={className} style={{ width: `${part}%` }} />
        </span>
      ))}
    </div>
  );
}
