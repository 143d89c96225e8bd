import { EMPTY_CONTACT, contactErrors, draftText, readDraft } from "../../../src/domain/forms/contact-form";

const filled = {
  ...EMPTY_CONTACT,
  name: "Ann Reader",
  email: "ann@example.com",
  subject: "A rate",
  message: "Is it right?",
};

test("has no errors when filled, with or without a category", () => {
  expect(contactErrors(filled)).toEqual({});
  expect(contactErrors({ ...filled, category: "review" })).toEqual({});
});

test("asks for the four required fields", () => {
  expect(contactErrors(EMPTY_CONTACT)).toEqual({
    name: "Enter your full name.",
    email: "Enter your email address.",
    subject: "Enter a subject.",
    message: "Enter your message.",
  });
});

test.each(["name", "email", "subject", "message"] as const)("takes blanks alone for an empty %s", (field) => {
  const { [field]: wanted } = contactErrors(EMPTY_CONTACT);
  expect(contactErrors({ ...filled, [field]: " \n\t " })).toEqual({ [field]: wanted });
});

test.each([
  ["name", "x".repeat(100), "Shorten your full name to 100 characters. It has 101 now."],
  ["email", `${"x".repeat(242)}@example.com`, "Shorten your email address to 254 characters. It has 255 now."],
  ["subject", "x".repeat(150), "Shorten your subject to 150 characters. It has 151 now."],
  ["message", "x".repeat(5000), "Shorten your message to 5,000 characters. It has 5,001 now."],
] as const)("limits the length of the %s, blanks around it aside", (field, longest, error) => {
  expect(contactErrors({ ...filled, [field]: ` ${longest}\n` })).toEqual({});
  expect(contactErrors({ ...filled, [field]: `x${longest}` })).toEqual({ [field]: error });
});

test("restores what was typed from its draft, but for the honeypot", () => {
  const typed = { ...filled, category: "review", message: "Is it 18.24% & more?\n\nYes, “it” is. 👍" };
  expect(readDraft(draftText({ ...typed, website: "x" }))).toEqual(typed);
  expect(draftText({ ...EMPTY_CONTACT, website: "x" })).toBe("");
});

test.each(["a@b.co", "first.last+tag@mail.example.org", " ann@example.com "])("accepts the address %j", (email) => {
  expect(contactErrors({ ...filled, email })).toEqual({});
});

test.each(["ann@example", "a.b.co", "a@b@c.de", "<a@b.co>", "mailto:a@b.co", "a@b,c.de"])(
  "gives an example in place of the address %j",
  (email) => {
    expect(contactErrors({ ...filled, email })).toEqual({ email: "Enter an email address such as name@example.com." });
  },
);
