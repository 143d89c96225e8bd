import type { PageTexts } from "../../domain/site/site";
import * as styles from "./BenefitPicture.module.css";

type Picture = NonNullable<PageTexts["home"]["benefits"][number]["picture"]>;

/** `className` has the color of the bar, and its width. */
type Bar = { label: string; className: string | undefined };

const BARS: Record<Picture, readonly Bar[]> = {
  rate: [
    { label: "Intro rate", className: styles.bar },
    { label: "Regular rate after it", className: styles.later },
  ],
  costs: [
    { label: "Your current card", className: styles.stay },
    { label: "A card with a lower rate", className: styles.fifth },
  ],
  order: [
    { label: "Lowest cost first", className: styles.third },
    { label: "Next", className: styles.half },
  ],
};

/** A benefit as labelled bars; the words below it say the same. */
export function BenefitPicture({ picture }: { picture: Picture }) {
  return (
    <div className={picture === "rate" ? styles.inTime : styles.picture} aria-hidden="true">
      {BARS[picture].map(({ label, className }) => (
        <span key={label} className={styles.place}>
          <span>{label}</span>
          <span className={className} />
        </span>
      ))}
    </div>
  );
}
