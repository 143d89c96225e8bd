import { act } from "@testing-library/react";
import { globalHistory, navigate } from "@gatsbyjs/reach-router";

/** Opens an address before a page is drawn, as if it had been typed: with no state of an earlier page. */
export function open(address: string): void {
  window.history.replaceState(null, "", address);
}

/** Tells Gatsby's router that the page is drawn, as it does itself; until then a new address would replace the last. */
function finishTransition(): void {
  const finish: unknown = Reflect.get(globalHistory, "_onTransitionComplete");
  if (typeof finish !== "function") throw new Error("Gatsby's router has changed: follow() must change with it.");
  Reflect.apply(finish, globalHistory, []);
}

/** Follows a link of Gatsby's while the page stays. */
export function follow(address: string): void {
  act(() => {
    void navigate(address);
  });
  finishTransition();
}

/** Presses the browser's Back button and waits until the page has heard of it. */
export async function goBack(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true });
        window.history.back();
      }),
  );
}

/**
 * What stands in the address bar, without the host, as someone leaves it who follows a link: a change may be on its way
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
