import { queryOf } from "./url-query";

export const CONTACT_CATEGORIES = {
  general: "General Inquiry",
  review: "Credit Card Review Question",
  technical: "Website Technical Issue",
  partnership: "Partnership Inquiry",
  feedback: "Feedback/Suggestion",
  other: "Other",
} as const;

/** `website` is the honeypot: hidden from people, so only a program fills it in, and nothing is sent. */
export const EMPTY_CONTACT = { name: "", email: "", subject: "", category: "", message: "", website: "" };
export type ContactFields = typeof EMPTY_CONTACT;

/** The required fields, with the most characters that each may have. No email address has more than that (RFC 5321). */
const REQUIRED = [
  { field: "name", noun: "full name", most: 100 },
  { field: "email", noun: "email address", most: 254 },
  { field: "subject", noun: "subject", most: 150 },
  { field: "message", noun: "message", most: 5000 },
] as const;

export type ContactErrors = Partial<Record<(typeof REQUIRED)[number]["field"], string>>;

/** How long the simulated sending takes, in milliseconds (specification, section 9). */
export const SIMULATED_SEND_MS = 1500;

const EMAIL = /^[^\s@<>,;:"]+@[^\s@.<>,;:]+(\.[^\s@.<>,;:]+)+$/;

const inFigures = (count: number) => count.toLocaleString("en-US");

function errorIn({ field, noun, most }: (typeof REQUIRED)[number], typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return `Enter ${field === "subject" ? "a" : "your"} ${noun}.`;
  if (text.length > most) {
    return `Shorten your ${noun} to ${inFigures(most)} characters. It has ${inFigures(text.length)} now.`;
  }
  return field === "email" && !EMAIL.test(text) ? "Enter an email address such as name@example.com." : undefined;
}

export function contactErrors(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  for (const required of REQUIRED) {
    const error = errorIn(required, fields[required.field]);
    if (error) errors[required.field] = error;
  }
  return errors;
}

/** The message as plain text, for its writer to copy. */
export function messageText({ name, email, category, subject, message }: ContactFields): string {
  const chosen = Object.entries(CONTACT_CATEGORIES).find(([value]) => value === category);
  const head = [`From: ${name}, ${email}`, ...(chosen ? [`Category: ${chosen[1]}`] : []), `Subject: ${subject}`];
  return `${head.join("\n")}\n\n${message}`;
}

/** Writes the fields as one text for the tab to keep; empty if nothing was typed. The honeypot is left out. */
export function draftText({ website, ...typed }: ContactFields): string {
  return queryOf(typed);
}

export function readDraft(text: string): ContactFields {
  return { ...EMPTY_CONTACT, ...Object.fromEntries(new URLSearchParams(text)) };
}
