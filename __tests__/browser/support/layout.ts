import type { Page } from "@playwright/test";

/**
 * How far the page could be scrolled sideways, in pixels, and what sticks out, but for what is in an element of this
 * selector and for regions that scroll themselves.
 */
export function overhang(page: Page, besides = "no-element"): Promise<string[]> {
  return page.evaluate((exempt) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 1 || left < -1) && !element.closest(exempt) && !scrolls(element);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...wide.map((element) => `${element.tagName} "${element.textContent.slice(0, 40)}" sticks out`),
    ];
  }, besides);
}

/**
 * Texts that a box cuts off, but for what is hidden from sight on purpose, for card faces, whose words are beside them, and
 * for regions that scroll.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      const unseen = '.visually-hidden, svg[aria-hidden="true"], title, desc, noscript, script, style';
      if (!parent || !words || parent.closest(unseen)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY) || clipPath === "inset(50%)") break;
        const edge = box.getBoundingClientRect();
        const sideways = /hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1);
        const upright = /hidden|clip/.test(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1);
        if (sideways || upright) cut.push(words.slice(0, 60));
      }
    }
    return cut;
  });
}

/**
 * Lists what stays in the window while the page is scrolled, and the controls in it, that lie beyond the window's edges where no
 * scrolling brings them in.
 */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stays = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element);
      return position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
    };
    const isBeyond = (element: Element) => {
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { top, right, bottom, left } = element.getBoundingClientRect();
      // A pixel may be lost in rounding.
      return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
    };
    const staying = [...document.querySelectorAll("body *")].filter(
      (element) => stays(element) && element.checkVisibility({ visibilityProperty: true }),
    );
    const controls = staying.flatMap((element) => [...element.querySelectorAll("a, button, input, select, textarea")]);
    return [...new Set([...staying, ...controls])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isBeyond(element))
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 40)}" is out of reach`);
  });
}

/** Adds rules to the page as a visitor's own style sheet would; an empty text takes them away again. */
export async function setOwnStyles(page: Page, css: string): Promise<void> {
  // Not a style element, which a page's Content-Security-Policy may refuse.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
}

/** Twice the page's own text size (WCAG 1.4.4). */
export const DOUBLE_TEXT = "html { font-size: 212.5% !important; }";

/** The spacing of WCAG 1.4.12. */
export const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The least side of a target, in pixels: WCAG 2.5.8, and what a finger wants. */
const LEAST = 24;
const LEAST_FOR_TOUCH = 44;

/**
 * Targets that are too small: 24 pixels for links outside of sentences, 44 in height for controls. A label counts as part
 * of its control's target.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, forTouch]) => {
      const small: string[] = [];
      const controls = "button, input, select, textarea, summary";
      for (const element of document.querySelectorAll<HTMLElement>(`a[href], ${controls}`)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        // WCAG's exception for links in a line of text.
        if (getComputedStyle(element).display === "inline") continue;
        if (element.closest(".visually-hidden") || element.matches("dfn + button")) continue;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const isTick = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
        const boxes = [element, ...(isTick ? labels : [])].map((one) => one.getBoundingClientRect());
        const height = Math.max(...boxes.map((box) => box.height));
        const width = Math.max(...boxes.map((box) => box.width));
        const wanted = element.matches(controls) ? (forTouch ?? 0) : (least ?? 0);
        // Half a pixel may be lost in rounding.
        if (height + 0.5 < wanted || width + 0.5 < (least ?? 0))
          small.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}": ${width} × ${height}`);
      }
      return small;
    },
    [LEAST, LEAST_FOR_TOUCH],
  );
}

/** Lists what moves, or would move at a change, though the visitor asked for less motion. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) => times.split(",").some((time) => Number.parseFloat(time) > 0);
    const moving = [...document.querySelectorAll("*")].filter((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
      return lasts(transitionDuration) || lasts(animationDuration) || scrollBehavior === "smooth";
    });
    return moving.map((element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`);
  });
}
