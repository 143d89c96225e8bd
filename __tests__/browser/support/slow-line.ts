import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { test as base } from "./test";

/** As much of a page as a screen shows at first; what comes after that moves nothing in sight. */
const SHOWN_BYTES = 16_000;
const PIECE_BYTES = 300;
const PAUSE_MS = 40;

/** The site over a slow line: of a page comes its head, then piece by piece what is shown, cut in the midst of words and tags. */
export const test = base.extend<object, { slowSite: string }>({
  slowSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing here.
    async ({}, use) => {
      const { startServer } = await import("../../../scripts/lib/static-server.mjs");
      const site = await startServer({ port: 0, folder: "public" });
      const server = createServer((request, response) => {
        void (async () => {
          const answer = await fetch(new URL(request.url ?? "/", site.url));
          const body = Buffer.from(await answer.arrayBuffer());
          const type = answer.headers.get("content-type") ?? "";
          response.writeHead(answer.status, { "Content-Type": type });
          const start = type.startsWith("text/html") ? body.indexOf("<body") : body.length;
          response.write(body.subarray(0, start));
          const end = Math.min(start + SHOWN_BYTES, body.length);
          for (let at = start; at < end; at += PIECE_BYTES) {
            await setTimeout(PAUSE_MS);
            response.write(body.subarray(at, Math.min(at + PIECE_BYTES, end)));
          }
          response.end(body.subarray(end));
        })();
      }).listen(0, "localhost");
      await once(server, "listening");
      const at = server.address();
      if (at === null || typeof at === "string") throw new Error("The slow line has no port.");
      await use(`http://localhost:${String(at.port)}`);
      server.closeAllConnections();
      server.close();
      await site.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ slowSite }, use) => use(slowSite),
});
