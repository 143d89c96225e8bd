/** Posts a form's fields to an address that an owner configured. Throws if it can't be reached or answers with an error. */
export async function sendForm(endpoint: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
    referrerPolicy: "no-referrer",
  });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
}
