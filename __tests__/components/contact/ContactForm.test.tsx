import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ContactForm } from "../../../src/components/contact/ContactForm";
import { CONTACT_CATEGORIES } from "../../../src/domain/forms/contact-form";
import { MESSAGE_KEY } from "../../../src/site/storage";
import { SITE, TEXTS } from "../../support/fixture";
import { mockServer } from "../../support/server";

const ENDPOINT = "https://forms.example/contact";
const MESSAGE = { name: "Ann Reader", email: "ann@example.com", subject: "A question", message: "How do you rate?" };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (endpoint: string | null = null) =>
  render(<ContactForm text={TEXTS.contact} endpoint={endpoint} email={SITE.email} />);

const LABELS = { name: "Full Name", email: "Email Address", subject: "Subject", message: "Message" } as const;
const NAMES = ["name", "email", "subject", "message"] as const;
const input = (name: keyof typeof LABELS) => screen.getByLabelText(LABELS[name]);
const category = () => screen.getByLabelText<HTMLSelectElement>("Category (optional)");
const send = () => screen.getByText("Send Message");
const sending = () => screen.getByText("Sending Message...");
const sentTitle = () => screen.queryByRole("heading", { name: "Message sent" });
const sampleTitle = () => screen.queryByRole("heading", { name: "What you wrote" });
const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function fill(message = MESSAGE) {
  for (const name of NAMES) type(input(name), message[name]);
}

/** Sends the form and waits for so many milliseconds. */
async function sendAndWait(milliseconds: number) {
  fireEvent.click(send());
  await passTime(milliseconds);
}

/** jsdom has no clipboard. */
function mockClipboard(refusal?: Error): jest.Mock {
  const writeText = jest.fn(() => (refusal ? Promise.reject(refusal) : Promise.resolve()));
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return writeText;
}

const honeypot = () => screen.getByLabelText("Leave this empty");

describe("the fields", () => {
  test("has the specification's fields, all but the category required", () => {
    start();
    for (const name of NAMES) {
      expect(screen.getByRole("textbox", { name: LABELS[name] })).toBe(input(name));
      expect(input(name)).toBeRequired();
    }
    expect(category()).not.toBeRequired();
    expect([...category().options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Select a category"],
      ...Object.entries(CONTACT_CATEGORIES),
    ]);
    expect(category()).toHaveValue("");
    expect(input("email")).toHaveAttribute("type", "email");
    expect(input("message")).toHaveAttribute("rows", "6");
    expect(input("message")).toHaveAttribute("placeholder", "Please provide as much detail as possible...");
    expect(input("name")).toHaveAttribute("autocomplete", "name");
    expect(input("email")).toHaveAttribute("autocomplete", "email");
  });

  test("hides the honeypot from sight, from the keyboard and from screen readers", async () => {
    start();
    expect(honeypot()).not.toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Leave this empty" })).not.toBeInTheDocument();
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    for (const field of [...NAMES.slice(0, 3).map(input), category(), input("message"), send()]) {
      await user.tab();
      expect(field).toHaveFocus();
    }
  });
});

describe("a message with something missing", () => {
  const summary = () => screen.getByRole("alert");
  const errors = () => within(summary()).getAllByRole("link");

  test("lists all errors at the top as links, and moves the focus there", async () => {
    start();
    await sendAndWait(5000);
    expect(within(summary()).getByRole("heading", { name: "There is a problem" })).toBeInTheDocument();
    expect(errors().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Enter your full name.", "#contact-name"],
      ["Enter your email address.", "#contact-email"],
      ["Enter a subject.", "#contact-subject"],
      ["Enter your message.", "#contact-message"],
    ]);
    for (const [index, name] of NAMES.entries()) {
      expect(errors()[index]).toHaveAttribute("href", `#${input(name).id}`);
      expect(input(name)).toBeInvalid();
      expect(input(name)).toHaveAccessibleDescription(errors()[index]?.textContent);
    }
    expect(category()).toBeValid();
    expect(summary().parentElement).toHaveFocus();
    expect(sentTitle()).not.toBeInTheDocument();
  });
});

describe("a complete message", () => {
  test("shows what was written on a sample site after 1.5 seconds, and sends nothing", async () => {
    const server = mockServer();
    start();
    expect(screen.getByText(TEXTS.contact.sentSample)).toBeInTheDocument();
    fill();
    await sendAndWait(1499);
    expect(sending()).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent("Sending your message");
    expect(sampleTitle()).not.toBeInTheDocument();

    await passTime(1);
    expect(sampleTitle()).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent(TEXTS.contact.sentSample);
    expect(screen.getByRole("status")).toHaveFocus();
    expect(sentTitle()).not.toBeInTheDocument();
    expect(screen.queryByText(TEXTS.contact.sent.text)).not.toBeInTheDocument();
    expect(server).not.toHaveBeenCalled();
  });

  test("copies the written text by a button", async () => {
    const copied = mockClipboard();
    start();
    fill();
    type(category(), "other");
    await sendAndWait(1500);
    const written = "From: Ann Reader, ann@example.com\nCategory: Other\nSubject: A question\n\nHow do you rate?";
    expect(screen.getByText(/^From: /).textContent).toBe(written);
    fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    await passTime(0);
    expect(copied).toHaveBeenCalledWith(written);
    expect(screen.getByText("Copied.")).toBeInTheDocument();
  });
});

describe("what was typed and not sent yet", () => {
  const kept = () => sessionStorage.getItem(MESSAGE_KEY);

  test("restores what was typed after a reload, all but the honeypot", () => {
    const { unmount } = start();
    expect(kept()).toBeNull();
    fill();
    type(category(), "other");
    type(honeypot(), "x");
    unmount();
    start();
    for (const name of NAMES) expect(input(name)).toHaveValue(MESSAGE[name]);
    expect(category()).toHaveValue("other");
    expect(honeypot()).toHaveValue("");
  });

  test("keeps a message that can't be sent, and forgets one that was", async () => {
    mockServer({ ok: false, status: 500 });
    const { unmount } = start(ENDPOINT);
    fill();
    await sendAndWait(0);
    expect(kept()).toContain("How");
    mockServer();
    await sendAndWait(0);
    expect(sentTitle()).toBeInTheDocument();
    expect(kept()).toBeNull();
    unmount();
    start();
    for (const name of NAMES) expect(input(name)).toHaveValue("");
  });
});

test("sends nothing when the honeypot is filled in, and says to press again", async () => {
  const server = mockServer();
  start(ENDPOINT);
  fill();
  type(honeypot(), " ");
  await sendAndWait(5000);
  expect(send()).toBeEnabled();
  expect(input("message")).toHaveValue(MESSAGE.message);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(server).not.toHaveBeenCalled();
  expect(screen.getByText(/^Nothing was sent: a hidden field was filled in/)).toHaveAttribute("role", "status");
  await sendAndWait(5000);
  expect(server).toHaveBeenCalledTimes(1);
});

describe("with a configured address", () => {
  test("posts every field but the honeypot", async () => {
    const server = mockServer({ ok: true, status: 200 });
    start(ENDPOINT);
    fill();
    type(category(), "general");
    await sendAndWait(0);
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
    expect(sentTitle()).toBeInTheDocument();
  });

  test.each([
    ["an error of the server", { ok: false, status: 500 }, 0],
    ["an answer without success", { ok: true, status: 200, answer: '{"success": false, "message": "No."}' }, 0],
    ["no connection", new TypeError("Failed to fetch"), 0],
    ["no answer for 30 seconds", "never" as const, 30_000],
  ])("keeps every word after %s, and lets one try again", async (_, behavior, patience) => {
    mockServer(behavior);
    start(ENDPOINT);
    expect(screen.queryByText(TEXTS.contact.sentSample)).not.toBeInTheDocument();
    fill();
    type(category(), "other");
    await sendAndWait(patience);
    const notice = screen.getByRole("alert");
    expect(notice).toHaveTextContent(
      "We could not confirm that your message was sent. Every word of it is still here.",
    );
    expect(within(notice).getByRole("link", { name: SITE.email })).toHaveAttribute("href", `mailto:${SITE.email}`);
    expect(notice.parentElement).toHaveFocus();
    for (const name of NAMES) expect(input(name)).toHaveValue(MESSAGE[name]);
    expect(category()).toHaveValue("other");

    mockServer({ ok: true, status: 200 });
    await sendAndWait(0);
    expect(sentTitle()).toBeInTheDocument();
  });

  test.each(["", "<p>Thank you.</p>", '{"ok": true, "next": "/thanks"}'])(
    "takes the answer %j for a message that is sent",
    async (answer) => {
      mockServer({ ok: true, status: 200, answer });
      start(ENDPOINT);
      fill();
      await sendAndWait(0);
      expect(sentTitle()).toBeInTheDocument();
    },
  );
});
