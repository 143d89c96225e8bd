import type { Card } from "../../domain/cards/card";
import { type FieldComplaint, faultsIn } from "../complaint";
import { type Fault, quote, sortFaults } from "../fault";
import type { Content } from "../gate";
import { SITE_FILE, type Site } from "../schema/site-schema";
import type { TextFile } from "../read/source-file";
import type { Path } from "./texts";

/**
 * Days held against the clock. The gate leaves them alone: what is built from the same content must not hang on the day of
 * the build.
 */

const MONTH = "2025-01".length;

function notAfter(latest: string, path: Path, value: string | null): FieldComplaint[] {
  if (value === null || value <= latest) return [];
  return [{ path, expected: `a ${latest.length === MONTH ? "month" : "day"} up to ${latest}`, found: quote(value) }];
}

/** The same day of the next year; of a leap day, a text that stands where it would. */
function aYearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

function siteComplaints({ asOf, about, security: { expires } }: Site, day: string): FieldComplaint[] {
  const end = aYearAfter(day);
  return [
    ...notAfter(day, ["asOf"], asOf),
    ...notAfter(day, ["about", "accessibility", "reviewed"], about.accessibility.reviewed),
    ...(expires < end
      ? []
      : [
          {
            path: ["security", "expires"],
            expected: `a day less than a year ahead, before ${end}`,
            found: quote(expires),
          },
        ]),
  ];
}

function cardComplaints({ provenance: { asOf, checked } }: Card, day: string): FieldComplaint[] {
  return [
    ...notAfter(day.slice(0, MONTH), ["provenance", "asOf"], asOf),
    ...notAfter(day, ["provenance", "checked"], checked),
  ];
}

/** Every day of the content that can't have come yet on an ISO day, and an end of `security.txt` that is too far off. */
export function dayFaults({ site, cards, pages }: Content, files: readonly TextFile[], day: string): Fault[] {
  const complaints = new Map<string, FieldComplaint[]>([
    [SITE_FILE, siteComplaints(site, day)],
    ...cards.map((card) => [`data/cards/${card.id}.json`, cardComplaints(card, day)] as const),
    ...pages.map(({ name, updated }) => [`data/pages/${name}.md`, notAfter(day, ["updated"], updated)] as const),
  ]);
  return sortFaults(files.flatMap((file) => faultsIn(file, complaints.get(file.file) ?? [])));
}
