import { type AddressInfo, createServer } from "node:net";
import { runScript } from "./run-script";

test("names a port that is taken, and another to choose", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { code, errors } = runScript("cms.ts", [], undefined, { PORT: String(port) });
  await new Promise((resolve) => void server.close(resolve));
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^Port ${port} is taken\\. Stop what uses it, or choose another: PORT=\\d+ npm run cms\\n$`),
    ),
  ]);
});
