/** `npx tsx scripts/bench/presses.ts [/offers]`: milliseconds that each control takes to answer, on a slowed processor. */
import { type Browser, type Page, chromium } from "@playwright/test";
import { median } from "d3-array";
import { ROUTES } from "../../src/site/routes";
import { CHROMIUM_SWITCHES } from "../lib/chromium-switches";
import { findBrowser } from "../lib/install.mjs";
import { runCommand } from "../lib/run.mjs";
import { startServer } from "../lib/static-server.mjs";

/** Milliseconds that a control's median may take. Its worst is printed alone: machines are busy. */
const LIMIT = 40;
const ROUNDS = 5;
/** Event Timing reports nothing shorter, and rounds to 8 ms. */
const SHORTEST = 16;
/** Milliseconds between two steps of a person, between two keys, and of a press. */
const [PAUSE, KEY_PAUSE, PRESS] = [500, 100, 80];

/** The most debts, and all reported plans: there the processor is slowed four times, elsewhere six. */
const DEBTS = Array.from({ length: 12 }, (_, i) => `d${i + 1}.balance=${900 + i * 230}&d${i + 1}.apr=${14 + i}`).join(
  "&",
);
const MUCH = [
  `${ROUTES.debts.path}#budget=1100&${DEBTS}&o1.line=5200&o2.line=3100&o2.feePercent=5`,
  ROUTES.market.path,
];
const PAGES = ["home", "offers", "compare", "guides", "calculator", "contact"] as const;
const VISITS = [...PAGES.map((name) => ROUTES[name].path), ...MUCH];

/** Marks the next control and returns its name and type; null after the last. Boxes are used up to five times, others twice. */
function markNext(): { name: string; type: string } | null {
  const uses = new Map<string, number>(Reflect.get(window, "uses") as Iterable<[string, number]> | undefined);
  const kindOf = (element: Element): string => {
    const id = element.matches("input:not([type=checkbox], [type=radio])") ? element.id.replace(/\d+/, "") : "";
    const parent = element.matches("main") ? null : element.parentElement;
    return `${parent ? kindOf(parent) : ""}>${element.localName}.${element.className}${id}`;
  };
  const isLast = (element: HTMLElement) => /^(?:Clear|Remove|Dismiss|Cancel)/.test(element.innerText);
  const controls = [...document.querySelectorAll<HTMLElement>("main :is(button, summary, input, select, textarea)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !element.matches(":disabled"))
    .map((element) => ({ element, kind: kindOf(element), type: element.getAttribute("type") ?? element.localName }))
    .map((control) => ({ ...control, used: uses.get(control.kind) ?? 0 }));
  const [next] = controls
    .filter(({ type, used }) => used < (type === "checkbox" ? 5 : 2))
    .sort((a, b) => Number(isLast(a.element)) - Number(isLast(b.element)) || a.used - b.used);
  document.querySelector("[data-next]")?.removeAttribute("data-next");
  if (!next) return null;
  Reflect.set(window, "uses", uses.set(next.kind, next.used + 1));
  const { element, type } = controls.filter(({ kind }) => kind === next.kind)[next.used] ?? next;
  element.setAttribute("data-next", "");
  const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null;
  return { name: (label ?? element.ariaLabel ?? element.innerText).trim().slice(0, 60), type };
}

/** Uses the next control as its type is used. Returns its name and how many events that were; null if none is left. */
async function useNext(page: Page): Promise<{ name: string; count: number } | null> {
  const control = await page.evaluate(markNext);
  if (!control) return null;
  const { name, type } = control;
  const element = page.locator("[data-next]");
  if (["text", "search", "email", "input", "textarea"].includes(type)) {
    await element.selectText();
    await element.pressSequentially(/APR|rate|percent/i.test(name) ? "23.9" : "4321", { delay: KEY_PAUSE });
    return { name, count: 4 };
  }
  if (type === "select" || type === "range") await element.press("ArrowRight", { delay: PRESS });
  else await element.click({ delay: PRESS });
  return { name, count: 1 };
}

/** Uses every control of a page in each round. Returns the milliseconds of each, from the event to the next frame. */
async function measure(browser: Browser, address: string, slowdown: number): Promise<Map<string, number[]>> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript((durationThreshold) => {
    const times = new Map<unknown, number>();
    Object.assign(window, { times, __name: (value: unknown) => value });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, "interactionId");
        if (id) times.set(id, Math.max(times.get(id) ?? 0, entry.duration));
      }
    });
    observer.observe(Object.assign({ type: "event" }, { durationThreshold }));
  }, SHORTEST);
  const takeTimes = async () => {
    await page.waitForTimeout(PAUSE);
    return page.evaluate<number[]>("(() => { const found = [...times.values()]; times.clear(); return found; })()");
  };
  const session = await page.context().newCDPSession(page);
  const measured = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goto("about:blank");
    await page.goto(address);
    await page.waitForFunction(() => !document.querySelector('[data-island][data-until="load"]:not([data-ready])'));
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await takeTimes();
    for (let used = await useNext(page); used; used = await useNext(page)) {
      const found = await takeTimes();
      const unreported = Array<number>(Math.max(0, used.count - found.length)).fill(SHORTEST);
      measured.set(used.name, [...(measured.get(used.name) ?? []), ...found, ...unreported]);
    }
  }
  await page.close();
  return measured;
}

void runCommand(
  async ({ positionals: [only] }) => {
    const server = await startServer({ port: 0, folder: "public" });
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_SWITCHES] });
    let tooSlow = 0;
    console.log("| Page | Control | Count | Median | Worst |\n| --- | --- | --: | --: | --: |");
    for (const visit of VISITS) {
      const route = visit.replace(/#.*/, "");
      if (only && route !== only) continue;
      for (const [name, times] of await measure(browser, server.url + visit, MUCH.includes(visit) ? 4 : 6)) {
        const middle = median(times) ?? NaN;
        tooSlow += Number(middle > LIMIT);
        console.log(`| ${[route, name, times.length, middle, Math.max(...times)].join(" | ")} |`);
      }
    }
    await browser.close();
    await server.close();
    console.log(`\n${tooSlow} controls are too slow.`);
    return tooSlow > 0 ? 1 : 0;
  },
  { allowPositionals: true },
);
