/** What only those use who plan their own debts: the search for moves, an offer's fields, and the whole plan. */
export { wholeExample } from "../../domain/debts/answer-debts";
export { answerOwnDebts } from "../../domain/debts/own-answer";
export { OfferRow } from "./OfferRow";
export { PayNow } from "./PayNow";
export { PlanDetails } from "./PlanDetails";
