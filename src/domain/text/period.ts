/** The half-year that ends with a period of the survey: "2025-12-31" as "July to December 2025". */
export function periodText(period: string): string {
  return `${period.slice(5, 7) === "12" ? "July to December" : "January to June"} ${period.slice(0, 4)}`;
}
