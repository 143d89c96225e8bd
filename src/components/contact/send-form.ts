/** As long as somebody may be kept waiting for an answer, in milliseconds. */
const SEND_PATIENCE = 30_000;

/**
 * Posts a form's fields to an address that an owner configured. Throws if it can't be reached, answers with an error or
 * has not answered after `SEND_PATIENCE`: then nobody knows whether it took them.
 */
export async function sendForm(endpoint: string, fields: Record<string, string>): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), SEND_PATIENCE);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      referrerPolicy: "no-referrer",
      signal: waiting.signal,
    });
    if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
