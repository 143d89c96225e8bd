import { faceOf } from "../../domain/cards/card-art";
import type { GuideTeaser } from "../../domain/guides/guide";
import * as styles from "./GuidePicture.module.css";

type Category = GuideTeaser["category"];

/** A card of no issuer, with its center at a place and turned a little. */
function AnyCard({ seed, place }: { seed: string; place: string }) {
  const { deep, light } = faceOf(seed);
  return (
    <g transform={place} stroke="none">
      <rect x="-79" y="-50" width="158" height="100" rx="9" fill={deep} />
      <path d="M20 42 66-34M36 42 70-14M52 42 70 12" stroke={light} strokeWidth="2" strokeLinecap="butt" />
      <rect x="-67" y="-12" width="24" height="18" rx="3.5" fill="#dcbf78" />
    </g>
  );
}

/** How a line looks that is a way not taken. */
const DOTTED = "1 16";

const PICTURES: Record<Category, JSX.Element> = {
  // Cards to choose from.
  Reviews: (
    <>
      <AnyCard seed="first" place="translate(150 112) rotate(-16)" />
      <AnyCard seed="second" place="translate(200 102) rotate(-4)" />
      <AnyCard seed="third" place="translate(252 106) rotate(9)" />
    </>
  ),
  // A first card under a cap.
  "Student Credit": (
    <>
      <AnyCard seed="second" place="translate(200 122)" />
      <path className={styles.solid} d="M200 22l84 32-84 32-84-32z" />
      <path d="M270 62v34" />
    </>
  ),
  // A record that grows.
  "Credit Building": (
    <path d="M120 160v-28M174 160v-58M228 160v-88M282 160v-120" strokeWidth="30" strokeLinecap="butt" />
  ),
  // A debt that moves from one card to another.
  "Debt Management": (
    <>
      <AnyCard seed="old card" place="translate(140 116) rotate(-8)" />
      <AnyCard seed="new card" place="translate(266 92) rotate(6)" />
      <path d="M120 42q44-34 88-2m-16-6 16 6 4-16" />
    </>
  ),
  // A rate that stays, beside one that rises when its offer ends.
  Education: (
    <>
      <path d="M48 106h296" />
      <path d="M48 160h142V58h154" strokeDasharray={DOTTED} />
      <path d="M344 106h.1M344 58h.1" strokeWidth="14" />
    </>
  ),
  // The dial of a score.
  "Credit Tips": (
    <>
      <path d="M104 158a96 96 0 0 1 144-83M200 158 244 92" />
      <path d="M262 85a96 96 0 0 1 34 73" strokeDasharray={DOTTED} />
      <path d="M200 158h.1" strokeWidth="14" />
    </>
  ),
  // A rate that falls by steps, and rises again.
  Trends: (
    <>
      <path d="M56 48h70v32h64v32h64v32h56v-24h38" />
      <path d="M348 120h.1" strokeWidth="14" />
    </>
  ),
};

const pictureId = (category: Category) => `about-${category.replaceAll(" ", "-").toLowerCase()}`;

/** The pictures of a page's guides, each drawn once: lists and tools refer to them. */
export function GuidePictures({ guides }: { guides: readonly Pick<GuideTeaser, "category">[] }) {
  const categories = new Set(guides.map(({ category }) => category));
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {[...categories].map((category) => (
        <symbol key={category} id={pictureId(category)} className={styles.drawing} viewBox="0 0 400 200">
          {PICTURES[category]}
        </symbol>
      ))}
    </svg>
  );
}

export function GuidePicture({ category }: { category: Category }) {
  return (
    <svg className={styles.picture} aria-hidden="true">
      <use href={`#${pictureId(category)}`} />
    </svg>
  );
}
