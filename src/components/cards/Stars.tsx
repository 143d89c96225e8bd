import { formatRating } from "../../domain/text/format";
import * as styles from "./Stars.module.css";

const STAR = "m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const SIZE = 20;
const FIVE = [0, 1, 2, 3, 4];

function Row({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {FIVE.map((position) => (
        <path key={position} d={STAR} transform={`translate(${position * SIZE})`} />
      ))}
    </g>
  );
}

/** A rating as stars and as n/5, with one text alternative for both. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{`${rating} out of 5`}</span>
      <svg className={styles.glyphs} viewBox={`0 0 ${5 * SIZE} ${SIZE}`} aria-hidden="true">
        <Row className={styles.empty} />
        <svg width={rating * SIZE} height={SIZE}>
          <Row className={styles.full} />
        </svg>
      </svg>
      <span aria-hidden="true">{formatRating(rating)}</span>
    </span>
  );
}
