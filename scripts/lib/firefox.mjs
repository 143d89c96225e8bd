#!/usr/bin/env node
/** Starts Firefox for Playwright, and answers in its place the one command that the long-term release doesn't know. */
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN = "emulation.setMediaFeaturesOverride";

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));

function connect(client, address) {
  const browser = new WebSocket(address);
  const opened = new Promise((resolve) => browser.once("open", resolve));
  client.on("message", async (data) => {
    const { id, method } = JSON.parse(data.toString());
    await opened;
    if (method === UNKNOWN) client.send(JSON.stringify({ type: "success", id, result: {} }));
    else browser.send(data.toString());
  });
  browser.on("message", (data) => client.send(data.toString()));
  browser.on("close", () => client.close());
  client.on("close", () => browser.close());
}

let output = "";
firefox.stderr.on("data", function listen(data) {
  output += data;
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output) ?? [];
  if (!address) return;
  firefox.stderr.off("data", listen).resume();
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (client) => connect(client, `${address}/session`));
  // Playwright waits for this line.
  server.on("listening", () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
});
