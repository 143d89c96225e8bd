import { act, fireEvent, render, screen } from "@testing-library/react";
import { Newsletter } from "../../../src/components/guides/Newsletter";
import { NEWSLETTER_TEXT } from "../../support/fixture";
import { mockServer, submitAtOnce } from "../../support/server";

const ENDPOINT = "https://forms.example/newsletter";
const ADDRESS = "reader@example.com";
const SAMPLE =
  "This is a sample site, so there is no newsletter to subscribe to yet. Your address was not sent anywhere.";
const THANKS = "Thank you. Please look for an email from us to confirm your address.";
const FAILED = "We could not confirm that your address was sent. Please try again in a moment.";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (endpoint: string | null = null) => render(<Newsletter text={NEWSLETTER_TEXT} endpoint={endpoint} />);

const email = () => screen.getByLabelText("Email address");
const subscribe = () => screen.getByText("Subscribe");
const dismiss = () => screen.getByText("Dismiss");
const toast = () => screen.getByRole("status");
const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Types an address and presses the button. */
async function send(address = ADDRESS) {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.click(subscribe());
  await passTime(0);
}

describe("on a sample site", () => {
  test("says in a toast that a sample site sends nothing", async () => {
    const server = mockServer();
    start();
    expect(toast()).toBeEmptyDOMElement();
    await send();
    expect(toast()).toHaveTextContent(SAMPLE);
    expect(server).not.toHaveBeenCalled();
  });

  test("returns the focus to its button when the toast is dismissed", async () => {
    start();
    await send();
    fireEvent.click(dismiss());
    expect(toast()).toBeEmptyDOMElement();
    expect(subscribe()).toHaveFocus();
  });
});

test.each(["", "reader"])("refuses '%s', which is no address", async (address) => {
  const server = mockServer("never");
  start(ENDPOINT);
  await send(address);
  expect(email()).toBeRequired();
  expect(email()).toBeInvalid();
  expect(server).not.toHaveBeenCalled();
  await send();
  expect(server).toHaveBeenCalledTimes(1);
});

describe("with a configured address", () => {
  test("posts the email address alone, and empties the field", async () => {
    const server = mockServer({ ok: true, status: 200 });
    start(ENDPOINT);
    subscribe().focus();
    await send();
    expect(toast()).toHaveTextContent(THANKS);
    expect(email()).toHaveValue("");
    expect(subscribe()).toHaveFocus();
    expect(subscribe()).not.toHaveAttribute("aria-disabled");
    expect(server.mock.calls).toEqual([
      [{ address: ENDPOINT, method: "POST", body: "email=reader%40example.com", referrerPolicy: "no-referrer" }],
    ]);
  });

  test("announces the message of the next try anew", async () => {
    mockServer({ ok: false, status: 500 });
    start(ENDPOINT);
    await send();
    expect(toast()).toHaveTextContent(FAILED);
    mockServer({ ok: true, status: 200 });
    fireEvent.click(subscribe());
    expect(toast()).toBeEmptyDOMElement();
    await passTime(0);
    expect(toast()).toHaveTextContent(THANKS);
    expect(toast()).not.toHaveTextContent(FAILED);
  });

  test("sends the address once when it is submitted three times, and waits with the focus kept", async () => {
    const server = mockServer("never");
    start(ENDPOINT);
    expect(subscribe()).not.toHaveAttribute("aria-disabled");
    subscribe().focus();
    fireEvent.change(email(), { target: { value: ADDRESS } });
    submitAtOnce(subscribe(), 3);
    fireEvent.click(subscribe());
    await passTime(29_999);
    expect(subscribe()).toHaveAttribute("aria-disabled", "true");
    expect(subscribe()).toHaveProperty("disabled", false);
    expect(subscribe()).toHaveFocus();
    expect(server).toHaveBeenCalledTimes(1);

    // After 30 seconds it can be tried again.
    await passTime(1);
    expect(toast()).toHaveTextContent(FAILED);
    expect(email()).toHaveValue(ADDRESS);
    expect(subscribe()).not.toHaveAttribute("aria-disabled");
  });
});
