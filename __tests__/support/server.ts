import { act } from "@testing-library/react";

/** Behavior of the other side of `fetch`: answers, can't be reached, or never answers. */
type Behaviour = { ok: boolean; status: number; answer?: string } | Error | "never";

/** A form as it reaches the server. */
type Sent = { address: string; method: string | undefined; body: string; referrerPolicy: string | undefined };

/** Waits until whoever waits for an answer gives up. */
function untilGivenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("The user aborted a request.", "AbortError")));
  });
}

/** Puts a server of this behavior at the other end of `fetch`, and gives the calls that reach it. */
export function mockServer(behavior: Behaviour = { ok: true, status: 200 }) {
  const server = jest.fn<undefined, [Sent]>();
  const send = (address: string, { method, body, referrerPolicy, signal }: RequestInit): Promise<unknown> => {
    if (!(body instanceof URLSearchParams)) throw new Error("A form is sent as the fields of a form.");
    if (!signal) throw new Error("Whoever sends a form must be able to give up.");
    server({ address, method, body: body.toString(), referrerPolicy });
    if (behavior === "never") return untilGivenUp(signal);
    if (behavior instanceof Error) return Promise.reject(behavior);
    return Promise.resolve({ ...behavior, text: () => Promise.resolve(behavior.answer ?? "") });
  };
  Reflect.set(globalThis, "fetch", send);
  return server;
}

/** Submits the form around a control several times at one moment, before React draws anything anew. */
export function submitAtOnce(control: HTMLElement, times: number): void {
  const form = control.closest("form");
  act(() => {
    for (let time = 0; time < times; time += 1) {
      form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    }
  });
}
