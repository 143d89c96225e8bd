import { type RuleKind, USUAL_RULES } from "../payoff/minimum-payment";

/** The ways in which a promotional rate ends: at the regular one, or with deferred interest charged back, too. */
export const PROMOTION_ENDS = ["rate", "deferred"] as const;
export type PromotionEnd = (typeof PROMOTION_ENDS)[number];

/** No more offers than these are compared at once. */
export const MAX_OFFERS = 2;

/** Characters of a name; no other field of a text is longer. */
export const MAX_NAME_LENGTH = 40;

export type DebtAmount =
  | "balance"
  | "apr"
  | "statementPayment"
  | "minimum"
  | "percent"
  | "floor"
  | "promotionApr"
  | "promotionMonths"
  | "annualFee";

/** Without an APR the statement's 36-month payment tells it; without a minimum payment the rule does. */
export type DebtFields = Record<"name" | DebtAmount, string> & { rule: RuleKind; promotionEnd: PromotionEnd };

export const NEW_DEBT: DebtFields = {
  name: "",
  balance: "",
  apr: "",
  statementPayment: "",
  minimum: "",
  ...USUAL_RULES["percent-plus-interest"],
  promotionApr: "",
  promotionMonths: "",
  promotionEnd: "rate",
  annualFee: "",
};

export const OFFER_TERMS = ["feePercent", "feeMinimum", "introApr", "introMonths", "apr"] as const;

export const NEW_OFFER = {
  name: "",
  feePercent: "3",
  feeMinimum: "5",
  introApr: "0",
  introMonths: "18",
  apr: "24.99",
  line: "",
  annualFee: "",
};
export type OfferFields = typeof NEW_OFFER;
export type OfferAmount = Exclude<keyof OfferFields, "name">;

/** Own order is that of the given debts; minimum payments alone are the yardstick. */
export const STRATEGIES = ["cheapest", "avalanche", "snowball", "own", "minimums-only"] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const STRATEGY_NAMES: Record<Strategy, string> = {
  cheapest: "Best we found",
  avalanche: "Highest rate first (avalanche)",
  snowball: "Smallest balance first (snowball)",
  own: "Your own order",
  "minimums-only": "Paying only the minimums",
};

export const NO_BUDGET = { budget: "", raise: "", raiseFrom: "", lumpSum: "", lumpSumIn: "" };
export type BudgetAmount = keyof typeof NO_BUDGET;

export type DebtsFields = typeof NO_BUDGET & {
  strategy: Strategy;
  debts: readonly DebtFields[];
  offers: readonly OfferFields[];
};

/** Two debts as an example, of which the smaller one doesn't have the higher rate: the orders of payment differ. */
export const DEBTS_DEFAULTS: DebtsFields = {
  ...NO_BUDGET,
  budget: "250",
  strategy: "cheapest",
  debts: [
    { ...NEW_DEBT, name: "Old card", balance: "1200", apr: "17.99" },
    { ...NEW_DEBT, name: "Credit card", balance: "4600", apr: "22.99" },
  ],
  offers: [],
};
