import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { test as base, expect, openTool } from "./support/test";

/** Speculation rules at work: a page that a visitor points at is asked for before they press (speculation-rules.ts). */

/** What was asked for ahead: the address, and what the browser says of it. */
type Ahead = { address: string; purpose: string };

/** Notes a request, and answers with what the site does. */
async function passOn(request: IncomingMessage, response: ServerResponse, site: string, ahead: Ahead[]): Promise<void> {
  const address = request.url ?? "/";
  const purpose = request.headers["sec-purpose"];
  if (typeof purpose === "string") ahead.push({ address, purpose });
  const answer = await fetch(new URL(address, site));
  const headers = [...answer.headers].filter(
    ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** The site behind a server that sees what each request is for; of the page's own events, none tells of a page ahead. */
const test = base.extend<{ ahead: Ahead[] }>({
  // Playwright wants a pattern here.
  // eslint-disable-next-line no-empty-pattern
  ahead: async ({}, use) => use([]),
  baseURL: async ({ baseURL, ahead }, use) => {
    const server = createServer((request, response) => {
      void passOn(request, response, String(baseURL), ahead);
    }).listen(0, "localhost");
    await once(server, "listening");
    const at = server.address();
    if (at === null || typeof at === "string") throw new Error("The server has no port.");
    await use(`http://localhost:${String(at.port)}`);
    server.closeAllConnections();
    server.close();
  },
});

for (const opened of ["/", "/offers"]) {
  test(`on ${opened} the page of a link under the pointer is asked for ahead`, async ({ page, ahead }) => {
    if (opened === "/") await page.goto(opened);
    else await openTool(page, opened);
    expect(ahead).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).hover();
    await expect.poll(() => ahead).toContainEqual({ address: "/about", purpose: expect.stringMatching(/^prefetch/) });
  });
}
