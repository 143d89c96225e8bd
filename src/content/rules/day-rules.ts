import { type Fault, START, fieldName, quote, sortFaults } from "../fault";
import { textsIn } from "../read/texts-in";
import { claimsIn } from "../references/references";
import { isDraft } from "../read/drafts";
import { type SourceFile, type TextFile, nameOf } from "../read/source-file";
import { readSource } from "../read/read-source";

/** Days held against the clock. The gate leaves them alone: a build must not hang on its day. */

const DAY_OR_MONTH = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** Reports every day of a file that can't have come yet on an ISO day, and an end of `security.txt` that is too far off. */
export function checkDays(source: SourceFile, day: string): void {
  for (const { kind, day: claimed, ...place } of claimsIn(source.text)) {
    if (kind === "until" || claimed <= day) continue;
    source.reportAt(place, `a claim's day up to ${day}`, quote(claimed));
  }
  const name = nameOf(source);
  if (/^data\/survey\/\d/.test(source.file) && name > day) {
    source.reportAt(START, `a half-year up to ${day}`, quote(name));
  }
  // What is not published yet may name the day on which it will be.
  if (isDraft(source)) return;
  // One year on; of a leap day, a text that stands where it would.
  const end = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  for (const { text, path } of textsIn(source.data)) {
    const latest = day.slice(0, text.length);
    if (fieldName(path) === "security.expires") {
      if (text >= end) source.report(path, `a day less than a year ahead, before ${end}`, quote(text));
    } else if (DAY_OR_MONTH.test(text) && text > latest) {
      source.report(path, `a ${latest === day ? "day" : "month"} up to ${latest}`, quote(text));
    }
  }
}

export function dayFaults(files: readonly TextFile[], day: string): Fault[] {
  const sources = files.map(readSource);
  for (const source of sources) checkDays(source, day);
  return sortFaults(sources.flatMap(({ faults }) => faults));
}
