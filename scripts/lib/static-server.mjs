import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";

/** The files of the build that hosts alone read. */
const RULES = ["_headers", "_redirects"];

/** Tells whether a rule's path covers an address; `*` at its end covers whatever follows. */
function covers(rule, pathname) {
  return rule.endsWith("*") ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
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
    return path.posix.normalize(decodeURIComponent(pathname)).toLowerCase();
  } catch {
    return undefined;
  }
}

/**
 * Serves a finished folder as Netlify does: `/offers` from `offers.html`, the headers of `_headers`, and where there is no file
 * what `_redirects` says, else the not-found page with status 404. Port 0 takes any free port. Gives the address and a function
 * that closes the server.
 *
 * @param {{ port: number, folder: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({ port, folder }) {
  for (const name of RULES)
    if (!existsSync(path.join(folder, name)))
      throw new Error(`${path.join(folder, name)} is missing. Run "npm run build" first.`);
  // Files and rules are read each time, so that a build that runs meanwhile is seen.
  const read = (name) => readFileSync(path.join(folder, name), "utf8");
  const compress = compression();
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

  /** A later rule replaces the value of an earlier one; a line without a colon is Cloudflare's. */
  function setHeaders(response, pathname) {
    for (const block of read("_headers").trimEnd().split("\n\n")) {
      const [rule, ...lines] = block.split("\n").map((line) => line.trim());
      if (!covers(rule, pathname)) continue;
      for (const line of lines) {
        const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
        if (name) response.setHeader(name, value);
      }
    }
  }

  function sendPage(response, status, name) {
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.writeHead(status).end(read(name));
  }

  function redirect(response, location) {
    response.writeHead(301, { Location: location }).end();
  }

  function answer(request, response) {
    const pathname = request.url.replace(/[?#].*$/s, "");
    setHeaders(response, pathname);
    const meant = meantPath(pathname);
    const proper = properAddress(request.url);
    if (proper !== undefined) {
      redirect(response, proper);
      return;
    }
    const missing = () => {
      // What is missing today may be there tomorrow: it never gets a hashed file's long life.
      setHeaders(response, "/");
      // An address that can't be decoded names nothing.
      const rules = meant === undefined ? [] : read("_redirects").trim().split("\n");
      const [, to, status] = rules.map((line) => line.split(" ")).find(([from]) => covers(from, pathname)) ?? [];
      if (status === "301") redirect(response, to);
      else if (to) sendPage(response, 200, `${to.slice(1)}.html`);
      else sendPage(response, 404, "404.html");
    };
    if (meant === undefined || ["404", ...RULES].includes(meant.slice(1))) missing();
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
