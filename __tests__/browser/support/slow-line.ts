import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { answerInFront } from "./in-front";
import { test as base } from "./test";

/** As much of a page as a screen shows at first; what comes after that moves nothing in sight. */
const SHOWN_BYTES = 16_000;
const PAUSE_MS = 40;

/** The pieces in which a page comes: of some bytes each, cut in the midst of words and tags, or up to an element's words. */
const PIECES = { "of some bytes": /[^]{1,300}/g, "up to an element's words": /[^]+?(?:>(?=[^<])|$)/g };

type Pieces = keyof typeof PIECES;

/** Sends what the site answers: a page piece by piece as far as it is shown. */
async function sendSlowly(address: URL, pieces: Pieces, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("content-type") ?? "";
  response.writeHead(answer.status, { "Content-Type": type });
  const start = type.startsWith("text/html") ? body.indexOf("<body") : body.length;
  const end = Math.min(start + SHOWN_BYTES, body.length);
  response.write(body.subarray(0, start));
  // In this encoding a byte is a character, so that nothing is lost where a cut goes through a sign of several bytes.
  for (const piece of body.toString("latin1", start, end).match(PIECES[pieces]) ?? []) {
    await setTimeout(PAUSE_MS);
    response.write(piece, "latin1");
  }
  response.end(body.subarray(end));
}

/** The site at the other end of a slow line. */
export const test = base.extend<{ pieces: Pieces }>({
  pieces: ["of some bytes", { option: true }],
  baseURL: async ({ baseURL, pieces }, use) => {
    await answerInFront((request, response) => {
      void sendSlowly(new URL(request.url ?? "/", baseURL), pieces, response);
    }, use);
  },
});
