import { faceOf } from "../../domain/cards/card-art";
import type { GuideTeaser } from "../../domain/guides/guide";
import * as styles from "./GuidePicture.module.css";

/** A card of no issuer, with its center at a place and turned a little. */
function AnyCard({ seed, place }: { seed: string; place: string }) {
  const { deep, light } = faceOf(seed);
  return (
    <g transform={place}>
      <rect x="-79" y="-50" width="158" height="100" rx="9" fill={deep} />
      <path d="M20 42 66-34M36 42 70-14M52 42 70 12" stroke={light} strokeWidth="2" />
      <rect x="-67" y="-12" width="24" height="18" rx="3.5" fill="#dcbf78" />
    </g>
  );
}

/** Cards to choose from. */
const CHOICE = (
  <>
    <AnyCard seed="first" place="translate(150 112) rotate(-16)" />
    <AnyCard seed="second" place="translate(200 102) rotate(-4)" />
    <AnyCard seed="third" place="translate(252 106) rotate(9)" />
  </>
);

/** A debt that moves from one card to another. */
const MOVE = (
  <>
    <AnyCard seed="old card" place="translate(140 116) rotate(-8)" />
    <AnyCard seed="new card" place="translate(266 92) rotate(6)" />
    <path className={styles.line} d="M120 42q44-34 88-2m-16-6 16 6 4-16" />
  </>
);

/** A rate that stays, beside one that rises when its offer ends. */
const RATES = (
  <>
    <path className={styles.base} d="M48 162h304" />
    <path className={styles.line} d="M48 106h296" />
    <circle className={styles.dot} cx="344" cy="106" r="6" />
    <path className={styles.other} d="M48 160h142V58h154" />
    <circle className={styles.otherDot} cx="344" cy="58" r="6" />
  </>
);

const PICTURES: Record<GuideTeaser["category"], JSX.Element> = {
  Reviews: CHOICE,
  "Student Credit": CHOICE,
  "Credit Building": CHOICE,
  "Debt Management": MOVE,
  Education: RATES,
  "Credit Tips": RATES,
  Trends: RATES,
};

/** A drawing of what a guide is about, by its category. */
export function GuidePicture({ category }: Pick<GuideTeaser, "category">) {
  return (
    <svg className={styles.picture} viewBox="0 0 400 200" aria-hidden="true">
      {PICTURES[category]}
    </svg>
  );
}
