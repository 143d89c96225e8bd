import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";

/** The build's rules for a host: headers by path, pages that stand in for others, files that hosts alone read. */
const RULES = "hosting.json";

function readRules(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, RULES), "utf8"));
  } catch (error) {
    throw new Error(`${path.join(folder, RULES)} can't be read. Run "npm run build" first.`, { cause: error });
  }
}

/** Where an address with a slash or `.html` at its end belongs, on this host always; undefined if it is in order. */
function properAddress(address) {
  const [, pathname, query] = /^([^?]*)(.*)$/s.exec(address);
  const proper = pathname.replace(/[/\\]+/g, "/").replace(/(\/|(\/index)?\.html|\/index)$/, "") || "/";
  return proper === pathname ? undefined : proper + query;
}

/** The path that a request means, however it is spelled; undefined if it can't be read. */
function meantPath(pathname) {
  try {
    return path.posix.normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/**
 * Serves a finished folder as a static host does: `/offers` from `offers.html`, the not-found page with status 404.
 * Port 0 takes any free port. Gives the address and a function that closes the server.
 *
 * @param {{ port: number, folder: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({ port, folder }) {
  readRules(folder);
  const compress = compression();
  // Files and rules are read each time, so that a build that runs meanwhile is seen.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ["html"],
    dotfiles: false,
    setHeaders: (response, pathname) => {
      // sirv names no encoding; security.txt must have one (RFC 9116, section 3).
      if (pathname.endsWith(".txt")) response.setHeader("Content-Type", "text/plain;charset=utf-8");
    },
  });

  function sendPage(response, status, name) {
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.writeHead(status).end(readFileSync(path.join(folder, name)));
  }

  function answer(request, response) {
    const rules = readRules(folder);
    const pathname = request.url.replace(/[?#].*$/s, "");
    // Those of every rule that a path matches; a later rule goes before an earlier one.
    const setHeaders = (rulesPath) => {
      const matching = rules.headers.filter(({ pattern }) => new RegExp(pattern).test(rulesPath));
      for (const { headers } of matching) response.setHeaders(new Map(Object.entries(headers)));
    };
    setHeaders(pathname);
    const meant = meantPath(pathname)?.toLowerCase();
    const proper = properAddress(request.url);
    if (proper !== undefined) {
      response.writeHead(301, { Location: proper }).end();
      return;
    }
    const missing = () => {
      // What is missing today may be there tomorrow: it never gets a hashed file's long life.
      setHeaders("/");
      // An address that can't be decoded names nothing.
      const fallback = meant !== undefined && rules.fallbacks.find(({ prefix }) => pathname.startsWith(prefix));
      if (fallback) sendPage(response, 200, fallback.file);
      else sendPage(response, 404, "404.html");
    };
    if (meant === undefined || meant === "/404" || rules.private.includes(meant)) missing();
    else files(request, response, missing);
  }

  const server = createServer((request, response) => {
    compress(request, response, () => {
      try {
        answer(request, response);
      } catch (error) {
        console.error(error);
        response.destroy();
      }
    });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });

  return {
    url: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
