import * as styles from "./CardFace.module.css";

type Props = { id: string; issuer: string };

const WIDTH = 158.6;
const HEIGHT = 100;

/** Shapes over the whole face, one of which a card's id chooses; the name stands on them. */
const PATTERNS = [
  // A wave, slanted halves, rings, stripes, a corner, arrows.
  "M0 70C45 30 105 100 158.6 55V100H0z",
  "M0 100 105 0h53.6v100z",
  "M158.6 100m-75 0a75 75 0 0 1 75-75v18a57 57 0 0 0-57 57zm36 0a39 39 0 0 1 39-39v18a21 21 0 0 0-21 21z",
  "M20 100 120 0h14L34 100zm34 0L154 0h4.6v9.4L68 100zm34 0 70.6-70.6v14L102 100zm34 0 36.6-36.6v14L136 100z",
  "M158.6 0A95 95 0 0 1 63.6 95 95 95 0 0 0 158.6 100z",
  "M60 100 100 50 60 0h18l40 50-40 50zm36 0 40-50L96 0h18l40 50-40 50z",
];

/** Bright shapes in the corner that no name reaches. */
const SEALS = [
  // Two discs, bars, a sun, a peak.
  "M122 84a13 13 0 1 0 0 .1zM152 84a13 13 0 1 0 0 .1z",
  "M98 97h10V84H98zm14 0h10V77h-10zm14 0h10V70h-10zm14 0h10V63h-10z",
  "M158.6 62a38 38 0 0 0-38 38h12a26 26 0 0 1 26-26zm0 20a18 18 0 0 0-18 18h18z",
  "M88 100 112 74 124 86 140 66 158.6 88V100z",
];

/** With this factor the hues of today's cards lie at least 20 degrees apart. */
const FACTOR = 1383;

/** A number that depends on the id alone, so that a card looks the same on every page and in every build. */
function seedOf(id: string): number {
  return [...id].reduce((hash, character) => (Math.imul(hash, FACTOR) + (character.codePointAt(0) ?? 0)) >>> 0, 0);
}

const MAX_LINE = 13;

/** A name in lines that fit: a word begins a line where the one before is full. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length === 0 || longer.length > MAX_LINE) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A card-shaped picture drawn from the card's id, with the issuer's name; no logo and no network mark. */
export function CardFace({ id, issuer }: Props) {
  const seed = seedOf(id);
  const hue = seed % 360;
  return (
    <svg className={styles.face} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} rx="9" fill={`hsl(${hue} 55% 20%)`} />
      <path d={PATTERNS[(seed >>> 8) % PATTERNS.length]} fill={`hsl(${(hue + 30) % 360} 45% 24%)`} />
      <path d={SEALS[(seed >>> 16) % SEALS.length]} fill={`hsl(${(hue + 180) % 360} 65% 62%)`} />
      {linesOf(issuer).map((line, index) => (
        <text
          key={line}
          x="11"
          y={26 + index * 20}
          className={styles.issuer}
          // What is longer than a line is drawn narrower.
          {...(line.length > MAX_LINE && { textLength: WIDTH - 22, lengthAdjust: "spacingAndGlyphs" })}
        >
          {line}
        </text>
      ))}
      <path d="M12 74h20v15H12zM12 81.5h20M19 74v15M25 74v15" fill="none" stroke="white" strokeOpacity="0.7" />
    </svg>
  );
}
