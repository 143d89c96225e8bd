/** Loaded for those who ask for plans: their list, and what reads the file that holds them. */
export { decodeMarket } from "../../domain/market/market-file";
export { MarketResults } from "./MarketResults";
