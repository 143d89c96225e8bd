import type { Page } from "@playwright/test";

/** Every control of a page is used, one after the other, as its kind is: what is measured needs no list. */

/** Between two keys of someone who types fast, and between the going down and up of a key or a button; milliseconds. */
const KEY_PAUSE = 100;
const PRESS = 80;

/** A control that a visitor can use. `type` is that of an input, else the element's name. */
type Control = { name: string; type: string; isAmount: boolean };

/**
 * Marks the control of the page that is used next, and gives it; null once all have been used enough. Of controls at the
 * same place in a list, such as the buttons of cards, two are used, one a round through the page, and of boxes to tick five:
 * the fourth fills a comparison. What takes something away comes last. Runs in the page.
 */
function markNext(): Control | null {
  const uses = new Map<string, number>(Reflect.get(window, "uses") as Iterable<[string, number]> | undefined);
  const kindOf = (element: Element): string => {
    const parent = element.parentElement;
    // Fields of a form differ, but not those of its numbered rows, nor boxes to tick in a list.
    const id = element.matches("input:not([type=checkbox], [type=radio])") ? element.id.replace(/\d+/, "") : "";
    return `${parent && !element.matches("main") ? kindOf(parent) : ""}>${element.localName}.${element.className}${id}`;
  };
  const menu = document.querySelector(":popover-open");
  const controls = [
    ...document.querySelectorAll<HTMLElement>(":is(header, main) button, main :is(summary, input, select, textarea)"),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !element.matches(":disabled"))
    // An open menu covers the page until its button is pressed again.
    .filter((element) => !menu || element.getAttribute("popovertarget") === menu.id)
    .map((element) => ({ element, kind: kindOf(element), type: element.getAttribute("type") ?? element.localName }));
  const usesOf = ({ kind }: { kind: string }) => uses.get(kind) ?? 0;
  const isLast = ({ element }: { element: HTMLElement }) => /^(Clear|Remove|Dismiss|Cancel)/.test(element.innerText);
  const [next] = controls
    .filter((control) => usesOf(control) < ({ checkbox: 5, radio: 3 }[control.type] ?? 2))
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)) || usesOf(a) - usesOf(b));
  document.querySelector("[data-used-next]")?.removeAttribute("data-used-next");
  if (!next) return null;
  const used = usesOf(next);
  Reflect.set(window, "uses", uses.set(next.kind, used + 1));
  const same = controls.filter(({ kind }) => kind === next.kind);
  const { element, type } = same[Math.min(used, same.length - 1)] ?? next;
  element.setAttribute("data-used-next", "");
  const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null;
  const name = label ?? element.ariaLabel ?? element.innerText;
  return { name: name.trim().split("\n")[0]?.slice(0, 60) ?? "", type, isAmount: element.inputMode !== "" };
}

/** What is typed into a field of this name, one that would pass there. */
function sampleFor({ name, type, isAmount }: Control): string {
  if (type === "email") return "ann@example.com";
  if (type === "date") return "01152026";
  if (!isAmount) return "transfer";
  if (/APR|rate|percent/i.test(name)) return "23.9";
  return /month/i.test(name) ? "234" : "4321";
}

/** Uses the next control. Gives its name and how many interactions that were, one or one a key; null if none is left. */
export async function useNext(page: Page): Promise<{ name: string; count: number } | null> {
  const control = await page.evaluate(markNext);
  if (!control) return null;
  const element = page.locator("[data-used-next]");
  const { name, type } = control;
  switch (type) {
    case "select":
      await element.press("ArrowDown", { delay: PRESS });
      return { name: `${name}: the next choice`, count: 1 };
    case "range":
      await element.press("ArrowRight", { delay: PRESS });
      return { name: `${name}: move it`, count: 1 };
    case "text":
    case "search":
    case "email":
    case "date":
    case "textarea": {
      const text = sampleFor(control);
      if (type === "date") await element.focus();
      else await element.selectText();
      await element.pressSequentially(text, { delay: KEY_PAUSE });
      return { name: `${name}: type ${text}`, count: text.length };
    }
    default:
      // The pointer gets there first.
      await element.hover();
      await element.click({ delay: PRESS });
      return { name: `${name}: press it`, count: 1 };
  }
}
