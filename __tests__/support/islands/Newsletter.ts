import type { ComponentProps } from "react";
import { Newsletter } from "../../../src/components/guides/Newsletter";
import { hydrateTool } from "../../../src/islands/hydrate";

/** The script that the build makes of this island. */
export const hydrate = (element: HTMLElement, props: ComponentProps<typeof Newsletter>) =>
  hydrateTool(element, "Newsletter", Newsletter, props);
