import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "./browser.mjs";
import { CHROMIUM_SWITCHES } from "./chromium-switches";

/** Starts the browser that is found, or installed. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_SWITCHES, ...args] });
}
