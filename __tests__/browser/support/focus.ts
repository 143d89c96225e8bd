import type { Page } from "@playwright/test";
import { untilStill } from "./test";

/**
 * One stop of someone who presses Tab: what has the focus, what is wrong with how it is seen, and whether it
 * is the one that was looked at first, the last that the page offers, or in a popover that is open.
 */
export type Stop = {
  element: string;
  faults: string[];
  isFirst: boolean;
  isLast: boolean;
  isInPopover: boolean;
} | null;

/** More stops than any page has. */
const MOST_STOPS = 200;

/** How long the browser may take to hand the focus over to a frame, in milliseconds. */
const HANDING_OVER = 2_000;

/** How far the focus ring reaches beyond its element, in pixels: 3 of ring, 2 of gap. */
const RING = 5;

/** Looks at what has the focus. Null once the focus has left this part of the page. */
export async function lookAtFocus(page: Page, within: "body" | "main" = "body"): Promise<Stop> {
  const stop = await look(page, within);
  if (!stop || stop.faults.length === 0) return stop;
  // It may still be on its way into sight.
  await untilStill(page);
  return look(page, within);
}

function look(page: Page, within: "body" | "main"): Promise<Stop> {
  return page.evaluate(
    ([part, ring]) => {
      const element = document.activeElement?.matches(`${part} *`) ? document.activeElement : null;
      if (!element) return null;
      const name = `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}" ${element.id}`;
      const faults: string[] = [];

      const takesFocus = (one: Element) =>
        one instanceof HTMLElement &&
        one.tabIndex >= 0 &&
        !one.matches(":disabled") &&
        one.checkVisibility({ visibilityProperty: true });
      const isLast = [...document.querySelectorAll(`${part} *`)].findLast(takesFocus) === element;

      // Names can stand in a page twice; the element itself can't.
      if (!Reflect.has(window, "firstStop")) Reflect.set(window, "firstStop", element);
      const isFirst = Reflect.get(window, "firstStop") === element;

      const isInPopover = element.closest(":popover-open") !== null;
      const place = { isFirst, isLast, isInPopover };

      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) faults.push("has no ring");

      const box = element.getClientRects()[0];
      if (!box) return { element: name, faults: ["can't be seen"], ...place };

      const inset = 2;
      const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
      const points: [number, number][] = [
        [middleX, middleY],
        [middleX, box.top + inset],
        [middleX, box.bottom - inset],
        [box.left + inset, middleY],
        [box.right - inset, middleY],
      ];
      const clips: Element[] = [];
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow !== "visible") clips.push(around);
      }
      const edges = [new DOMRect(0, 0, innerWidth, innerHeight), ...clips.map((clip) => clip.getBoundingClientRect())];
      // Browsers leave an element where it is if a part of it is in sight; that part may not lie under another one whole
      // (WCAG 2.4.11).
      const inSight = points.filter(([x, y]) =>
        edges.every((edge) => x >= edge.left && x < edge.right && y >= edge.top && y < edge.bottom),
      );
      const isOnTop = ([x, y]: [number, number]) => element.contains(document.elementFromPoint(x, y));
      if (inSight.length === 0) faults.push("is out of sight");
      else if (!inSight.some(isOnTop)) faults.push("is covered");

      // A ring that an ancestor cuts off on all sides is none.
      for (const clip of clips) {
        const edge = clip.getBoundingClientRect();
        const sides = [
          box.left - ring >= edge.left,
          box.top - ring >= edge.top,
          box.right + ring <= edge.right,
          box.bottom + ring <= edge.bottom,
        ];
        if (clip !== document.body && clip !== document.documentElement && !sides.includes(true))
          faults.push("its ring is cut off");
      }
      return { element: name, faults, ...place };
    },
    [within, RING] as const,
  );
}

/**
 * Returns what the focus is on, some while after nothing had it. A frame can be a process of its own: Chromium first takes the
 * focus from the page, and the frame gets it a moment later.
 */
async function lookInFrames(page: Page, within: "body" | "main"): Promise<Stop> {
  const arrived = () => document.activeElement !== null && document.activeElement !== document.body;
  await page.waitForFunction(arrived, undefined, { timeout: HANDING_OVER }).catch(() => undefined);
  return lookAtFocus(page, within);
}

/** Puts the focus at the beginning of a part of the page, which closes what is open only while it has the focus. */
async function goTo(page: Page, part: "body" | "main"): Promise<void> {
  await page.evaluate((selector) => {
    window.scrollTo(0, 0);
    const element = document.querySelector<HTMLElement>(selector);
    const tabIndex = element?.getAttribute("tabindex") ?? null;
    // The next Tab starts from here, as from the address bar or the skip link, wherever the focus was.
    element?.setAttribute("tabindex", "-1");
    element?.focus();
    if (tabIndex === null) element?.removeAttribute("tabindex");
  }, part);
}

/**
 * Presses Tab from the beginning of the page or of its main part, or from where the focus is, to the end, and gives what is
 * wrong with how the focus is seen on the way. Where the focus leaves the page or the part, or starts anew at the top, the
 * last control must have had it: one that goes away while it has the focus would end the walk too. Each control of a
 * popover that is open must have had it as well.
 */
export async function walkByTab(page: Page, from: "page" | "main" | "focus" = "page"): Promise<string[]> {
  await page.evaluate(() => Reflect.deleteProperty(window, "firstStop"));
  const part = from === "main" ? "main" : "body";
  if (from !== "focus") await goTo(page, part);
  let unmet = await page.locator(":popover-open :is(a, button)").count();
  const faults: string[] = [];
  let last: Stop = null;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    let stop = await lookAtFocus(page, part);
    if (stop === null && last?.isLast === false) stop = await lookInFrames(page, part);
    if (stop === null || (last !== null && stop.isFirst)) {
      if (last === null) return ["nothing on the page took the focus"];
      if (!last.isLast) faults.push(`the focus was lost after ${last.element}`);
      if (unmet > 0) faults.push(`${unmet} controls of what was open did not take the focus`);
      return faults;
    }
    last = stop;
    if (stop.isInPopover) unmet -= 1;
    faults.push(...stop.faults.map((fault) => `${stop.element} ${fault}`));
  }
  return [`${MOST_STOPS} presses of Tab did not reach the end`];
}
