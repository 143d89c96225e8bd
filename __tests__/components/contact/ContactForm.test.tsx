import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ContactForm } from "../../../src/components/contact/ContactForm";
import { CONTACT_CATEGORIES } from "../../../src/domain/forms/contact-form";
import { MESSAGE_KEY } from "../../../src/site/storage";
import { SITE, TEXTS } from "../../support/fixture";
import { mockServer, submitAtOnce } from "../../support/server";

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
  test("are the specification's; all but the category are required", () => {
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

  test("the honeypot is hidden from sight, from the keyboard and from screen readers", async () => {
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

  test("is not sent: all errors stand at the top as links, and the focus goes there", async () => {
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

  test("the focus goes to the summary at every try; once the message is complete, the errors go", () => {
    start();
    fireEvent.click(send());
    fill({ ...MESSAGE, email: "ann@example" });
    input("email").focus();
    fireEvent.click(send());
    expect(summary().parentElement).toHaveFocus();
    expect(input("email")).toHaveAccessibleDescription("Enter an email address such as name@example.com.");
    expect(input("name")).toBeValid();
    fill();
    fireEvent.click(send());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(input("email")).toBeValid();
  });
});

test("a message that is too long is not cut and not sent: the field says how long it may be", () => {
  const server = mockServer();
  start(ENDPOINT);
  const long = "x".repeat(5001);
  fill({ ...MESSAGE, message: long });
  fireEvent.click(send());
  expect(input("message")).toHaveAccessibleDescription("Shorten your message to 5,000 characters. It has 5,001 now.");
  expect(input("message")).toHaveValue(long);
  for (const name of NAMES) expect(input(name)).not.toHaveAttribute("maxlength");
  expect(server).not.toHaveBeenCalled();
});

describe("a complete message", () => {
  test("on a sample site is sending for 1.5 seconds, with the button disabled; then a panel says that nothing was sent", async () => {
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

  test("on a sample site stands in the panel as text, which a button copies", async () => {
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

  test("can be selected when the browser refuses to copy it", async () => {
    mockClipboard(new DOMException("Refused", "NotAllowedError"));
    start();
    fill();
    await sendAndWait(1500);
    fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    await passTime(0);
    expect(screen.getByText("Your browser didn’t copy it. Select the text above and copy it.")).toBeInTheDocument();
  });

  test("once sent, the form is gone and nothing leads back to it", async () => {
    const { container } = start();
    fill();
    await sendAndWait(61_500);
    expect(sampleTitle()).toBeInTheDocument();
    expect(container.querySelector("form, input, select, textarea, a")).not.toBeInTheDocument();
  });

  test("three submits at one moment, and one more while it is on its way, send it once", async () => {
    const server = mockServer("never");
    start(ENDPOINT);
    fill();
    submitAtOnce(send(), 3);
    fireEvent.submit(sending());
    await passTime(29_999);
    expect(sending()).toBeDisabled();
    expect(server).toHaveBeenCalledTimes(1);
  });
});

describe("what was typed and not sent yet", () => {
  const kept = () => sessionStorage.getItem(MESSAGE_KEY);

  test("is there after a reload, all but the honeypot", () => {
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

  test("is forgotten once the fields are emptied", () => {
    start();
    type(input("subject"), "A question");
    expect(kept()).toContain("question");
    type(input("subject"), "");
    expect(kept()).toBeNull();
  });

  test("is kept while it can't be sent, and forgotten once it was sent", async () => {
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

  test("stays in the form alone where the browser keeps nothing", async () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
    start();
    fill();
    await sendAndWait(1500);
    storage.mockRestore();
    expect(sampleTitle()).toBeInTheDocument();
  });
});

describe("a message with the honeypot filled in", () => {
  test("is not sent and no error; whoever has a password manager that did so is told to press again", async () => {
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
});

describe("with a configured address", () => {
  test("posts every field but the honeypot there, and says that the message is sent", async () => {
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
    ["an answer without success in words", { ok: true, status: 200, answer: '{"success": "false"}' }, 0],
    ["an answer that is not ok", { ok: true, status: 200, answer: '{"ok": false}' }, 0],
    ["no connection", new TypeError("Failed to fetch"), 0],
    ["no answer for 30 seconds", "never" as const, 30_000],
  ])("%s keeps every word, says so with another way, and lets one try again", async (_, behavior, patience) => {
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

  test.each(["", "Thank you.", "<p>Thank you.</p>", "null", '{"success": "true"}', '{"ok": true, "next": "/thanks"}'])(
    "the answer %j says that the message is sent",
    async (answer) => {
      mockServer({ ok: true, status: 200, answer });
      start(ENDPOINT);
      fill();
      await sendAndWait(0);
      expect(sentTitle()).toBeInTheDocument();
    },
  );
});
