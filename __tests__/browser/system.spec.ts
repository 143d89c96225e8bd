import { CARD_ROUTES, GUIDE_ROUTES } from "../built/support/routes";
import { FOUR_CARDS } from "./support/states";
import { expect, openTool, test } from "./support/test";

const NUMBERS = "#balance=6400&apr=27.99&payment=180";
const PAGES = [
  "/",
  "/offers",
  FOUR_CARDS,
  "/calculator",
  "/debts",
  "/market",
  CARD_ROUTES[0] ?? "",
  GUIDE_ROUTES[0] ?? "",
]
  .map((route) => route + NUMBERS)
  .concat("/", "/offers", "/guides", "/about", "/contact", "/help");

/** Counts the looks of the visible parts of a page: sizes of type, paddings of panels, looks of buttons, signs of what folds. */
function looks() {
  const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
  );
  const style = (element: Element) => getComputedStyle(element);
  const holdsText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  // A card's face is a picture, drawn to a scale of its own.
  const sizes = shown
    .filter((one) => holdsText(one) && !one.closest("[aria-hidden]"))
    .map((one) => style(one).fontSize);
  const paddings = shown
    .map(style)
    .filter(({ borderTopLeftRadius }) => borderTopLeftRadius === "12px")
    .flatMap(({ paddingTop, paddingLeft }) => [paddingTop, paddingLeft])
    .filter((padding) => padding !== "0px");
  const buttons = shown
    .filter((one) => one.matches('button:not(:disabled, [aria-pressed="true"]), a[class*="Button_"]'))
    .map((one) => {
      const { backgroundColor, borderTopWidth, borderTopColor, fontSize, fontWeight } = style(one);
      return [
        backgroundColor,
        borderTopWidth === "0px" ? "rgba(0, 0, 0, 0)" : borderTopColor,
        fontSize,
        fontWeight,
      ].join();
    });
  const disclosures = shown
    .filter((one) => one.matches("summary"))
    .map((one) => `${style(one).listStyleType} ${one.querySelector("svg path")?.getAttribute("d") ?? ""}`);
  return { sizes, paddings, buttons, disclosures };
}

const MOST = { sizes: 12, paddings: 3, buttons: 5, disclosures: 1 };

for (const width of [390, 1440])
  test(
    `all pages share a dozen sizes of type, three paddings, five buttons and one disclosure in a window of ${width} pixels`,
    { tag: "@full" },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const found = {
        sizes: new Set<string>(),
        paddings: new Set<string>(),
        buttons: new Set<string>(),
        disclosures: new Set<string>(),
      };
      for (const route of PAGES) {
        await openTool(page, route);
        const seen = await page.evaluate(looks);
        for (const kind of ["sizes", "paddings", "buttons", "disclosures"] as const)
          for (const look of seen[kind]) found[kind].add(look);
      }
      for (const kind of ["sizes", "paddings", "buttons", "disclosures"] as const)
        expect([...found[kind]].length, [...found[kind]].join("\n")).toBeLessThanOrEqual(MOST[kind]);
    },
  );
