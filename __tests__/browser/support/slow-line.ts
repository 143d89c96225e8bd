import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { test as base } from "./test";

/** As much of a page as a screen shows at first; what comes after that moves nothing in sight. */
const SHOWN_BYTES = 16_000;
const PIECE_BYTES = 300;
const PAUSE_MS = 40;

/** Sends what the site answers: a page piece by piece as far as it is shown, cut in the midst of words and tags. */
async function sendSlowly(address: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("content-type") ?? "";
  response.writeHead(answer.status, { "Content-Type": type });
  const start = type.startsWith("text/html") ? body.indexOf("<body") : body.length;
  const end = Math.min(start + SHOWN_BYTES, body.length);
  response.write(body.subarray(0, start));
  for (let at = start; at < end; at += PIECE_BYTES) {
    await setTimeout(PAUSE_MS);
    response.write(body.subarray(at, Math.min(at + PIECE_BYTES, end)));
  }
  response.end(body.subarray(end));
}

/** The site at the other end of a slow line. */
export const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const server = createServer((request, response) => {
      void sendSlowly(new URL(request.url ?? "/", baseURL), response);
    }).listen(0, "localhost");
    await once(server, "listening");
    const at = server.address();
    if (at === null || typeof at === "string") throw new Error("The slow line has no port.");
    await use(`http://localhost:${String(at.port)}`);
    server.closeAllConnections();
    server.close();
  },
});
