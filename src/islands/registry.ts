/** Every island, with its tool's file below `src/components`, of which a build makes a script (`src/build/finish/islands.ts`). */
export const ISLANDS = {
  CalculatorTool: "calculator/CalculatorTool",
  CardCostTool: "card-page/CardCostTool",
  CompareTool: "compare/CompareTool",
  ContactForm: "contact/ContactForm",
  DebtsTool: "debts/DebtsTool",
  GuidesTool: "guides/GuidesTool",
  HomeAnswer: "home/HomeAnswer",
  MarketTool: "market/MarketTool",
  Newsletter: "guides/Newsletter",
  OffersTool: "offers/OffersTool",
  YourExample: "guides/YourExample",
} as const;

export type IslandName = keyof typeof ISLANDS;
