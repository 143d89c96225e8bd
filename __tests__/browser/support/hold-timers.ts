import type { Page } from "@playwright/test";

/** The pages that are opened from now on wait for ever where they would have waited this many milliseconds. */
export async function holdTimers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((held) => {
    const wait = window.setTimeout.bind(window);
    Reflect.set(window, "setTimeout", (task: () => void, time?: number) => (time === held ? 0 : wait(task, time)));
  }, milliseconds);
}
