/** The page's later parts as the server draws them: at once. In the browser `parts-on-use` stands in their place. */
export { CalculationChecks } from "./CalculationChecks";
export { PlannerTool } from "./PlannerTool";

export function usePartsOnUse(): void {
  // Everything is there.
}
