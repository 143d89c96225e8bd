import type { IncomingMessage, ServerResponse } from "node:http";
import { answerInFront } from "./support/in-front";
import { test as base, expect, openTool } from "./support/test";

/** Speculation rules at work: a page that a visitor points at is asked for before they press (build/finish/page.ts). */

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
  ahead: async ({}, use) => use([]),
  baseURL: async ({ baseURL, ahead }, use) => {
    await answerInFront((request, response) => {
      void passOn(request, response, String(baseURL), ahead);
    }, use);
  },
});

test("the page of a link under the pointer is asked for ahead", async ({ page, ahead }) => {
  await openTool(page, "/offers");
  expect(ahead).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).hover();
  await expect.poll(() => ahead).toContainEqual({ address: "/about", purpose: expect.stringMatching(/^prefetch/) });
});
