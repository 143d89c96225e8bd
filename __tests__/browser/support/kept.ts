import type { Page } from "@playwright/test";

/** Everything that the browser keeps for the sites it has shown: cookies, storage, databases, caches, service workers. */
export async function keptBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...Object.keys(localStorage).map((key) => `local storage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session storage ${key}`),
      ...databases.map(({ name }) => `database ${String(name)}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...workers.map(({ scope }) => `service worker for ${scope}`),
    ];
  });
  return [...cookies.map(({ name }) => `cookie ${name}`), ...inPage];
}
