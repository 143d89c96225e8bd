import * as cardChecks from "./checks/card-checks";
import type { Check, Documents } from "./checks/check";
import * as guideChecks from "./checks/guide-checks";
import * as siteChecks from "./checks/site-checks";
import type { Content } from "./content";
import { type ContentError, quote } from "./errors";
import { errorAt } from "./read";

/** The last of the four steps: what no single field shows. Each check looks at all sound content; the files export only checks. */
export const CHECKS: readonly Check[] = [cardChecks, guideChecks, siteChecks].flatMap((file): Check[] =>
  Object.values(file),
);

/** No source has spoken on a day that hasn't come. */
export const checkDays = ({ site: { security } }: Content, documents: Documents, day: string): ContentError[] =>
  [...documents.values()].flatMap((document) =>
    [...document.text.matchAll(/\b20\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?\b/g)].flatMap(({ 0: date, index }) =>
      date <= day || date === security.expires
        ? []
        : errorAt(document, index, { expected: `a day until ${day}`, found: quote(date) }),
    ),
  );
