import type { ComponentProps } from "react";
import { CardCostTool } from "../../../src/components/card-page/CardCostTool";
import { hydrateTool } from "../../../src/islands/hydrate";

/** The script that the build makes of this island. */
export const hydrate = (element: HTMLElement, props: ComponentProps<typeof CardCostTool>) =>
  hydrateTool(element, "CardCostTool", CardCostTool, props);
