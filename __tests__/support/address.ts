import { act } from "@testing-library/react";

/** Opens an address before a page is drawn, as if it had been typed: with no state of an earlier page. */
export function open(address: string): void {
  window.history.replaceState(null, "", address);
}

/** Goes to another entry of the history and waits until the page has heard of it. */
async function popped(go: () => void): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true });
        go();
      }),
  );
}

/** Follows a link within the page: the document stays. */
export const follow = (fragment: string) => popped(() => (window.location.hash = fragment));

/** Presses the browser's Back button. */
export const goBack = () => popped(() => window.history.back());

/**
 * Returns the address without the host, as someone leaves it who follows a link: a change may be on its way
 * there until then.
 */
export async function shownAddress(): Promise<string> {
  const link = document.createElement("a");
  link.addEventListener("click", (event) => event.preventDefault());
  document.body.append(link);
  await act(async () => {
    link.click();
    await Promise.resolve();
  });
  link.remove();
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
