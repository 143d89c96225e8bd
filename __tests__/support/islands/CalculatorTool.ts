import type { ComponentProps } from "react";
import { CalculatorTool } from "../../../src/components/calculator/CalculatorTool";
import { hydrateTool } from "../../../src/islands/hydrate";

/** The script that the build makes of this island. */
export const hydrate = (element: HTMLElement, props: ComponentProps<typeof CalculatorTool>) =>
  hydrateTool(element, "CalculatorTool", CalculatorTool, props);
