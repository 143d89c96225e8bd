import { type ContactFields, EMPTY_CONTACT } from "../../domain/contact-form";

/** A message as it is written: what was typed outlives the form when a visitor looks at another page of this site. */
export type Draft = { read: () => ContactFields; keep: (fields: ContactFields) => void };

/** An empty draft. It lives as long as the page is not loaded anew, in memory alone. */
export function newDraft(): Draft {
  let kept = EMPTY_CONTACT;
  return {
    read: () => kept,
    keep: (fields) => {
      kept = fields;
    },
  };
}
