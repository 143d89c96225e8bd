import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ContactForm } from "../../../src/components/contact/ContactForm";
import { newDraft } from "../../../src/components/contact/draft";
import { SEND_PATIENCE } from "../../../src/components/contact/send-form";
import { SITE } from "../../support/fixture";
import { mockServer } from "../../support/server";

const ENDPOINT = "https://forms.example/contact";
const MESSAGE = { name: "Ann Reader", email: "ann@example.com", subject: "A question", message: "How do you rate?" };
const PLACEHOLDER = "Please provide as much detail as possible...";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(endpoint: string | null = null, draft = newDraft()) {
  render(<ContactForm text={SITE.contact} endpoint={endpoint} email={SITE.email} draft={draft} />);
  return userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
}

const LABELS = { name: "Full Name", email: "Email Address", subject: "Subject", message: "Message" } as const;
type Name = keyof typeof LABELS;
const NAMES = ["name", "email", "subject", "message"] as const;
const input = (name: Name) => screen.getByRole<HTMLInputElement>("textbox", { name: LABELS[name] });
const category = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Category (optional)" });
const send = () => screen.getByRole("button", { name: "Send Message" });
const honeypot = () => document.querySelector<HTMLInputElement>("input[name=website]");
const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function fill(user: ReturnType<typeof userEvent.setup>, message: Partial<typeof MESSAGE> = MESSAGE) {
  for (const name of NAMES) {
    const text = message[name];
    if (text) await user.type(input(name), text);
  }
}

describe("the fields", () => {
  test("are the specification's; all but the category are required", () => {
    start();
    for (const name of NAMES) expect(input(name)).toBeRequired();
    expect(category()).not.toBeRequired();
    expect(input("email")).toHaveAttribute("type", "email");
    expect(input("message")).toHaveAttribute("rows", "6");
    expect(input("message")).toHaveAttribute("placeholder", PLACEHOLDER);
    expect(input("name")).toHaveAttribute("autocomplete", "name");
    expect(input("email")).toHaveAttribute("autocomplete", "email");
  });

  test("the categories are the specification's, and none is chosen at first", () => {
    start();
    expect([...category().options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Select a category"],
      ["general", "General Inquiry"],
      ["review", "Credit Card Review Question"],
      ["technical", "Website Technical Issue"],
      ["partnership", "Partnership Inquiry"],
      ["feedback", "Feedback/Suggestion"],
      ["other", "Other"],
    ]);
    expect(category()).toHaveValue("");
  });

  test("the honeypot is hidden from sight, from the keyboard and from screen readers", async () => {
    const user = start();
    expect(honeypot()).toHaveAttribute("tabindex", "-1");
    expect(honeypot()).not.toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Leave this empty" })).not.toBeInTheDocument();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await user.tab();
      reached.push(document.activeElement?.id || document.activeElement?.textContent || null);
    }
    expect(reached).toEqual([
      "contact-name",
      "contact-email",
      "contact-subject",
      category().id,
      "contact-message",
      "Send Message",
    ]);
  });

  test("a form that is sent before its script runs keeps the message out of the address", () => {
    start();
    expect(send().closest("form")).toHaveAttribute("method", "post");
  });
});

describe("a message with something missing", () => {
  test("is not sent: all errors stand at the top as links, and the focus goes there", async () => {
    const user = start();
    await user.click(send());
    const summary = screen.getByRole("alert");
    expect(within(summary).getByRole("heading", { name: "There is a problem" })).toBeInTheDocument();
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Enter your full name.", "#contact-name"],
      ["Enter your email address.", "#contact-email"],
      ["Enter a subject.", "#contact-subject"],
      ["Enter your message.", "#contact-message"],
    ]);
    expect(summary.parentElement).toHaveFocus();
    await passTime(5000);
    expect(screen.queryByText(SITE.contact.sent.title)).not.toBeInTheDocument();
  });

  test("each link leads to its field, and each field has its error", async () => {
    const user = start();
    await user.click(send());
    for (const name of NAMES) {
      expect(input(name)).toBeInvalid();
      const link = document.querySelector(`a[href="#${input(name).id}"]`);
      expect(input(name)).toHaveAccessibleDescription(String(link?.textContent));
    }
    expect(category()).toBeValid();
  });

  test.each(["name", "email", "subject", "message"] as const)(
    "of the %s alone names that one alone",
    async (missing) => {
      const user = start();
      await fill(user, { ...MESSAGE, [missing]: "" });
      await user.click(send());
      expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
      expect(input(missing)).toBeInvalid();
    },
  );

  test("spaces are nothing", async () => {
    const user = start();
    await fill(user, { ...MESSAGE, subject: "   " });
    await user.click(send());
    expect(input("subject")).toHaveAccessibleDescription("Enter a subject.");
  });

  test("an email address that is none is asked for again", async () => {
    const user = start();
    await fill(user, { ...MESSAGE, email: "ann@example" });
    await user.click(send());
    expect(input("email")).toHaveAccessibleDescription("Enter an email address such as name@example.com.");
  });

  test("the focus goes to the summary at every try", async () => {
    const user = start();
    await user.click(send());
    await user.type(input("name"), "Ann Reader");
    await user.click(send());
    expect(screen.getByRole("alert").parentElement).toHaveFocus();
    expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(3);
  });

  test("once it is complete, the errors go", async () => {
    const user = start();
    await user.click(send());
    await fill(user);
    await user.click(send());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(input("name")).toBeValid();
  });
});

describe("a complete message", () => {
  test("is sending for 1.5 seconds, with the button disabled, and then sent", async () => {
    const user = start();
    await fill(user);
    await user.click(send());
    expect(screen.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent("Sending your message");

    await passTime(1499);
    expect(screen.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
    expect(screen.queryByText(SITE.contact.sent.title)).not.toBeInTheDocument();

    await passTime(1);
    expect(screen.getByRole("heading", { name: "Message sent" })).toBeInTheDocument();
    expect(screen.getByText("Thank you for writing. We answer within 24-48 hours.")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveFocus();
  });

  test("needs no category, and may have one", async () => {
    const user = start();
    await fill(user);
    await user.selectOptions(category(), "Feedback/Suggestion");
    await user.click(send());
    await passTime(1500);
    expect(screen.getByRole("heading", { name: "Message sent" })).toBeInTheDocument();
  });

  test("on a sample site says before and after that nothing is sent, and nothing is", async () => {
    const server = mockServer();
    const user = start();
    expect(screen.getByText(SITE.contact.sentSample)).toBeInTheDocument();
    await fill(user);
    await user.click(send());
    await passTime(1500);
    expect(screen.getByText(SITE.contact.sentSample)).toBeInTheDocument();
    expect(server).not.toHaveBeenCalled();
  });

  test("once sent, the form is gone and nothing leads back to it", async () => {
    const user = start();
    await fill(user);
    await user.click(send());
    await passTime(1500);
    for (const role of ["textbox", "combobox", "button", "link"])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    await passTime(60_000);
    expect(screen.getByRole("heading", { name: "Message sent" })).toBeInTheDocument();
  });

  test("a second submit while it is on its way changes nothing", async () => {
    const server = mockServer("never");
    const user = start(ENDPOINT);
    await fill(user);
    await user.click(send());
    const form = input("name").closest("form");
    if (!form) throw new Error("The field stands in no form.");
    fireEvent.submit(form);
    expect(server).toHaveBeenCalledTimes(1);
  });
});

describe("a form that is left for another page of the site", () => {
  test("has what was typed when its visitor comes back", async () => {
    const draft = newDraft();
    const user = start(null, draft);
    await fill(user);
    await user.selectOptions(category(), "feedback");
    cleanup();
    start(null, draft);
    for (const name of NAMES) expect(input(name)).toHaveValue(MESSAGE[name]);
    expect(category()).toHaveValue("feedback");
  });

  test("is empty once the message was sent", async () => {
    const draft = newDraft();
    const user = start(null, draft);
    await fill(user);
    await user.click(send());
    await passTime(1500);
    cleanup();
    start(null, draft);
    expect(input("message")).toHaveValue("");
  });
});

describe("a message with the honeypot filled in", () => {
  test("is silently ignored: no sending, no error, nothing sent", async () => {
    const server = mockServer();
    const user = start(ENDPOINT);
    await fill(user);
    const trap = honeypot();
    if (!trap) throw new Error("The form has no honeypot.");
    fireEvent.change(trap, { target: { value: "https://spam.example" } });
    await user.click(send());
    await passTime(5000);
    expect(send()).toBeEnabled();
    expect(input("message")).toHaveValue(MESSAGE.message);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText(SITE.contact.sent.title)).not.toBeInTheDocument();
    expect(server).not.toHaveBeenCalled();
  });
});

describe("with a configured address", () => {
  test("posts every field but the honeypot there, and says that the message is sent", async () => {
    const server = mockServer({ ok: true, status: 200 });
    const user = start(ENDPOINT);
    await fill(user);
    await user.selectOptions(category(), "General Inquiry");
    expect(screen.queryByText(SITE.contact.sentSample)).not.toBeInTheDocument();
    await user.click(send());
    await passTime(0);
    expect(server.mock.calls).toEqual([
      [
        {
          address: ENDPOINT,
          method: "POST",
          body: "name=Ann+Reader&email=ann%40example.com&subject=A+question&category=general&message=How+do+you+rate%3F",
          referrerPolicy: "no-referrer",
        },
      ],
    ]);
    expect(screen.getByRole("heading", { name: "Message sent" })).toBeInTheDocument();
    expect(screen.queryByText(SITE.contact.sentSample)).not.toBeInTheDocument();
  });

  test.each([
    ["an error of the server", { ok: false, status: 500 }],
    ["no connection", new TypeError("Failed to fetch")],
    ["no answer for half a minute", "never" as const],
  ])("%s keeps every word, says so with another way, and lets one try again", async (_, behaviour) => {
    mockServer(behaviour);
    const user = start(ENDPOINT);
    await fill(user);
    await user.selectOptions(category(), "Other");
    await user.click(send());
    await passTime(behaviour === "never" ? SEND_PATIENCE : 0);
    const notice = screen.getByRole("alert");
    expect(notice).toHaveTextContent(
      "We could not confirm that your message was sent. Every word of it is still here.",
    );
    expect(within(notice).getByRole("link", { name: SITE.email })).toHaveAttribute("href", `mailto:${SITE.email}`);
    expect(notice.parentElement).toHaveFocus();
    for (const name of NAMES) expect(input(name)).toHaveValue(MESSAGE[name]);
    expect(category()).toHaveValue("other");

    mockServer({ ok: true, status: 200 });
    await user.click(send());
    await passTime(0);
    expect(screen.getByRole("heading", { name: "Message sent" })).toBeInTheDocument();
  });
});
