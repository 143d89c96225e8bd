import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { PAUSE, addressState, useAddressState } from "../../../src/components/ui/use-address-state";
import { goBack, open } from "../../support/address";

const newState = () =>
  addressState({
    part: "search",
    initial: "none",
    parse: (text) => new URLSearchParams(text).get("word") ?? "none",
    write: (word) => (word === "none" ? "" : `?word=${word}`),
  });

/** A field of a tool that keeps its word in the address. */
function Word({ label, of }: { label: string; of: ReturnType<typeof newState> }) {
  const [word, change] = useAddressState(of);
  return <input aria-label={label} value={word} onChange={({ target }) => change(target.value)} />;
}

function start(address = "/offers", state = newState()) {
  open(address);
  return render(
    <>
      <Word label="One" of={state} />
      <Word label="Other" of={state} />
      <a href="/compare" onClick={(event) => event.preventDefault()}>
        Compare
      </a>
    </>,
  );
}

const words = () => screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
const type = (word: string) => fireEvent.change(screen.getByLabelText("One"), { target: { value: word } });
const address = () => location.pathname + location.search + location.hash;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the first render is what was built, also where the address says more; then the address is applied", () => {
  const state = newState();
  open("/offers?word=secured");
  const place = document.createElement("div");
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  place.innerHTML = renderToString(<Word label="One" of={state} />);
  document.body.append(place);
  expect(place.querySelector("input")).toHaveValue("none");
  complaints.mockClear();
  render(<Word label="One" of={state} />, { container: place, hydrate: true });
  expect(words()).toEqual(["secured"]);
  expect(complaints).not.toHaveBeenCalled();
});

test("two components share one state, and a change of one shows in both", () => {
  start("/offers?word=secured");
  expect(words()).toEqual(["secured", "secured"]);
  type("rewards");
  expect(words()).toEqual(["rewards", "rewards"]);
});

test("a change stands in the address once nothing has changed for a moment, in the same entry of the history", () => {
  jest.useFakeTimers();
  start("/offers#place");
  history.replaceState({ key: "kept" }, "");
  const entries = history.length;
  type("secured");
  jest.advanceTimersByTime(PAUSE - 1);
  type("rewards");
  jest.advanceTimersByTime(PAUSE - 1);
  expect(address()).toBe("/offers#place");
  jest.advanceTimersByTime(1);
  expect(address()).toBe("/offers?word=rewards#place");
  expect([history.length, history.state]).toEqual([entries, { key: "kept" }]);
});

test("following a link brings the address up to date first, so that Back finds the page as it was left", () => {
  start();
  type("rewards");
  expect(address()).toBe("/offers");
  fireEvent.click(screen.getByRole("link"));
  expect(address()).toBe("/offers?word=rewards");
});

test("another entry of the history is applied", async () => {
  start("/offers?word=secured");
  history.pushState(null, "", "/offers?word=rewards");
  await goBack();
  expect(words()).toEqual(["secured", "secured"]);
});

test("an address that says nothing of the state gets it again, and leaves the state as it is", async () => {
  const state = addressState({
    part: "hash",
    initial: "",
    parse: (text) => (text.startsWith("#word=") ? text.slice(6) : undefined),
    write: (word) => `#word=${word}`,
  });
  open("/calculator#place");
  history.pushState(null, "", "/calculator#word=rewards");
  render(<Word label="One" of={state} />);
  await goBack();
  expect(words()).toEqual(["rewards"]);
  expect(address()).toBe("/calculator#word=rewards");
});

test("once nobody uses it any more it starts anew and leaves the next page's address alone", () => {
  jest.useFakeTimers();
  const state = newState();
  const { unmount } = start("/offers", state);
  type("rewards");
  unmount();
  open("/compare");
  jest.advanceTimersByTime(PAUSE);
  fireEvent.popState(window);
  expect(address()).toBe("/compare");
  expect(state.read()).toBe("none");
});

test("a browser that refuses to change the address leaves the tool working", () => {
  start();
  const refused = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
  });
  type("rewards");
  fireEvent.click(screen.getByRole("link"));
  expect(refused).toHaveBeenCalledTimes(1);
  expect(words()).toEqual(["rewards", "rewards"]);
});
