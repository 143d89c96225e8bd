import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SEND_PATIENCE } from "../../../src/components/contact/send-form";
import { Newsletter } from "../../../src/components/guides/Newsletter";
import { SITE } from "../../support/fixture";
import { mockServer } from "../../support/server";

const ENDPOINT = "https://forms.example/newsletter";
const WANTED = "Enter an email address such as name@example.com.";
const SAMPLE =
  "This is a sample site, so there is no newsletter to subscribe to yet. Your address was not sent anywhere.";
const THANKS = "Thank you. Please look for an email from us to confirm your address.";
const FAILED = "We could not confirm that your address was sent. Please try again in a moment.";

function start(endpoint: string | null = null) {
  render(<Newsletter text={SITE.guides.newsletter} endpoint={endpoint} />);
  return userEvent.setup();
}

const email = () => screen.getByRole("textbox", { name: "Email address" });
const subscribe = () => screen.getByRole("button", { name: "Subscribe" });
const toast = () => screen.getByRole("status");

test("is a box with an email field and a 'Subscribe' button, and leads to the privacy policy", () => {
  start();
  const box = screen.getByRole("region", { name: "New guides by email" });
  expect(email()).toHaveAttribute("type", "email");
  expect(email()).toHaveAttribute("autocomplete", "email");
  expect(within(box).getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy");
  expect(subscribe()).toBeEnabled();
});

describe("on a sample site", () => {
  test("says in a toast that nothing was sent, and sends nothing", async () => {
    const server = mockServer();
    const user = start();
    expect(toast()).toBeEmptyDOMElement();
    await user.type(email(), "reader@example.com");
    await user.click(subscribe());
    expect(toast()).toHaveTextContent(SAMPLE);
    expect(server).not.toHaveBeenCalled();
  });

  test("the toast can be dismissed, and the focus goes to the button that brought it", async () => {
    const user = start();
    await user.type(email(), "reader@example.com{Enter}");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(toast()).toBeEmptyDOMElement();
    expect(subscribe()).toHaveFocus();
  });

  test("one toast shows at a time", async () => {
    const user = start();
    await user.type(email(), "reader@example.com{Enter}");
    await user.click(subscribe());
    expect(screen.getAllByText(SAMPLE)).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(1);
  });
});

describe("an address that is none", () => {
  test.each(["", "reader", "reader@", "reader@example", "two words@example.com"])(
    "'%s' is asked for again",
    async (typed) => {
      const server = mockServer();
      const user = start(ENDPOINT);
      if (typed) await user.type(email(), typed);
      await user.click(subscribe());
      expect(email()).toBeInvalid();
      expect(email()).toHaveAccessibleDescription(WANTED);
      expect(server).not.toHaveBeenCalled();
    },
  );

  test("the error goes once the address is one", async () => {
    const user = start();
    await user.click(subscribe());
    await user.type(email(), "reader@example.com{Enter}");
    expect(screen.queryByText(WANTED)).not.toBeInTheDocument();
    expect(email()).toBeValid();
  });

  test("takes the focus, so that a screen reader hears what is wanted", async () => {
    const user = start();
    await user.click(subscribe());
    expect(email()).toHaveFocus();
    expect(toast()).toBeEmptyDOMElement();
  });

  test("is announced where the field has the focus already, each time", async () => {
    const user = start();
    await user.type(email(), "reader{Enter}");
    expect(email()).toHaveFocus();
    expect(await within(toast()).findByText(WANTED)).toHaveClass("visually-hidden");
    const spoken: string[] = [];
    const listener = new MutationObserver(() => spoken.push(toast().textContent));
    listener.observe(toast(), { childList: true, subtree: true, characterData: true });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(spoken).toEqual(["", WANTED]));
    listener.disconnect();
  });

  test("what was announced gives way to the message, and does not come back after it", async () => {
    const user = start();
    await user.type(email(), "reader{Enter}");
    await within(toast()).findByText(WANTED);
    await user.type(email(), "@example.com{Enter}");
    expect(toast()).toHaveTextContent(SAMPLE);
    expect(toast()).not.toHaveTextContent(WANTED);
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(toast()).toBeEmptyDOMElement();
  });
});

describe("with a configured address", () => {
  test("the message of a try that failed goes with the next one, so that it is announced again", async () => {
    mockServer({ ok: false, status: 500 });
    const user = start(ENDPOINT);
    await user.type(email(), "reader@example.com");
    await user.click(subscribe());
    expect(toast()).toHaveTextContent(FAILED);
    mockServer("never");
    await user.click(subscribe());
    expect(toast()).not.toHaveTextContent(FAILED);
  });

  test("posts the email address there and nowhere else, and empties the field", async () => {
    const server = mockServer({ ok: true, status: 200 });
    const user = start(ENDPOINT);
    await user.type(email(), "reader@example.com");
    await user.click(subscribe());
    expect(toast()).toHaveTextContent(THANKS);
    expect(email()).toHaveValue("");
    expect(server.mock.calls).toEqual([
      [{ address: ENDPOINT, method: "POST", body: "email=reader%40example.com", referrerPolicy: "no-referrer" }],
    ]);
  });

  test.each([
    ["an error of the server", { ok: false, status: 500 }],
    ["no connection", new TypeError("Failed to fetch")],
  ])("%s keeps the address and says that it can be tried again", async (_, behaviour) => {
    mockServer(behaviour);
    const user = start(ENDPOINT);
    await user.type(email(), "reader@example.com");
    await user.click(subscribe());
    expect(toast()).toHaveTextContent(FAILED);
    expect(email()).toHaveValue("reader@example.com");
  });

  test("no answer for half a minute keeps the address, and says that it can be tried again", async () => {
    jest.useFakeTimers();
    try {
      mockServer("never");
      render(<Newsletter text={SITE.guides.newsletter} endpoint={ENDPOINT} />);
      const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
      await user.type(email(), "reader@example.com{Enter}");
      await act(() => jest.advanceTimersByTimeAsync(SEND_PATIENCE - 1));
      expect(toast()).not.toHaveTextContent(FAILED);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(toast()).toHaveTextContent(FAILED);
      expect(email()).toHaveValue("reader@example.com");
      expect(subscribe()).not.toHaveAttribute("aria-disabled");
    } finally {
      jest.useRealTimers();
    }
  });

  test("a second try replaces the toast of the first", async () => {
    mockServer({ ok: false, status: 503 });
    const user = start(ENDPOINT);
    await user.type(email(), "reader@example.com{Enter}");
    expect(toast()).toHaveTextContent(FAILED);
    mockServer({ ok: true, status: 200 });
    await user.click(subscribe());
    expect(toast()).toHaveTextContent(THANKS);
    expect(toast()).not.toHaveTextContent(FAILED);
  });

  test("pressing twice while the answer is on its way sends one message", async () => {
    const server = mockServer("never");
    const user = start(ENDPOINT);
    await user.type(email(), "reader@example.com");
    await user.dblClick(subscribe());
    await user.type(email(), "{Enter}");
    expect(server).toHaveBeenCalledTimes(1);
  });

  test("the button keeps the focus while the answer is on its way, and says that it waits", async () => {
    mockServer("never");
    const user = start(ENDPOINT);
    expect(subscribe()).not.toHaveAttribute("aria-disabled");
    await user.type(email(), "reader@example.com");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(subscribe()).toHaveAttribute("aria-disabled", "true");
    expect(subscribe()).toHaveProperty("disabled", false);
    expect(subscribe()).toHaveFocus();
  });

  test.each([
    ["a yes", { ok: true, status: 200 }, THANKS],
    ["an error", { ok: false, status: 500 }, FAILED],
  ])("after %s the button can be pressed again", async (_, behaviour, answer) => {
    mockServer(behaviour);
    const user = start(ENDPOINT);
    await user.type(email(), "reader@example.com{Enter}");
    expect(toast()).toHaveTextContent(answer);
    expect(subscribe()).not.toHaveAttribute("aria-disabled");
  });
});
