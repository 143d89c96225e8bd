import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { answerInFront } from "./in-front";
import { test as base } from "./test";

/** As much of a page as a screen shows at first; what comes after that moves nothing in sight. */
const SHOWN_BYTES = 16_000;
/** Longer than the browser takes from one picture to the next. */
const PAUSE_MS = 20;

/** The pieces in which a page comes: up to an element's words, or of some bytes, cut in the midst of words and tags. */
const PIECES = /[^]{1,200}?>(?=[^<])|[^]{1,200}/g;

/** Sends what the site answers: a page piece by piece as far as it is shown. */
async function sendSlowly(address: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("content-type") ?? "";
  response.writeHead(answer.status, { "Content-Type": type });
  const start = type.startsWith("text/html") ? body.indexOf("<body") : body.length;
  const end = Math.min(start + SHOWN_BYTES, body.length);
  response.write(body.subarray(0, start));
  // In this encoding a byte is a character, so that nothing is lost where a cut goes through a sign of several bytes.
  for (const piece of body.toString("latin1", start, end).match(PIECES) ?? []) {
    await setTimeout(PAUSE_MS);
    response.write(piece, "latin1");
  }
  response.end(body.subarray(end));
}

/** The site at the other end of a slow line. */
export const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    await answerInFront((request, response) => {
      void sendSlowly(new URL(request.url ?? "/", baseURL), response);
    }, use);
  },
});
