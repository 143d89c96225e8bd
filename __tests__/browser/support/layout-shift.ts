import type { Page } from "@playwright/test";

const SHIFTS = "layoutShifts";

/** Less than this is a word or two on another line: the site's own faces may come after the first paint. */
const LEAST_SHIFT = 0.005;

type Shift = { value: number; moved: string[] };

/** Notes every layout shift of the pages that are loaded from now on, with what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const shifts: { value: number; moved: string[] }[] = [];
    Reflect.set(window, name, shifts);
    /** A space between two words goes to the next line with the second one, and no one sees it. */
    const isBlank = (node: unknown) => node instanceof Text && node.data.trim() === "";
    const describe = (source: unknown) => {
      const node = source instanceof Text ? source.parentElement : source;
      return node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} ${node.textContent.slice(0, 40)}`
        : String(node);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, "sources");
        const moved = Array.isArray(sources)
          ? sources.map((source: object): unknown => Reflect.get(source, "node")).filter((node) => !isBlank(node))
          : [];
        if (moved.length > 0) shifts.push({ value: Number(Reflect.get(entry, "value")), moved: moved.map(describe) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, SHIFTS);
}

/** The shifts that someone could see. */
export async function seenShiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate<Shift[]>(`window["${SHIFTS}"]`);
  return shifts.filter(({ value }) => value >= LEAST_SHIFT);
}

/** Makes the processor this many times slower, as Lighthouse does for a phone. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
