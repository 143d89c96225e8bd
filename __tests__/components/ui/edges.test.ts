/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import { PALETTES, type Palette, colorOf, contrast, cssOf, valueOf } from "../../support/colors";

/**
 * The signs of where a control is and which one has the focus: the edge and the ring (WCAG 1.4.11 and 2.4.7). And the one
 * text that axe does not measure, a field's placeholder (1.4.6).
 */

const LEAST_CONTRAST = 3;
const LEAST_CONTRAST_OF_TEXT = 7;

const MODULES = readdirSync(path.join(process.cwd(), "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => ({ file, css: cssOf(file) }));

/** Grounds of everything that can be used. */
const GROUNDS = [
  "var(--color-page)",
  "var(--color-surface)",
  "var(--color-sunk)",
  "var(--color-accent-soft)",
  "var(--color-caution-soft)",
  "var(--color-faint)",
];

/** Grounds of no control: main buttons, the skip link, a page's answer. */
const FILLS = ["var(--color-accent)", "var(--color-accent-strong)", "var(--color-answer)"];

const FIELD = "components/ui/Field.module.css";

/** Where each kind of control has its edge from. */
const EDGES: [file: string, selector: string, property: string][] = [
  [FIELD, ".field textarea", "border"],
  [FIELD, '.field [aria-invalid="true"]', "border-color"],
  ["components/ui/Button.module.css", ".secondary", "border-color"],
  ["components/ui/Button.module.css", '.toggle[aria-pressed="true"]', "border-color"],
  ["styles/parts.css", ".segment-row", "box-shadow"],
  ["components/compare/CardPicker.module.css", ".option", "border-color"],
  ["components/compare/CardPicker.module.css", ".option:has(:checked)", "border-color"],
];

const [, width = "", ring = ""] =
  /^(\d+)px solid (var\(--[\w-]+\))$/.exec(valueOf(cssOf("styles/global.css"), ":focus-visible", "outline")) ?? [];

/** The grounds from which a color does not stand out. */
function tooFaint(value: string, palette: Palette): string[] {
  const color = colorOf(value, palette);
  return GROUNDS.filter((ground) => contrast(color, colorOf(ground, palette)) < LEAST_CONTRAST);
}

test("differs in light, dark and with more contrast", () => {
  const edges = PALETTES.map((palette) => colorOf("var(--color-border)", palette));
  expect(new Set(edges).size).toBe(4);
});

test("lists every ground of a control", () => {
  const laid = MODULES.flatMap(({ css }) =>
    [...css.matchAll(/background: (var\(--color-[\w-]+\));/g)].map(([, ground = ""]) => ground),
  );
  expect([...new Set(laid)].sort()).toEqual([...GROUNDS, ...FILLS].sort());
});

describe("the focus ring", () => {
  test("is at least 2 pixels wide", () => {
    expect(Number(width)).toBeGreaterThanOrEqual(2);
  });

  test("is the same everywhere: no component draws another or none", () => {
    const others = MODULES.filter(({ css }) => /(?:^|[;{\s])outline(?!-offset)[\w-]*:/.test(css));
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  test.each(PALETTES)("stands out from every ground in %s", (palette) => {
    expect(tooFaint(ring, palette)).toEqual([]);
  });
});

/** Colors of a chart's words and lines; axe can't tell what lies behind a text of a picture. */
const CHART_WORDS: [file: string, selector: string, property: string][] = [
  ["components/charts/ChartAxes.module.css", ".marks text,\n.offerText", "fill"],
  ["components/charts/ChartAxes.module.css", ".plan", "color"],
  ["components/charts/ChartAxes.module.css", ".minimum", "color"],
  ["components/charts/ChartAxes.module.css", ".card", "color"],
  ["components/charts/ChartAxes.module.css", ".words", "fill"],
];

const CHART_GROUND = valueOf(cssOf("styles/parts.css"), ".page-panel", "background");

test("draws a placeholder opaque", () => {
  expect(valueOf(cssOf(FIELD), ".field ::placeholder", "opacity")).toBe("1");
});

describe.each(PALETTES)("in %s", (palette) => {
  test("has a placeholder that can be read like any text", () => {
    const [text = "", ground = ""] = [
      valueOf(cssOf(FIELD), ".field ::placeholder", "color"),
      valueOf(cssOf(FIELD), ".field textarea", "background"),
    ].map((value) => colorOf(value, palette));
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST_OF_TEXT);
  });

  test.each(CHART_WORDS)("colors words of a chart in %s by %s so that they can be read", (file, selector, property) => {
    const color = colorOf(valueOf(cssOf(file), selector, property), palette);
    expect(contrast(color, colorOf(CHART_GROUND, palette))).toBeGreaterThanOrEqual(LEAST_CONTRAST_OF_TEXT);
  });

  test.each(EDGES)("gives the edge in %s of %s enough contrast on every ground", (file, selector, property) => {
    const color = /var\(--[\w-]+\)$/.exec(valueOf(cssOf(file), selector, property))?.[0] ?? "";
    expect(tooFaint(color, palette)).toEqual([]);
  });
});
