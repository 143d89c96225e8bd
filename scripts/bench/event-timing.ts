import type { CDPSession, Locator, Page } from "@playwright/test";

/**
 * What an interaction takes, as the browser itself counts it (Event Timing): from the event until the next frame is on
 * the screen. Nothing shorter than 16 ms is reported, and the browser rounds to 8 ms.
 * Nothing is also what it reports where a step meets nothing, so what reaches the step's target is counted apart.
 */
const SHORTEST = 16;

/** What the page keeps under this name, as a global. */
const STORE = "interactions";
type Store = {
  /** The longest time of each interaction, by the browser's number for it. */
  times: Map<number, number>;
  /** What the step is to reach, and how often it did: only by events of the visitor, not of a script. */
  target: Element | undefined;
  event: PressEvent;
  reached: number;
};

/** The event by which a press of the pointer or of a key is told. A disabled or covered button gets no click. */
type PressEvent = "click" | "keydown";

/** Between two keys of someone who types fast, in milliseconds. */
export const KEY_PAUSE = 100;

/** Between the going down and the going up of a button or a key, in milliseconds. */
export const PRESS = 80;

/** What a person needs at least to find the next thing on the page, in milliseconds. */
export const LOOK = 500;

/** Long enough for the entries of the last frame to be delivered, in milliseconds. */
const DELIVERY = 50;

// A function that runs in the page names none within it: tsx would mark the name with a helper that the page lacks.

/** More than the bars and borders of a window, in pixels. */
const WINDOW_FRAME = 300;

/**
 * Makes the window larger than the screen that it stands for. It has the screen's own size otherwise, with the bars in it,
 * and what changes in the lowest part of the page is never shown: its interaction would end with the next change higher up.
 */
async function showWhole(page: Page, session: CDPSession): Promise<void> {
  const screen = page.viewportSize();
  if (!screen) throw new Error("The screen has no size.");
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const bounds = { width: screen.width + WINDOW_FRAME, height: screen.height + WINDOW_FRAME };
  await session.send("Browser.setWindowBounds", { windowId, bounds });
}

/** A visitor of one page, whose every interaction is timed. */
export class TimedVisitor {
  /** What was done since the times were last asked for: so many interactions, all with this target. */
  private done = 0;
  private target: Locator | undefined;
  /** What the page's scripts threw since. */
  private readonly thrown: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {
    page.on("pageerror", ({ message }) => this.thrown.push(message));
  }

  static async on(page: Page): Promise<TimedVisitor> {
    await page.addInitScript(
      ({ store, shortest }) => {
        const times = new Map<number, number>();
        const kept: Store = { times, target: undefined, event: "click", reached: 0 };
        Reflect.set(window, store, kept);
        for (const type of ["click", "keydown"]) {
          // At the window and before all others: no listener of the page can keep an event from this one.
          window.addEventListener(
            type,
            (event) => {
              if (!event.isTrusted || type !== kept.event || !kept.target) return;
              if (event.composedPath().includes(kept.target)) kept.reached += 1;
            },
            true,
          );
        }
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
    const session = await page.context().newCDPSession(page);
    await showWhole(page, session);
    return new TimedVisitor(page, session);
  }

  /** Opens a page, waits until a tool can be used, and only then slows the processor down this many times. */
  async open(address: string, isTool: boolean, slowdown: number): Promise<void> {
    await this.session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const answer = await this.page.goto(address);
    if (answer?.ok() === false) throw new Error(`${address} is answered with ${answer.status()}.`);
    const taken = () => !document.querySelector('[data-island][data-until="load"]:not([data-ready])');
    if (isTool) await this.page.waitForFunction(taken, undefined, { timeout: 120_000 });
    await this.session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await this.settle();
    await this.times();
  }

  /** A press in the middle of what is found: the pointer gets there first, and the button is held as a person holds it. */
  async click(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    // What comes into view may get its height only now, and move the target.
    await this.settle();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Not to be seen: ${String(target)}`);
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
    await this.page.mouse.move(x, y);
    await this.expect("click", target, 1);
    await this.settle();
    await this.page.mouse.click(x, y, { delay: PRESS });
  }

  /** One key, where the focus is, which must be the target: the key of a page without focus goes to its body. */
  async press(key: string, target: Locator): Promise<void> {
    await this.expect("keydown", target, 1);
    await this.settle();
    await this.page.keyboard.press(key, { delay: PRESS });
  }

  /** Puts the focus on a field, which is no interaction, and types into it without waiting for what follows. */
  async type(target: Locator, text: string): Promise<void> {
    await this.focus(target);
    await this.expect("keydown", target, text.length);
    await this.settle();
    await this.page.keyboard.type(text, { delay: KEY_PAUSE });
  }

  async focus(target: Locator): Promise<void> {
    await target.focus();
    await target.evaluate((element) => {
      if (element instanceof HTMLInputElement) element.select();
    });
  }

  /** Has the page count what reaches the target from now on. */
  private async expect(event: PressEvent, target: Locator, times: number): Promise<void> {
    await target.evaluate(
      (element, [store, type]) => {
        Object.assign(Reflect.get(window, store), { target: element, event: type, reached: 0 });
      },
      [STORE, event] as const,
    );
    this.done += times;
    this.target = target;
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

  /**
   * The milliseconds of each interaction since the last call. One that is too short to be reported counts as 16, but only
   * if it reached its target. Throws if not every one did, or if the page's scripts threw: doing nothing is fast.
   */
  async times(): Promise<number[]> {
    const { done, target } = this;
    this.done = 0;
    this.target = undefined;
    const { found, reached } = await this.page.evaluate<{ found: number[]; reached: number }>(
      `(() => {
        const kept = window["${STORE}"];
        const answer = { found: [...kept.times.values()], reached: kept.reached };
        kept.times.clear();
        Object.assign(kept, { target: undefined, reached: 0 });
        return answer;
      })()`,
    );
    const thrown = this.thrown.splice(0);
    if (thrown.length > 0) throw new Error(`the page's scripts threw: ${thrown.join("; ")}`);
    if (reached !== done) {
      throw new Error(
        `${reached} of ${done} presses reached ${String(target)}: covered, disabled or without the focus?`,
      );
    }
    if (found.length > done) throw new Error(`the browser timed ${found.length} interactions where ${done} were done`);
    return [...found, ...new Array<number>(done - found.length).fill(SHORTEST)];
  }
}
