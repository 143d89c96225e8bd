/** `npx tsx scripts/bench/presses.ts [/offers]`: milliseconds that each control takes to answer, on a slowed processor. */
import { type Browser, type Page, chromium } from "@playwright/test";
import { median } from "d3-array";
import { ROUTES, guidePath } from "../../src/site/routes";
import { CHROMIUM_SWITCHES } from "../lib/chromium-switches";
import { findBrowser } from "../lib/install.mjs";
import { runCommand } from "../lib/run.mjs";
import { startServer } from "../lib/static-server.mjs";

/** Milliseconds that the median of a control may take. */
const LIMIT = 40;
/** How much longer than on a plain page a single interaction may take: a busy machine is slow there, too. */
const BESIDE_PLAIN = 1.5;
const ROUNDS = 5;
/** Event Timing reports nothing shorter, and rounds to 8 ms. */
const SHORTEST = 16;
/** Milliseconds between two steps of a person, between two keys, and of a press. */
const [PAUSE, KEY_PAUSE, PRESS] = [500, 100, 80];

const LINES = "<p>Line of a <i>plain</i> page.</p>".repeat(200);
const PLAIN_PAGE = `data:text/html,<main><button onclick="answer.textContent += 1">Button</button>
<input aria-label="Field" oninput="answer.textContent = value"><p id="answer">0</p>${LINES}</main>`;

const DEBTS = Array.from({ length: 12 }, (_, i) => `d${i + 1}.balance=${900 + i * 230}&d${i + 1}.apr=${14 + i}`).join(
  "&",
);

/** Each page with how many times the processor is slowed: less where it holds the most debts or all reported plans. */
const VISITS: readonly [path: string, slowdown: number][] = [
  [PLAIN_PAGE, 6],
  [ROUTES.home.path, 6],
  [ROUTES.offers.path, 6],
  [ROUTES.compare.path, 6],
  [ROUTES.guides.path, 6],
  [ROUTES.calculator.path, 6],
  [ROUTES.contact.path, 6],
  [guidePath("balance-transfers-explained"), 6],
  [`${ROUTES.debts.path}#budget=1100&${DEBTS}&o1.line=5200&o2.line=3100&o2.feePercent=5`, 4],
  [ROUTES.market.path, 4],
];

/**
 * Marks the control that is used next, and returns its name and kind; null once all have been used. Of controls at the same
 * place in a list two are used, of boxes to tick five: the fourth fills a comparison. What takes something away comes last.
 */
function markNext(): { name: string; type: string } | null {
  const uses = new Map<string, number>(Reflect.get(window, "uses") as Iterable<[string, number]> | undefined);
  const kindOf = (element: Element): string => {
    const id = element.matches("input:not([type=checkbox], [type=radio])") ? element.id.replace(/\d+/, "") : "";
    const parent = element.matches("main") ? null : element.parentElement;
    return `${parent ? kindOf(parent) : ""}>${element.localName}.${element.className}${id}`;
  };
  const controls = [...document.querySelectorAll<HTMLElement>("main :is(button, summary, input, select, textarea)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !element.matches(":disabled"))
    .map((element) => ({ element, kind: kindOf(element), type: element.getAttribute("type") ?? element.localName }));
  const usesOf = ({ kind }: { kind: string }) => uses.get(kind) ?? 0;
  const isLast = ({ element }: { element: HTMLElement }) => /^(?:Clear|Remove|Dismiss|Cancel)/.test(element.innerText);
  const [next] = controls
    .filter((control) => usesOf(control) < ({ checkbox: 5, radio: 3 }[control.type] ?? 2))
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)) || usesOf(a) - usesOf(b));
  document.querySelector("[data-next]")?.removeAttribute("data-next");
  if (!next) return null;
  const used = usesOf(next);
  Reflect.set(window, "uses", uses.set(next.kind, used + 1));
  const { element, type } = controls.filter(({ kind }) => kind === next.kind)[used] ?? next;
  element.setAttribute("data-next", "");
  const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null;
  return { name: (label ?? element.ariaLabel ?? element.innerText).trim().slice(0, 60), type };
}

/** Uses the next control as its kind is used. Returns its name and how many events that were; null if none is left. */
async function useNext(page: Page): Promise<{ name: string; count: number } | null> {
  const control = await page.evaluate(markNext);
  if (!control) return null;
  const element = page.locator("[data-next]");
  const { name, type } = control;
  if (type === "select" || type === "range") await element.press("ArrowRight", { delay: PRESS });
  else if (["text", "search", "email", "input", "textarea"].includes(type)) {
    const text = /APR|rate|percent/i.test(name) ? "23.9" : "4321";
    await element.selectText();
    await element.pressSequentially(text, { delay: KEY_PAUSE });
    return { name, count: text.length };
  } else await element.click({ delay: PRESS });
  return { name, count: 1 };
}

/** Uses every control of a page in each round. Returns the milliseconds of each, from the event to the next frame. */
async function measure(browser: Browser, address: string, slowdown: number): Promise<Map<string, number[]>> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript((shortest) => {
    const times = new Map<unknown, number>();
    Object.assign(window, { times, __name: (value: unknown) => value });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, "interactionId");
        if (id) times.set(id, Math.max(times.get(id) ?? 0, entry.duration));
      }
    });
    const options = { type: "event", durationThreshold: shortest };
    observer.observe(options);
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
    let [tooSlow, worstAllowed] = [0, Infinity];
    console.log("| Page | Control | Count | Median | Worst |\n| --- | --- | --: | --: | --: |");
    for (const [path, slowdown] of VISITS) {
      const isPlain = path === PLAIN_PAGE;
      if (!isPlain && only && path.replace(/#.*/, "") !== only) continue;
      const measured = await measure(browser, isPlain ? path : server.url + path, slowdown);
      for (const [name, times] of measured) {
        const [middle = 0, worst] = [median(times), Math.max(...times)];
        const isSlow = !isPlain && (middle > LIMIT || worst > worstAllowed);
        tooSlow += Number(isSlow);
        const page = isPlain ? "a plain page" : path.replace(/#.*/, "");
        console.log(`| ${page} | ${name} | ${times.length} | ${middle} | ${worst}${isSlow ? " (too slow)" : ""} |`);
      }
      if (isPlain) worstAllowed = Math.max(LIMIT, BESIDE_PLAIN * Math.max(...[...measured.values()].flat()));
    }
    await browser.close();
    await server.close();
    console.log(`\n${tooSlow} controls are too slow.`);
    return tooSlow > 0 ? 1 : 0;
  },
  { allowPositionals: true },
);
