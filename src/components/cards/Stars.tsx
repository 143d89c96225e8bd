import { formatRating } from "../../domain/text/format";
import * as styles from "./Stars.module.css";

const STAR = "l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L";
const SIZE = 20;
const STARS = "five-stars";

/** Five stars in a row, drawn once by the page: every rating refers to them. */
export function FiveStars() {
  const star = (x: number) => `M${x + 10} 1.6${STAR}${x + 1.6} 7.7l5.8-.8z`;
  return (
    <symbol id={STARS}>
      <path d={[0, 1, 2, 3, 4].map((place) => star(place * SIZE)).join("")} />
    </symbol>
  );
}

/** A rating as stars and as n/5, with one text alternative for both. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{`${rating} out of 5`}</span>
      <svg viewBox={`0 0 ${5 * SIZE} ${SIZE}`} aria-hidden="true">
        <use href={`#${STARS}`} />
        <svg width={rating * SIZE} height={SIZE}>
          <use href={`#${STARS}`} />
        </svg>
      </svg>
      <span aria-hidden="true">{formatRating(rating)}</span>
    </span>
  );
}
