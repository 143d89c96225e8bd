import type { ReportedPlan, Survey } from "../survey/reported-plan";

/** All plans of a period as one file for the browser: each field's name once, then a list of values for each plan, by name. */

type MarketFile = { period: string; fields: string[]; rows: unknown[][] };

const NAME_ORDER = new Intl.Collator("en");

function byName(a: ReportedPlan, b: ReportedPlan): number {
  return NAME_ORDER.compare(a.institution, b.institution) || NAME_ORDER.compare(a.product, b.product) || a.row - b.row;
}

/** Writes the file, with the plans by name, so that no browser has to sort them. */
export function encodeMarket({ period, plans }: Survey): string {
  const fields = Object.keys(plans[0] ?? {});
  const rows = [...plans].sort(byName).map((plan) => {
    const values = new Map<string, unknown>(Object.entries(plan));
    return fields.map((field) => values.get(field) ?? null);
  });
  return JSON.stringify({ period, fields, rows } satisfies MarketFile);
}

function isMarketFile(data: unknown): data is MarketFile {
  return (
    typeof data === "object" &&
    data !== null &&
    "period" in data &&
    "fields" in data &&
    "rows" in data &&
    typeof data.period === "string" &&
    Array.isArray(data.fields) &&
    Array.isArray(data.rows)
  );
}

/** Checks the fields that name a plan; the rest is trusted, as `encodeMarket` wrote it from checked plans. */
function isPlan(plan: object): plan is ReportedPlan {
  return "institution" in plan && "product" in plan && "creditTiers" in plan && "flags" in plan;
}

/** Reads what `encodeMarket` has written. Throws for any other text. */
export function decodeMarket(text: string): Survey {
  const data: unknown = JSON.parse(text);
  if (!isMarketFile(data)) throw new Error("This is no file of reported plans.");
  const { period, fields, rows } = data;
  const plans = rows.map((values) => {
    const plan: object = Object.fromEntries(fields.map((field, place) => [field, values[place]]));
    if (!isPlan(plan)) throw new Error("A reported plan lacks its names.");
    return plan;
  });
  return { period, plans };
}
