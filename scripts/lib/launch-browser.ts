import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "./browser.mjs";

/** Starts the browser that is found, or installed. Chromium's sandbox does not start for root. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: await findBrowser(), args: [...sandbox, ...args] });
}
