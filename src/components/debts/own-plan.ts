/** Loaded for those who plan their own debts: the search for plans, an offer's fields, and the whole plan. */
export { answerDebts } from "../../domain/debts/answer-debts";
export { OfferRow } from "./OfferRow";
export { PayNow } from "./PayNow";
export { PlanDetails } from "./PlanDetails";
