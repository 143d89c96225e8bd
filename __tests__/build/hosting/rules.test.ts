import { readFileSync } from "node:fs";
import { z } from "zod";
import { hostingFiles } from "../../../src/build/finish/hosting/files";
import { hostingRules, patternOf } from "../../../src/build/finish/hosting/rules";
import { AD_SANDBOX } from "../../../src/site/routes";

const PAGES = ["/", "/offers", "/guides", "/guides/a", "/guides/b-2025"];

const serverRules = z.strictObject({
  headers: z.array(z.strictObject({ pattern: z.string(), headers: z.record(z.string(), z.string()) })),
  fallbacks: z.array(z.strictObject({ prefix: z.string(), file: z.string() })),
  private: z.array(z.string()),
});

type Site = Partial<Parameters<typeof hostingRules>[0]>;

function filesOf(site: Site = {}) {
  const usual = { pages: PAGES, hidden: false, admin: true };
  const { "nginx.conf": nginx, "hosting.json": server, ...others } = hostingFiles(hostingRules({ ...usual, ...site }));
  return { ...others, nginx, server: serverRules.parse(JSON.parse(server)) };
}

/** The headers that a path is answered with: a later rule goes before an earlier one. */
function headersOf(address: string, site?: Site): Record<string, string> {
  const matching = filesOf(site).server.headers.filter(({ pattern }) => new RegExp(pattern).test(address));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

const ADMIN = ["/admin", "/admin/", "/admin/admin.js"];

const REVALIDATED = { "Cache-Control": "public, max-age=0, must-revalidate" };
const KEPT = { "Cache-Control": "public, max-age=31536000, immutable" };
const OPEN = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

describe("headers", () => {
  test.each(["/", "/offers", "/guides/improve-credit-score", "/app-1a2b.js", "/data/cards.json", "/og.png"])(
    "%s is protected against sniffing, framing and plain connections",
    (address) => {
      expect(headersOf(address)).toMatchObject({
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      });
    },
  );

  test.each([
    [
      "scripts, the search index and the reported plans, whose names hold a hash, are kept for a year",
      KEPT,
      ["/islands/entry-1A2B3C4D.js", "/search/a.json", "/reported/a.json"],
    ],
    [
      "everything else is asked for again",
      REVALIDATED,
      ["/", "/offers", "/guides/none.js", "/og.png", "/admin/admin.js", "/islands", "/app.js"],
    ],
    ["the open data may be read by other sites' pages", OPEN, ["/data/cards.json"]],
    [
      "nothing else may be read by them",
      { "Cross-Origin-Resource-Policy": "same-origin" },
      ["/", "/og.png", "/page-data/app-data.json", "/database"],
    ],
    [
      "the editors' page may hear from the window in which they sign in",
      { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" },
      ADMIN,
    ],
    ["no other page may", { "Cross-Origin-Opener-Policy": "same-origin" }, ["/administration"]],
  ])("%s", (_what, headers, addresses) => {
    for (const address of addresses) {
      expect([address, headersOf(address)]).toEqual([address, expect.objectContaining(headers)]);
      expect("Access-Control-Allow-Origin" in headersOf(address)).toBe(headers === OPEN);
    }
  });

  test("a hidden build tells search engines with every answer, and no other does", () => {
    expect(headersOf("/og.png", { hidden: true })["X-Robots-Tag"]).toBe("noindex");
    expect(JSON.stringify(filesOf())).not.toContain("X-Robots-Tag");
  });
});

describe("a Content-Security-Policy", () => {
  const policyOf = (address: string) => headersOf(address)["Content-Security-Policy"];

  // A host may still have the rules of an earlier build: nothing in them may depend on what a page holds.
  test("says of pages what no build changes, and leaves their scripts, styles and addresses to them", () => {
    expect(policyOf("/offers")).toBe(
      "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test("sandboxes the frame of an ad as the page around it does, and lets this site's pages alone show it", () => {
    expect(headersOf("/ad-frame")).toMatchObject({
      "Content-Security-Policy": `sandbox ${AD_SANDBOX}; frame-ancestors 'self'`,
      "X-Frame-Options": "SAMEORIGIN",
    });
    expect(filesOf().nginx).toContain(`if ($uri ~ "^/ad-frame$") { set $site_content_security_policy "sandbox `);
  });

  test.each(ADMIN)("is one of its own for %s, starts from nothing and asks for no Trusted Types", (address) => {
    const own = policyOf(address);
    expect(own).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; [^,]*; frame-ancestors 'none'$/);
    expect(own).toContain("connect-src 'self' blob: https://api.github.com");
    expect(own).not.toContain("trusted-types");
  });
});

test("a site without an editors' page has no rules for one", () => {
  expect(JSON.stringify(filesOf({ admin: false }))).not.toContain("/admin");
});

/** How Netlify reads `_headers`: a path, then its lines; a later block replaces the value of an earlier one, and a line without a colon is passed over. */
function headersAtNetlify(text: string, address: string): Record<string, string> {
  const blocks = text.trimEnd().split("\n\n");
  const lines = blocks.flatMap((block) => {
    const [glob = "", ...own] = block.split("\n").map((line) => line.trim());
    return new RegExp(patternOf(glob)).test(address) ? own.filter((line) => line.includes(":")) : [];
  });
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
}

// nginx and Cloudflare's emulator themselves are in __tests__/hosts; Netlify has none.
test.each(["/", "/guides/none.js", "/data/cards.json", "/.well-known/security.txt", "/ad-frame", ...ADMIN])(
  "the file for Netlify, as we read its manual, gives %s the headers of the rules, each once",
  (address) => {
    const site = { hidden: true };
    expect(headersAtNetlify(filesOf(site)._headers, address)).toEqual(headersOf(address, site));
  },
);

describe("the files for Netlify and Cloudflare Pages", () => {
  test("show the index for any other path under /guides/, and name every guide first", () => {
    expect(filesOf()._redirects).toBe(
      [
        "/guides/a /guides/a 200",
        "/guides/a/ /guides/a 301",
        "/guides/a.html /guides/a 301",
        "/guides/b-2025 /guides/b-2025 200",
        "/guides/b-2025/ /guides/b-2025 301",
        "/guides/b-2025.html /guides/b-2025 301",
        "/guides/* /guides 200",
        "",
      ].join("\n"),
    );
  });

  test("are none where Cloudflare Pages would pass over some: its rule for other paths would hide those guides", () => {
    const guides = (count: number) => Array.from({ length: count }, (_, index) => `/guides/guide-${index}`);
    const redirects = (count: number) => filesOf({ pages: guides(count) })._redirects;
    expect(redirects(666).split("\n")).toHaveLength(2_000);
    expect(redirects(667)).toBe("");
  });

  test("netlify.toml names a script and the Node of .nvmrc", () => {
    const toml = readFileSync("netlify.toml", "utf8");
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("package.json", "utf8")));
    expect(Object.keys(scripts)).toContain(/command = "npm run ([a-z]+)"/.exec(toml)?.[1]);
    expect(/NODE_VERSION = "(\d+)"/.exec(toml)?.[1]).toBe(readFileSync(".nvmrc", "utf8").trim());
  });
});

test("the project's own server shows the index of guides and keeps the hosts' files to itself", () => {
  expect(filesOf().server.fallbacks).toEqual([{ prefix: "/guides/", file: "/guides.html" }]);
  expect(filesOf().server.private).toEqual(["/_headers", "/_redirects", "/nginx.conf", "/hosting.json"]);
});
