#!/usr/bin/env node
/** Starts Firefox for Playwright; that the long-term release refuses one command, for the color scheme, counts as consent. */
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const MAY_BE_UNKNOWN = "emulation.setMediaFeaturesOverride";
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
firefox.on("error", (error) => {
  console.error(`Firefox could not be started: ${error.message}`);
  process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));

/** Passes messages both ways between a client and Firefox. */
function connect(client, address) {
  const browser = new WebSocket(address);
  const forgiven = new Set();
  const waiting = [];
  client.on("message", (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === MAY_BE_UNKNOWN) forgiven.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on("open", () => waiting.splice(0).forEach((text) => browser.send(text)));
  browser.on("message", (data) => {
    const text = data.toString();
    const { id, error } = JSON.parse(text);
    const refused = forgiven.delete(id) && error === "unknown command";
    client.send(refused ? JSON.stringify({ type: "success", id, result: {} }) : text);
  });
  browser.on("close", () => client.close());
  client.on("close", () => browser.close());
}

let output = "";
firefox.stderr.on("data", function listen(data) {
  output += data;
  const address = LISTENING.exec(output)?.[1];
  if (!address) return;
  firefox.stderr.off("data", listen).resume();
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    // Playwright waits for this line.
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on("connection", (client) => connect(client, `${address}/session`));
});
