import { quote } from "../fault";
import type { Records } from "../read/records";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "../read/texts-in";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The newest day that other content names, so that a build never hangs on the clock. */
function newestDay(sources: readonly SourceFile[]): string {
  const days = sources.flatMap(({ data }) =>
    textsIn(data).flatMap(({ text, path }) => (isPast(path) && DAY.test(text) ? text : [])),
  );
  return days.sort().at(-1) ?? "";
}

/** `security.txt` runs out on a day to come. */
const isPast = (path: readonly (string | number)[]) => path.at(-1) !== "expires";

/** Reports changes of the prime rate that are out of order, or later than any day that other content names. */
export function checkPrime({ prime: { source, value }, sources }: Records): void {
  const rates = value?.rates ?? [];
  const newest = newestDay(sources.filter((other) => other !== source));
  rates.forEach(({ day }, index) => {
    const before = rates[index - 1]?.day;
    const path = ["rates", index, "day"];
    if (before !== undefined && day <= before)
      source.report(path, `a day after ${before}`, quote(day), "the oldest change comes first");
    else if (day > newest) {
      const hint = "what is to come is not known yet; the newest day that the other content names counts as today";
      source.report(path, `a day up to ${newest}`, quote(day), hint);
    }
  });
}
