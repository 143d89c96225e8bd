import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { repeatEarlyInput } from "./early-input";
import { islandTree } from "./tree";

/**
 * Gives a tool that the server drew to React. The build wrote these props beside the tool, and checked there that they are the
 * tool's own. `data-ready` then says that what a visitor does is answered.
 */
export function hydrateTool<Props extends object>(
  element: HTMLElement,
  name: string,
  Tool: ComponentType<Props>,
  props: Props,
): void {
  // From here on React keeps what is pressed.
  const pressed = element.querySelector<HTMLElement>("[data-pressed]");
  const onReady = () => {
    element.dataset["ready"] = "";
    void repeatEarlyInput(element).then(() => pressed?.click());
  };
  hydrateRoot(element, islandTree(Tool, props, onReady), { identifierPrefix: name });
}
