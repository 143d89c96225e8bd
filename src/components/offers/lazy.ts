/** Loaded on use: costs, the table, the way out of an empty list, and the bar of picked cards. */
export { offerCosts, offersForScore } from "../../domain/catalog/offer-costs";
export { CardTable } from "../cards/CardTable";
export { PickedBar } from "./PickedBar";
export { OpenCredit } from "./OpenCredit";
