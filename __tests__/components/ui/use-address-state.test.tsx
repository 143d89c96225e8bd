import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ADDRESS_PAUSE, addressState, useAddressState } from "../../../src/components/ui/use-address-state";
import { open } from "../../support/address";

const newState = () =>
  addressState({
    initial: "none",
    parse: (text) => new URLSearchParams(text).get("word") ?? "none",
    write: (word) => (word === "none" ? "" : `?word=${word}`),
  });

/** A field of a tool that keeps its word in the address. */
function Word({ of }: { of: ReturnType<typeof newState> }) {
  const [word, change] = useAddressState(of);
  return <input aria-label="Word" value={word} onChange={({ target }) => change(target.value)} />;
}

function start(address = "/offers", state = newState()) {
  open(address);
  return render(
    <>
      <Word of={state} />
      <a href="/compare" onClick={(event) => event.preventDefault()}>
        Compare
      </a>
    </>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox");
const type = (word: string) => fireEvent.change(field(), { target: { value: word } });
const address = () => location.pathname + location.search + location.hash;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("renders what was built first, then what the address says", () => {
  const state = newState();
  open("/offers?word=secured");
  const place = document.createElement("div");
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  place.innerHTML = renderToString(<Word of={state} />);
  document.body.append(place);
  expect(place.querySelector("input")).toHaveValue("none");
  complaints.mockClear();
  render(<Word of={state} />, { container: place, hydrate: true });
  expect(field()).toHaveValue("secured");
  expect(complaints).not.toHaveBeenCalled();
});

test("writes a change into the same entry once nothing has changed for a moment", () => {
  jest.useFakeTimers();
  start("/offers#place");
  history.replaceState({ key: "kept" }, "");
  const entries = history.length;
  type("secured");
  jest.advanceTimersByTime(ADDRESS_PAUSE - 1);
  type("rewards");
  jest.advanceTimersByTime(ADDRESS_PAUSE - 1);
  expect(address()).toBe("/offers#place");
  jest.advanceTimersByTime(1);
  expect(address()).toBe("/offers?word=rewards#place");
  expect([history.length, history.state]).toEqual([entries, { key: "kept" }]);
});

test("writes the address before a link is followed", () => {
  start();
  type("rewards");
  expect(address()).toBe("/offers");
  fireEvent.click(screen.getByRole("link"));
  expect(address()).toBe("/offers?word=rewards");
});

test("starts anew and leaves the next page's address alone once nobody uses it", () => {
  jest.useFakeTimers();
  const state = newState();
  const { unmount } = start("/offers", state);
  type("rewards");
  unmount();
  open("/compare");
  jest.advanceTimersByTime(ADDRESS_PAUSE);
  fireEvent.popState(window);
  expect(address()).toBe("/compare");
  expect(state.read()).toBe("none");
});

test("keeps working when the browser refuses to change the address", () => {
  start();
  const refused = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
  });
  type("rewards");
  fireEvent.click(screen.getByRole("link"));
  expect(refused).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue("rewards");
});
