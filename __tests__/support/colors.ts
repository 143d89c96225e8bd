import { readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.join(process.cwd(), "src");

/** A style sheet's text, by its path within `src`. */
export function cssOf(file: string): string {
  return readFileSync(path.join(SOURCE, file), "utf8");
}

const [USUAL = "", DARK = "", MORE_CONTRAST = ""] = cssOf("styles/tokens.css").split(
  /@media \((?:prefers-color-scheme: dark|prefers-contrast: more|forced-colors: active)\)/,
);

/** The rules of `:root` for each way in which a visitor may have set their system, those that win first. */
const RULES = {
  light: [USUAL],
  dark: [DARK, USUAL],
  "light with more contrast": [MORE_CONTRAST, USUAL],
  "dark with more contrast": [MORE_CONTRAST, DARK, USUAL],
};

export type Palette = keyof typeof RULES;

export const PALETTES = ["light", "dark", "light with more contrast", "dark with more contrast"] as const;

/** Returns a property of one of the rules with a selector. */
export function valueOf(css: string, selector: string, property: string): string {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, name = ""]) => name.trim().endsWith(selector));
  const value = rules
    .map(([, , body = ""]) => new RegExp(`(?:^|[;\\s])${property}: ([^;]+);`).exec(body)?.[1])
    .find((found) => found !== undefined);
  if (value === undefined) throw new Error(`${selector} has no ${property}.`);
  return value;
}

/** Resolves `var(--name)` to its sRGB color, as #rrggbb. */
export function colorOf(value: string, palette: Palette): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name === undefined) return value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  const found = RULES[palette].map((rules) => new RegExp(`${name}: ([^;]+);`).exec(rules)?.[1]);
  return colorOf(found.find((one) => one !== undefined) ?? "", palette);
}

/** Relative luminance by WCAG's formula. */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`"${color}" is no color.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
