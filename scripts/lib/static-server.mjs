import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";

/** The files of the build that hosts alone read. */
const RULES = ["_headers", "_redirects"];

function covers(rule, pathname) {
  return rule.endsWith("*") ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
}

function properAddress(address) {
  const [, pathname, query] = /^([^?]*)(.*)$/s.exec(address);
  return (pathname.replace(/[/\\]+/g, "/").replace(/(\/|(\/index)?\.html|\/index)$/, "") || "/") + query;
}

/** Returns the path that a request means, however it is spelled; undefined if it can't be read. */
function meantPath(pathname) {
  try {
    return path.posix.normalize(decodeURIComponent(pathname)).toLowerCase();
  } catch {
    return undefined;
  }
}

/**
 * Serves a finished folder as Netlify does, reading files at each request. Port 0 takes any free port.
 * @param {{ port: number, folder: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({ port, folder }) {
  const missing = RULES.map((name) => path.join(folder, name)).find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} is missing. Run "npm run build" first.`);
  const read = (name) => readFileSync(path.join(folder, name), "utf8");
  const compress = compression();
  const setHeaders = (response, pathname) => {
    // sirv names no encoding; security.txt must have one (RFC 9116, section 3).
    if (pathname.endsWith(".txt")) response.setHeader("Content-Type", "text/plain;charset=utf-8");
  };
  const files = sirv(folder, { dev: true, etag: true, extensions: ["html"], dotfiles: false, setHeaders });

  /** Sets the headers of all rules that cover a path, of which a later one goes before an earlier one. */
  function applyHeaders(response, pathname) {
    for (const block of read("_headers").trimEnd().split("\n\n")) {
      const [rule, ...lines] = block.split("\n").map((line) => line.trim());
      for (const line of covers(rule, pathname) ? lines : []) {
        // A line without a colon is Cloudflare's.
        const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
        if (name) response.setHeader(name, value);
      }
    }
  }

  function answerMissing(response, pathname) {
    // A path that is missing today may be there tomorrow: it never gets a hashed file's long life.
    applyHeaders(response, "/");
    const rules = meantPath(pathname) === undefined ? [] : read("_redirects").trim().split("\n");
    const [, to, status] = rules.map((line) => line.split(" ")).find(([from]) => covers(from, pathname)) ?? [];
    if (status === "301") return response.writeHead(301, { Location: to }).end();
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    return response.writeHead(to ? 200 : 404).end(read(to ? `${to.slice(1)}.html` : "404.html"));
  }

  const server = createServer((request, response) => {
    compress(request, response, () => {
      const pathname = request.url.replace(/[?#].*$/s, "");
      applyHeaders(response, pathname);
      const proper = properAddress(request.url);
      if (proper !== request.url) return response.writeHead(301, { Location: proper }).end();
      const meant = meantPath(pathname);
      if (meant === undefined || ["404", ...RULES].includes(meant.slice(1))) return answerMissing(response, pathname);
      return files(request, response, () => answerMissing(response, pathname));
    });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://localhost:${server.address().port}`, close };
}
