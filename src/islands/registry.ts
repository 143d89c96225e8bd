import type { ComponentType } from "react";

/** A tool that is alive in the browser: how to take over what the server drew of it. */
export type Hydration<Props> = {
  hydrate: (element: HTMLElement, name: string, props: unknown) => Promise<void>;
  /** Only for types: what the tool must be given. */
  props?: Props;
};

/** React and the tool come in chunks of their own, both at once. */
function island<Props extends object>(load: () => Promise<ComponentType<Props>>): Hydration<Props> {
  /** The build wrote these props beside the tool, and checked there that they are the tool's own. */
  const isOwn = (props: unknown): props is Props => typeof props === "object" && props !== null;
  return {
    hydrate: async (element, name, props) => {
      const [{ hydrateTool }, Tool] = await Promise.all([import("./hydrate"), load()]);
      if (isOwn(props)) hydrateTool(element, name, Tool, props);
    },
  };
}

/** Every island of the site. Its name is that of the tool's file, by which a build finds the chunk. */
export const ISLANDS = {
  CalculatorTool: island(async () => (await import("../components/calculator/CalculatorTool")).CalculatorTool),
  CompareTool: island(async () => (await import("../components/compare/CompareTool")).CompareTool),
  ContactForm: island(async () => (await import("../components/contact/ContactForm")).ContactForm),
  GuidesTool: island(async () => (await import("../components/guides/GuidesTool")).GuidesTool),
  Newsletter: island(async () => (await import("../components/guides/Newsletter")).Newsletter),
  OffersTool: island(async () => (await import("../components/offers/OffersTool")).OffersTool),
  PlannerTool: island(async () => (await import("../components/planner/PlannerTool")).PlannerTool),
};

export type IslandName = keyof typeof ISLANDS;
