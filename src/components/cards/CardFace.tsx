import * as styles from "./CardFace.module.css";

type Props = { id: string; issuer: string; small?: boolean };

const WIDTH = 158.6;
const HEIGHT = 100;

/** A number that depends on the id alone, so that a card looks the same on every page and in every build. */
function seedOf(id: string): number {
  return [...id].reduce((hash, character) => (Math.imul(hash, 33) + (character.codePointAt(0) ?? 0)) >>> 0, 5381);
}

/** A card-shaped picture drawn from the card's id: two quiet tones, the issuer's name, no logo and no network mark. */
export function CardFace({ id, issuer, small = false }: Props) {
  const seed = seedOf(id);
  const hue = seed % 360;
  const bend = 20 + (seed % 50);
  return (
    <svg className={small ? styles.small : styles.face} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} rx="9" fill={`hsl(${hue} 32% 20%)`} />
      <path
        d={`M0 ${bend + 20}C50 ${bend - 15} 100 ${bend + 55} ${WIDTH} ${bend}V${HEIGHT - 9}a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z`}
        fill={`hsl(${(hue + 28) % 360} 32% 27%)`}
      />
      <rect
        x="13"
        y="38"
        width="22"
        height="17"
        rx="3"
        fill="none"
        stroke="white"
        strokeOpacity="0.75"
        strokeWidth="1.5"
      />
      <path d="M13 46.5h22M20.5 38v17M27.5 38v17" stroke="white" strokeOpacity="0.6" strokeWidth="1" />
      <text x="13" y="22" className={styles.issuer}>
        {issuer}
      </text>
    </svg>
  );
}
