/** The contact form (specification, sections 3, 4 and 5). */

export const CONTACT_CATEGORIES = {
  general: "General Inquiry",
  review: "Credit Card Review Question",
  technical: "Website Technical Issue",
  partnership: "Partnership Inquiry",
  feedback: "Feedback/Suggestion",
  other: "Other",
} as const;

/** `website` is the honeypot: hidden from people, so only a program fills it in, and its message is silently ignored. */
export type ContactFields = {
  name: string;
  email: string;
  subject: string;
  category: string;
  message: string;
  website: string;
};
export type ContactErrors = Partial<Record<"name" | "email" | "subject" | "message", string>>;

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

/** What is wanted, field by field; empty if the message can be sent. */
export function contactErrors(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  if (fields.name.trim() === "") errors.name = "Enter your full name.";
  if (fields.email.trim() === "") errors.email = "Enter your email address.";
  else if (!isEmail(fields.email)) errors.email = "Enter an email address such as name@example.com.";
  if (fields.subject.trim() === "") errors.subject = "Enter a subject.";
  if (fields.message.trim() === "") errors.message = "Enter your message.";
  return errors;
}
