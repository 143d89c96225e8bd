import type { Card } from "../../domain/cards/card";
import { type Fault, type Path, quote, sortFaults } from "../fault";
import type { Content } from "../gate";
import { claimsIn } from "../references/references";
import { SITE_FILE, type Site } from "../schema/site-schema";
import { type SourceFile, type TextFile, readSource } from "../read/source-file";

/**
 * Days held against the clock. The gate leaves them alone: what is built from the same content must not hang on the day of
 * the build.
 */

const MONTH = "2025-01".length;

function checkNotAfter(latest: string, source: SourceFile, path: Path, value: string | null): void {
  if (value === null || value <= latest) return;
  source.report(path, `a ${latest.length === MONTH ? "month" : "day"} up to ${latest}`, quote(value));
}

function checkSite({ asOf, about, security: { expires } }: Site, source: SourceFile, day: string): void {
  checkNotAfter(day, source, ["asOf"], asOf);
  checkNotAfter(day, source, ["about", "accessibility", "reviewed"], about.accessibility.reviewed);
  // The same day of the next year; of a leap day, a text that stands where it would.
  const end = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  if (expires < end) return;
  source.report(["security", "expires"], `a day less than a year ahead, before ${end}`, quote(expires));
}

function checkCard({ provenance: { asOf, checked } }: Card, source: SourceFile, day: string): void {
  checkNotAfter(day.slice(0, MONTH), source, ["provenance", "asOf"], asOf);
  checkNotAfter(day, source, ["provenance", "checked"], checked);
}

/** Reports every day of a file that can't have come yet on an ISO day, and an end of `security.txt` that is too far off. */
export function checkDays({ site, cards, guides, pages }: Content, source: SourceFile, day: string): void {
  const { file } = source;
  for (const { kind, day: claimed, ...place } of claimsIn(source.text)) {
    if (kind === "until" || claimed <= day) continue;
    source.reportAt(place, `a claim's day up to ${day}`, quote(claimed));
  }
  if (file === SITE_FILE) checkSite(site, source, day);
  const card = cards.find(({ id }) => file === `data/cards/${id}.json`);
  if (card) checkCard(card, source, day);
  const guide = guides.find(({ fileName }) => file === `data/guides/${fileName}.md`);
  for (const name of ["publishDate", "modifiedDate", "reviewed"] as const) {
    if (guide) checkNotAfter(day, source, [name], guide[name]);
  }
  const page = pages.find(({ name }) => file === `data/pages/${name}.md`);
  if (page) checkNotAfter(day, source, ["updated"], page.updated);
}

/** The faults of all days in content that has passed the gate. */
export function dayFaults(content: Content, files: readonly TextFile[], day: string): Fault[] {
  const sources = files.map(readSource);
  for (const source of sources) checkDays(content, source, day);
  return sortFaults(sources.flatMap(({ faults }) => faults));
}
