/** What only those use who plan their own debts: an offer's fields, and the whole plan. */
export { OfferRow } from "./OfferRow";
export { PlanDetails } from "./PlanDetails";
