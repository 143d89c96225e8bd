/** How a card's picture is drawn from its id: a tone, and lines like those of security print. In the units of the picture. */

export const FACE_WIDTH = 158.6;
export const FACE_HEIGHT = 100;

type Face = { deep: string; light: string; lines: string };

const TONES = [
  ["#553a0b", "#a17a31"],
  ["#0f3f31", "#4f9a80"],
  ["#6a2a1b", "#b8694f"],
  ["#103f58", "#4888a8"],
  ["#2f3438", "#717a82"],
  ["#0b4a4e", "#3f9194"],
  ["#4b2152", "#9a639f"],
  ["#5b1b34", "#a95a79"],
  ["#2e3067", "#7074bb"],
  ["#31491f", "#7c9a55"],
] as const;

const times = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const at = (value: number) => Number(value.toFixed(1));

function circle(x: number, y: number, radius: number): string {
  const across = at(2 * radius);
  return `M${at(x - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 1 0 ${across} 0a${at(radius)} ${at(radius)} 0 1 0-${across} 0`;
}

function ring(count: number, [x, y]: readonly [number, number], distance: number, radius: number): string {
  return times(count, (i) => {
    const angle = (2 * Math.PI * i) / count;
    return circle(x + distance * Math.cos(angle), y + distance * Math.sin(angle), radius);
  });
}

/** Quarters of circles around a corner at the right: the lower one, or the upper. */
function quarters(count: number, step: number, isLower: boolean): string {
  const [y, up] = isLower ? [FACE_HEIGHT, -1] : [0, 1];
  return times(count, (i) => {
    const radius = step * (i + 1);
    return `M${at(FACE_WIDTH - radius)} ${y}A${radius} ${radius} 0 0 ${isLower ? 1 : 0} ${FACE_WIDTH} ${y + up * radius}`;
  });
}

/** Rosette, waves, arcs, moiré, rays, bands, petals. No line leaves the picture: it would count as part of the page. */
const PATTERNS: readonly (() => string)[] = [
  () => ring(24, [109, 50], 22, 26),
  () => times(12, (i) => `M38.6 ${8 + i * 7.5}q10-7 20 0${"t20 0".repeat(5)}`),
  () => quarters(12, 8, true),
  () => quarters(14, 6.5, true) + quarters(14, 6.5, false),
  () => times(12, (i) => `M70 100L${at(74 + i * 7.6)} 0`) + times(10, (i) => `M70 100L${FACE_WIDTH} ${i * 10}`),
  () => times(12, (i) => `M${at(58 + i * 5.4)} 100l40-100`),
  () => ring(10, [114, 30], 14, 13) + ring(10, [84, 72], 14, 13) + ring(10, [131, 72], 14, 13),
];

/** A number that depends on the id alone, so that it is the same on every page and in every build. */
export function hashOf(id: string, factor: number): number {
  return [...id].reduce((hash, character) => (Math.imul(hash, factor) + (character.codePointAt(0) ?? 0)) >>> 0, 0);
}

/** With this factor no two of today's cards have one tone. */
const FACTOR = 600069;

export function faceOf(id: string): Face {
  const seed = hashOf(id, FACTOR);
  const [deep, light] = TONES[seed % TONES.length] ?? TONES[0];
  return { deep, light, lines: (PATTERNS[(seed >>> 8) % PATTERNS.length] ?? PATTERNS[0])?.() ?? "" };
}
