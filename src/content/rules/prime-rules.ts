import { quote } from "../fault";
import type { Records } from "../read/records";

/** Reports changes of the prime rate that are out of order. Days to come are told by `day-rules.ts`. */
export function checkPrime({ prime: { source, value } }: Records): void {
  const rates = value?.rates ?? [];
  rates.forEach(({ day }, index) => {
    const before = rates[index - 1]?.day;
    if (before === undefined || day > before) return;
    source.report(["rates", index, "day"], `a day after ${before}`, quote(day), "the oldest change comes first");
  });
}
