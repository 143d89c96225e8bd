/** How a card's picture is drawn from its id: a tone, and lines like those of security print. In the units of the picture. */

export const FACE_WIDTH = 158.6;
export const FACE_HEIGHT = 100;

export type Face = {
  /** The color under everything, dark enough for white text, and that of the lines. */
  deep: string;
  light: string;
  /** The lines, as the path of an SVG. */
  lines: string;
};

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

/** The point so far from another, in a direction of so many turns. */
function around(x: number, y: number, distance: number, turns: number): [number, number] {
  return [x + distance * Math.cos(2 * Math.PI * turns), y + distance * Math.sin(2 * Math.PI * turns)];
}

const PATTERNS: readonly (() => string)[] = [
  function rosette() {
    return times(26, (i) => circle(...around(116, 46, 33, i / 26), 31));
  },
  function waves() {
    return times(15, (i) => `M40 ${at(i * 8 - 6)}q10-7 20 0${"t20 0".repeat(5)}`);
  },
  function arcs() {
    return times(14, (i) => circle(150, 104, 16 + i * 9));
  },
  function moire() {
    return times(2, (side) => times(12, (i) => circle(96 + side * 44, 104 - side * 14, 12 + i * 8)));
  },
  function rays() {
    return times(24, (i) => {
      const [x, y] = around(74, 108, 150, -i / 60);
      return `M74 108L${at(x)} ${at(y)}`;
    });
  },
  function bands() {
    return times(14, (i) => `M${62 + i * 9} 100l60-100`);
  },
  function petals() {
    return times(3, (flower) => {
      const [x, y] = [
        [122, 34],
        [84, 86],
        [154, 90],
      ][flower] ?? [0, 0];
      return times(10, (i) => circle(...around(x ?? 0, y ?? 0, 16, i / 10), 15));
    });
  },
];

/** With this factor no two of today's cards have one tone. */
const FACTOR = 600069;

/** A number that depends on the id alone, so that a card looks the same on every page and in every build. */
function seedOf(id: string): number {
  return [...id].reduce((hash, character) => (Math.imul(hash, FACTOR) + (character.codePointAt(0) ?? 0)) >>> 0, 0);
}

/** The picture of a card. */
export function faceOf(id: string): Face {
  const seed = seedOf(id);
  const [deep, light] = TONES[seed % TONES.length] ?? TONES[0];
  return { deep, light, lines: (PATTERNS[(seed >>> 8) % PATTERNS.length] ?? PATTERNS[0])?.() ?? "" };
}
