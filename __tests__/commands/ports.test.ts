import { type AddressInfo, createServer } from "node:net";
import { runScript } from "./run-script";

const run = (name: string, env: Record<string, string>) => runScript(name, [], undefined, "", env);

test.each([
  ["serve.mjs", "PORT"],
  ["cms.mjs", "PORT"],
  ["cms.mjs", "CMS_PORT"],
])("%s refuses a %s that is no port, with exit code 2", (name, variable) => {
  expect(run(name, { [variable]: "65536" })).toMatchObject({
    code: 2,
    errors: `${variable} must be a whole number from 1 to 65535, found "65536".\n`,
  });
});

test("a port that is taken is named, with another to choose", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { code, errors } = run("cms.mjs", { PORT: String(port) });
  await new Promise((resolve) => void server.close(resolve));
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^Port ${port} is taken\\. Stop what uses it, or choose another: PORT=\\d+ npm run cms\\n$`),
    ),
  ]);
});
