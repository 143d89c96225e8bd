import type { Survey } from "../survey/reported-plan";

/** Writes all plans of a period as one file for the browser, by name, so that no browser has to sort them. */
export function encodeMarket({ period, plans }: Survey): string {
  const { compare } = new Intl.Collator("en");
  const byName = [...plans].sort(
    (a, b) => compare(a.institution, b.institution) || compare(a.product, b.product) || a.row - b.row,
  );
  return JSON.stringify({ period, plans: byName } satisfies Survey);
}

function isSurvey(data: unknown): data is Survey {
  return typeof data === "object" && data !== null && "plans" in data && Array.isArray(data.plans);
}

/** Reads what `encodeMarket` has written, and trusts its plans. Throws for any other text. */
export function decodeMarket(text: string): Survey {
  const data: unknown = JSON.parse(text);
  if (!isSurvey(data)) throw new Error("This is no file of reported plans.");
  return data;
}
