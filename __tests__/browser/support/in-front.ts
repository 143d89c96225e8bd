import { once } from "node:events";
import { type RequestListener, createServer } from "node:http";

/** Answers in the site's place, at an address that `use` is given, until `use` is done. */
export async function answerInFront(listener: RequestListener, use: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, "localhost");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("The server in front of the site has no port.");
  await use(`http://localhost:${String(at.port)}`);
  server.closeAllConnections();
  server.close();
}
