import { readFileSync } from "node:fs";
import path from "node:path";

const cssOf = (file: string) => readFileSync(path.join(process.cwd(), "src", file), "utf8");

const TOKENS = cssOf("styles/tokens.css");
const BADGES = cssOf("components/cards/Badges.module.css");
const OPTION = cssOf("components/compare/CardOption.module.css");

/** The rules of `:root` in light and, where they differ, in dark. */
const [LIGHT = "", DARK = ""] = TOKENS.split("@media (prefers-color-scheme: dark)");

/** What a property is in one of the rules with a selector. */
function valueOf(css: string, selector: string, property: string): string {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, name = ""]) => name.trim().endsWith(selector));
  const value = rules
    .map(([, , body = ""]) => new RegExp(`(?:^|[;\\s])${property}: ([^;]+);`).exec(body)?.[1])
    .find((found) => found !== undefined);
  if (value === undefined) throw new Error(`${selector} has no ${property}.`);
  return value;
}

/** The sRGB colour that `var(--name)` stands for, as #rrggbb. */
function colourOf(value: string, scheme: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name === undefined) return value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  const find = (css: string) => new RegExp(`${name}: ([^;]+);`).exec(css)?.[1];
  return colourOf((scheme === "dark" ? find(DARK) : undefined) ?? find(LIGHT) ?? "", scheme);
}

/** Relative luminance by WCAG's formula. */
function luminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`"${colour}" is no colour.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("the contrast of black and white is 21, that of a colour with itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#09563f", "#09563f")).toBe(1);
});

describe.each(["light", "dark"])("in %s", (scheme) => {
  test.each([".featured", ".recommended"])("the edge of %s stands out from the badge and from every card", (badge) => {
    const edge = colourOf(valueOf(BADGES, badge, "border-color"), scheme);
    const grounds = [
      valueOf(BADGES, badge, "background"),
      valueOf(OPTION, ".option", "background"),
      valueOf(OPTION, ".option:has(:checked)", "background"),
      valueOf(OPTION, ".option:has(:disabled)", "background"),
    ];
    for (const ground of grounds) expect(contrast(edge, colourOf(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
