import { withPrefix } from "../../site/prefix";

/** Fetches all plans of the newest period and the part of the script that lists them. Throws if either can't be had. */
export async function loadMarket(address: string) {
  const [{ MarketResults }, { decodeMarket }, answer] = await Promise.all([
    import("./MarketResults"),
    import("../../domain/market/market-file"),
    fetch(withPrefix(address)),
  ]);
  if (!answer.ok) throw new Error(`The reported plans can't be had: ${answer.status}`);
  return { MarketResults, survey: decodeMarket(await answer.text()) };
}
