/** What the other side of `fetch` does: answers, can't be reached, or never answers. */
type Behaviour = { ok: boolean; status: number } | Error | "never";

/** A form as it reaches the server. */
type Sent = { address: string; method: string | undefined; body: string; referrerPolicy: string | undefined };

/** Puts a server of this behaviour at the other end of `fetch`, and gives the calls that reach it. */
export function mockServer(behaviour: Behaviour = { ok: true, status: 200 }) {
  const server = jest.fn<Promise<unknown>, [Sent]>(() => {
    if (behaviour === "never") return new Promise(() => undefined);
    return behaviour instanceof Error ? Promise.reject(behaviour) : Promise.resolve(behaviour);
  });
  const send = (address: string, { method, body, referrerPolicy }: RequestInit) => {
    if (!(body instanceof URLSearchParams)) throw new Error("A form is sent as the fields of a form.");
    return server({ address, method, body: body.toString(), referrerPolicy });
  };
  Reflect.set(globalThis, "fetch", send);
  return server;
}
