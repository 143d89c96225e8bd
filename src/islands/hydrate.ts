import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { controlsOf, pressesIn, repeatEarlyInput } from "./early-input";
import { islandTree } from "./tree";

/** Gives a tool from the server to React, with the props that the build checked; `data-ready` then says that it answers. */
export function hydrateTool<Props extends object>(
  element: HTMLElement,
  name: string,
  Tool: ComponentType<Props>,
  props: Props,
): void {
  // From here on React keeps what is pressed.
  let before = controlsOf(element);
  const pressed = pressesIn(before);
  const focused = before.findIndex((control) => control === document.activeElement);
  const onReady = () => {
    element.dataset["ready"] = "";
    // React draws anew what a translator or an extension has changed by now, with the same controls.
    const isNew = before.some((control) => !control.isConnected);
    const now = isNew ? controlsOf(element) : before;
    if (isNew && !element.contains(document.activeElement)) now[focused]?.focus();
    void repeatEarlyInput(before, now).then(async () => {
      for (const place of pressed) {
        now[place]?.click();
        // The next press finds drawn what this one has changed.
        await Promise.resolve();
      }
    });
    before = [];
  };
  hydrateRoot(element, islandTree(Tool, props, onReady), { identifierPrefix: name });
}
