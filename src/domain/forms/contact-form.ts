import { queryOf } from "./address";

/** The contact form (specification, sections 3, 4 and 5). */

export const CONTACT_CATEGORIES = {
  general: "General Inquiry",
  review: "Credit Card Review Question",
  technical: "Website Technical Issue",
  partnership: "Partnership Inquiry",
  feedback: "Feedback/Suggestion",
  other: "Other",
} as const;

/** `website` is the honeypot: hidden from people, so only a program fills it in, and nothing is sent. */
export type ContactFields = {
  name: string;
  email: string;
  subject: string;
  category: string;
  message: string;
  website: string;
};

/** The most characters that each required field may have. No email address has more than that (RFC 5321). */
export const MOST_CHARACTERS = { name: 100, email: 254, subject: 150, message: 5000 } as const;

type RequiredField = keyof typeof MOST_CHARACTERS;
export type ContactErrors = Partial<Record<RequiredField, string>>;

export const EMPTY_CONTACT: ContactFields = {
  name: "",
  email: "",
  subject: "",
  category: "",
  message: "",
  website: "",
};

/** How long the simulated sending takes, in milliseconds (specification, section 9). */
export const SIMULATED_SEND_MS = 1500;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

const NOUNS = { name: "full name", email: "email address", subject: "subject", message: "message" } as const;
const REQUIRED_FIELDS = ["name", "email", "subject", "message"] as const;

const inFigures = (count: number) => count.toLocaleString("en-US");

function errorIn(field: RequiredField, typed: string): string | undefined {
  const noun = NOUNS[field];
  const most = MOST_CHARACTERS[field];
  const { length } = typed.trim();
  if (length === 0) return `Enter ${field === "subject" ? "a" : "your"} ${noun}.`;
  if (length > most) return `Shorten your ${noun} to ${inFigures(most)} characters. It has ${inFigures(length)} now.`;
  if (field === "email" && !isEmail(typed)) return "Enter an email address such as name@example.com.";
  return undefined;
}

/** What is wanted, field by field; empty if the message can be sent. */
export function contactErrors(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of REQUIRED_FIELDS) {
    const error = errorIn(field, fields[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** What was typed, as one text for the tab to keep; empty if nothing was. The honeypot is left out. */
export function draftText({ website, ...typed }: ContactFields): string {
  return queryOf(typed);
}

/** What was typed, from the text that the tab kept. */
export function readDraft(text: string): ContactFields {
  return { ...EMPTY_CONTACT, ...Object.fromEntries(new URLSearchParams(text)) };
}
