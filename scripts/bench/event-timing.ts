import type { CDPSession, Locator, Page } from "@playwright/test";

/**
 * What an interaction takes, as the browser itself counts it (Event Timing): from the event until the next frame is on
 * the screen. Nothing shorter than 16 ms is reported, and the browser rounds to 8 ms.
 */
const SHORTEST = 16;
const STORE = "interactionTimes";

/** Between two keys of someone who types fast, in milliseconds. */
export const KEY_PAUSE = 100;

/** Between the going down and the going up of a button or a key, in milliseconds. */
export const PRESS = 80;

/** What a person needs at least to find the next thing on the page, in milliseconds. */
export const LOOK = 500;

/** Long enough for the entries of the last frame to be delivered, in milliseconds. */
const DELIVERY = 50;

// A function that runs in the page names none within it: tsx would mark the name with a helper that the page lacks.

/** A visitor of one page, whose every interaction is timed. */
export class TimedVisitor {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<TimedVisitor> {
    await page.addInitScript(
      ({ store, shortest }) => {
        const times = new Map<number, number>();
        Reflect.set(window, store, times);
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const id = Number(Reflect.get(entry, "interactionId"));
            if (id > 0) times.set(id, Math.max(times.get(id) ?? 0, entry.duration));
          }
        });
        // TypeScript's own types do not know the threshold yet.
        const options = { type: "event", durationThreshold: shortest, buffered: true };
        observer.observe(options);
      },
      { store: STORE, shortest: SHORTEST },
    );
    return new TimedVisitor(page, await page.context().newCDPSession(page));
  }

  /** Opens a page, waits until a tool can be used, and only then slows the processor down this many times. */
  async open(address: string, isTool: boolean, slowdown: number): Promise<void> {
    await this.session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await this.page.goto(address);
    const taken = () => "ready" in document.documentElement.dataset;
    if (isTool) await this.page.waitForFunction(taken, undefined, { timeout: 120_000 });
    await this.session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await this.settle();
    await this.times();
  }

  /** A press in the middle of what is found: the pointer gets there first, and the button is held as a person holds it. */
  async click(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Not to be seen: ${String(target)}`);
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
    await this.page.mouse.move(x, y);
    await this.settle();
    await this.page.mouse.click(x, y, { delay: PRESS });
  }

  /** One key, where the focus is. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key, { delay: PRESS });
  }

  /** Puts the focus on a field, which is no interaction, and types into it without waiting for what follows. */
  async type(target: Locator, text: string): Promise<void> {
    await this.focus(target);
    await this.page.keyboard.type(text, { delay: KEY_PAUSE });
  }

  async focus(target: Locator): Promise<void> {
    await target.focus();
    await target.evaluate((element) => {
      if (element instanceof HTMLInputElement) element.select();
    });
    await this.settle();
  }

  /** Looks for the next thing to do on the page. The time is part of what is measured: work left over from a step ends in it. */
  async look(): Promise<void> {
    await this.page.waitForTimeout(LOOK);
    await this.settle();
  }

  /** Waits until the browser has nothing left to do and has reported what it timed. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      (delivery) =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, delivery), { timeout: 2000 })),
          );
        }),
      DELIVERY,
    );
  }

  /** The milliseconds of each interaction since the last call. One that is too short to be reported counts as 16. */
  async times(): Promise<number[]> {
    const found = await this.page.evaluate<number[]>(
      `(() => { const all = [...window["${STORE}"].values()]; window["${STORE}"].clear(); return all; })()`,
    );
    return found.length > 0 ? found : [SHORTEST];
  }
}
