/** Rows in the layout of the bureau's workbook: nine rows of titles, a header whose first column is empty, the plans. */

const PLAN = {
  "Institution Name": "First Bank",
  "Product Name": "Gold, Silver",
  "Report Date": "2019-06-30",
  "Issued by Top 25 Institution": "Yes",
  "Availability of Credit Card Plan": "National",
  State: null,
  "State (Multiple)": null,
  "Requirements for Opening": "No",
  "Secured Card": "No",
  "Targeted Credit Tiers": "Credit scores from 620 to 719; Credit score of 720 or greater",
  "Purchase APR Index": "Yes",
  "Purchase APR no score": null,
  "Purchase APR poor": null,
  "Purchase APR good": 0.2849,
  "Purchase APR great": 0.1749,
  "Purchase APR min": 0.1749,
  "Purchase APR median": 0.2286,
  "Purchase APR max": 0.2849,
  "Intro APR median": null,
  "Median Length of Introductory APR": null,
  "Transfer APR median": 0,
  "Median Length of Balance Transfer APR": 11,
  "Balance Transfer Fee (%)": 0.05,
  "Minimum Balance Transfer Fee Amount": 5,
  "Advance APR median": 0.2974,
  "Cash Advance Fee (%)": null,
  "Minimum Cash Advance Fee Amount": null,
  "Grace Period": 23,
  "Annual Fee": null,
  "Monthly Fee": null,
  "Foreign Transaction Fee (%)": 0.03,
  "Late Fee ($)": 41,
  Rewards: "Cashback rewards; Travel-related rewards",
  "Other Rewards": null,
  "Card Features": null,
  "Website for Consumer": "https://bank.example",
};

type Cell = string | number | null;
export type OfficialPlan = { [Column in keyof typeof PLAN]: Cell };

export function official(changed: Partial<OfficialPlan>): OfficialPlan {
  return { ...PLAN, ...changed };
}

export function officialSheet(plans: readonly OfficialPlan[]): Cell[][] {
  const titles = Array.from({ length: 9 }, (_, row) => [null, row === 0 ? "Terms of Credit Card Plans Survey" : null]);
  return [...titles, [null, ...Object.keys(PLAN)], ...plans.map((plan) => [null, ...Object.values(plan)])];
}
