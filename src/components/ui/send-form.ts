/** As long as somebody may be kept waiting for an answer, in milliseconds. */
const SEND_PATIENCE = 30_000;

/** Returns true for an answer by which nothing was taken: form services give it with `"success": false`, and with status 200. */
function isRefusal(answer: string): boolean {
  try {
    const said: unknown = JSON.parse(answer);
    return Object.entries(said ?? {}).some(
      ([name, value]) => /^(?:success|ok)$/.test(name) && String(value) === "false",
    );
  } catch {
    return false;
  }
}

/** Posts a form's fields. Throws on an error, a refusal, or no answer in time: then nobody knows whether it was taken. */
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
    if (isRefusal(await response.text())) throw new Error("The server answered that it did not take the form.");
  } finally {
    clearTimeout(timer);
  }
}
