/** What only those use who want costs or the table, find no card, or pick some. */
export { offerCosts } from "../../domain/cards/offer-costs";
export { CardTable } from "../cards/CardTable";
export { PickedBar } from "./PickedBar";
export { OpenCredit } from "./OpenCredit";
