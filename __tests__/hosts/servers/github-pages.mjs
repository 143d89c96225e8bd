/**
 * Stands in for a folder of GitHub Pages, as its manual describes it: no rules and no headers of ours. A file, then a page
 * without its `.html`, then a folder's index; whatever is missing is answered with the folder's 404.html.
 */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { setting } from "./settings.mjs";

const PREFIX = "/plainrate";
const FILES = path.join(setting("HOSTS_FOLDER"), "public");

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".xml": "application/xml",
};

function answer(pathname) {
  if (pathname === PREFIX) return { status: 301, headers: { Location: `${PREFIX}/` } };
  if (!pathname.startsWith(`${PREFIX}/`)) return { status: 404, body: "another site of this host" };
  const name = path.posix.normalize(decodeURIComponent(pathname.slice(PREFIX.length)));
  const file = [name, `${name}.html`, `${name}/index.html`].find((candidate) =>
    statSync(path.join(FILES, candidate), { throwIfNoEntry: false })?.isFile(),
  );
  const shown = file ?? "/404.html";
  return {
    status: file ? 200 : 404,
    headers: {
      "Content-Type": TYPES[path.extname(shown)] ?? "application/octet-stream",
      "Cache-Control": "max-age=600",
    },
    body: readFileSync(path.join(FILES, shown)),
  };
}

createServer((request, response) => {
  const { status, headers, body } = answer(new URL(request.url, "http://localhost").pathname);
  response.writeHead(status, headers).end(body);
}).listen(Number(setting("PORT")));
