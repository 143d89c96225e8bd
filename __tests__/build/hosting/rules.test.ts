import { readFileSync } from "node:fs";
import { z } from "zod";
import { hostingFiles } from "../../../src/build/finish/hosting/files";
import { netlifyToml } from "../../../src/build/finish/hosting/netlify-toml";
import { hostingRules } from "../../../src/build/finish/hosting/rules";
import { headersAtCloudflare, headersAtNetlify, headersAtNginx } from "../../support/hosts";

const PAGES = ["/", "/offers", "/guides", "/guides/a", "/guides/b-2025"];

const serverRules = z.strictObject({
  headers: z.array(z.strictObject({ pattern: z.string(), headers: z.record(z.string(), z.string()) })),
  fallbacks: z.array(z.strictObject({ prefix: z.string(), file: z.string() })),
  private: z.array(z.string()),
});

type Site = Omit<Parameters<typeof hostingRules>[0], "pages">;

function filesOf(site: Site = {}) {
  const {
    _headers = "",
    _redirects = "",
    "nginx.conf": nginx = "",
    ...rest
  } = hostingFiles(hostingRules({ pages: PAGES, ...site }));
  return { _headers, _redirects, nginx, server: serverRules.parse(JSON.parse(rest["hosting.json"] ?? "")) };
}

/** The headers that a path is answered with: a later rule goes before an earlier one. */
function headersOf(address: string, site?: Site): Record<string, string> {
  const matching = filesOf(site).server.headers.filter(({ pattern }) => new RegExp(pattern).test(address));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

const ADMIN = ["/admin", "/admin/", "/admin/admin.js"];

/** What each host makes of its own file. */
function everyHost(address: string, site: Site) {
  const { _headers, nginx } = filesOf(site);
  return [
    ["Cloudflare Pages", headersAtCloudflare(_headers, address)],
    ["Netlify", headersAtNetlify(_headers, address)],
    ["nginx", headersAtNginx(nginx, address)],
  ] as const;
}

describe("headers", () => {
  test.each(["/", "/offers", "/guides/improve-credit-score", "/app-1a2b.js", "/data/cards.json", "/og.png"])(
    "%s is protected against sniffing, framing and plain connections",
    (address) => {
      expect(headersOf(address)).toMatchObject({
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      });
    },
  );

  test("scripts and the search index, whose names hold a hash, are kept for a year; everything else is asked for again", () => {
    for (const address of ["/app-1a2b.js", "/search/guides-1a2b.json"]) {
      expect(headersOf(address)["Cache-Control"]).toBe("public, max-age=31536000, immutable");
    }
    for (const address of [
      "/",
      "/offers",
      "/page-data/app-data.json",
      "/guides/a.js.html",
      "/guides/none.js",
      "/og.png",
      "/admin/admin.js",
      "/app-js",
    ]) {
      expect(headersOf(address)["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("the open data may be read by other sites' pages, and nothing else", () => {
    expect(headersOf("/data/cards.json")).toMatchObject({
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    for (const address of ["/", "/og.png", "/page-data/app-data.json", "/database"]) {
      expect(headersOf(address)).not.toHaveProperty("Access-Control-Allow-Origin");
      expect(headersOf(address)["Cross-Origin-Resource-Policy"]).toBe("same-origin");
    }
  });

  test("the editors' page may hear from the window in which they sign in", () => {
    for (const address of ["/admin", "/admin/", "/admin/admin.js"]) {
      expect(headersOf(address)["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
    }
    expect(headersOf("/administration")["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  });

  test.each([
    "/",
    "/offers",
    "/guides/none.js",
    "/app-1a2b.js",
    "/data/cards.json",
    "/.well-known/security.txt",
    "/ad-frame",
    ...ADMIN,
  ])("every host sends %s with the same headers", (address) => {
    const site = {
      policy: "default-src 'self'",
      exceptions: [{ glob: "/ad-frame", headers: { "X-Frame-Options": "SAMEORIGIN" } }],
    };
    const wanted = Object.fromEntries(
      Object.entries(headersOf(address, site)).map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const [host, headers] of everyHost(address, site)) expect([host, headers]).toEqual([host, wanted]);
  });

  test("a hidden build tells search engines with every answer", () => {
    expect(headersOf("/og.png", { hidden: true })["X-Robots-Tag"]).toBe("noindex");
    expect(filesOf({ hidden: true })._headers).toContain("\n  X-Robots-Tag: noindex\n");
    expect(filesOf({ hidden: true }).nginx).toContain('add_header X-Robots-Tag "noindex" always;');
    expect(JSON.stringify(filesOf())).not.toContain("X-Robots-Tag");
  });

  test("no value of a header can begin a new line", () => {
    for (const { headers } of filesOf().server.headers) {
      for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/);
    }
  });
});

describe("a Content-Security-Policy", () => {
  const policy = "default-src 'self'";
  const exceptions = [{ glob: "/frame", headers: { "Content-Security-Policy": "default-src 'none'" } }];

  test("is not sent where none is given", () => {
    expect(JSON.stringify(filesOf())).not.toContain("Content-Security-Policy");
  });

  test("holds everywhere, but where another one replaces it", () => {
    expect(headersOf("/offers", { policy, exceptions })["Content-Security-Policy"]).toBe("default-src 'self'");
    expect(headersOf("/frame", { policy, exceptions })["Content-Security-Policy"]).toBe("default-src 'none'");
    const { _headers, nginx } = filesOf({ policy, exceptions });
    expect(_headers).toContain(
      "\n/frame\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'\n",
    );
    expect(nginx).toContain(`set $site_content_security_policy "default-src 'self'";`);
    expect(nginx).toContain(`if ($uri ~ "^/frame$") { set $site_content_security_policy "default-src 'none'"; }`);
  });

  test("of the editors' page is its own and starts from nothing, too", () => {
    for (const address of ["/admin", "/admin/admin.js"]) {
      const own = headersOf(address, { policy })["Content-Security-Policy"];
      expect(own).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; /);
      expect(own).toContain("connect-src 'self' blob: https://api.github.com");
    }
  });

  test.each(ADMIN)("is one for %s, on every host, and asks for no Trusted Types", (address) => {
    const ofPages = "default-src 'self'; require-trusted-types-for 'script'; trusted-types a";
    for (const [host, headers] of everyHost(address, { policy: ofPages })) {
      const own = headers["content-security-policy"];
      expect([host, own]).toEqual([
        host,
        expect.stringMatching(/^default-src 'none'; script-src 'self' 'unsafe-eval'; [^,]*; frame-ancestors 'none'$/),
      ]);
      expect(own).not.toContain("trusted-types");
    }
    for (const [, headers] of everyHost("/offers", { policy: ofPages })) {
      expect(headers["content-security-policy"]).toBe(ofPages);
    }
  });

  test("that Cloudflare Pages would leave out for its length stops the build", () => {
    const name = "  Content-Security-Policy: ";
    const fits = "x".repeat(2000 - name.length);
    expect(filesOf({ policy: fits })._headers).toContain(fits);
    expect(() => filesOf({ policy: `${fits}x` })).toThrow(
      "Cloudflare Pages takes 2000 characters a header; Content-Security-Policy has 2001.",
    );
  });

  test("is one of at most 100 rules", () => {
    const used = filesOf()._headers.split("\n\n").length;
    const of = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ glob: `/${index}`, headers: { A: "b" } }));
    expect(() => filesOf({ exceptions: of(100 - used) })).not.toThrow();
    expect(() => filesOf({ exceptions: of(101 - used) })).toThrow(
      "Cloudflare Pages takes 100 header rules; there are 101.",
    );
  });

  test("whose path another rule has too stops the build: Cloudflare Pages would take the last rule alone", () => {
    const again = [{ glob: "/admin", headers: { A: "b" } }];
    expect(() => filesOf({ exceptions: again })).toThrow(
      "Cloudflare Pages takes one header rule a path; there are more for /admin.",
    );
  });

  test("that nginx would take for a variable stops the build", () => {
    expect(() => filesOf({ policy: "a$b" })).toThrow("nginx can't send a header with a dollar sign: a$b");
  });
});

describe("the files for Netlify and Cloudflare Pages", () => {
  test("drop a value before they set another", () => {
    const blocks = filesOf()
      ._headers.trimEnd()
      .split("\n\n")
      .map((block) => block.split("\n"));
    expect(blocks.map(([glob]) => glob)).toEqual([
      "/*",
      "/*.js",
      "/guides/*",
      "/search/*",
      "/data/*",
      "/admin",
      "/admin/*",
    ]);
    expect(blocks[1]).toEqual(["/*.js", "  ! Cache-Control", "  Cache-Control: public, max-age=31536000, immutable"]);
    expect(blocks[2]).toEqual([
      "/guides/*",
      "  ! Cache-Control",
      "  Cache-Control: public, max-age=0, must-revalidate",
    ]);
    const everywhere = Object.entries(headersOf("/")).map(([name, value]) => `  ${name}: ${value}`);
    // Cloudflare Pages would let other sites' pages read everything.
    expect(blocks[0]?.slice(1)).toEqual(["  ! Access-Control-Allow-Origin", ...everywhere]);
  });

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
    const redirects = (count: number) => hostingFiles(hostingRules({ pages: guides(count) }))._redirects ?? "";
    expect(redirects(666).split("\n")).toHaveLength(2_000);
    expect(redirects(667)).toBe("");
  });

  test("netlify.toml is the one that the rules make", () => {
    expect(readFileSync("netlify.toml", "utf8")).toBe(netlifyToml(hostingRules({ pages: [] })));
  });

  test("netlify.toml names a script and a Node that are ours", () => {
    const { scripts, engines } = z
      .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync("package.json", "utf8")));
    const toml = readFileSync("netlify.toml", "utf8");
    expect(Object.keys(scripts)).toContain(/command = "npm run ([a-z]+)"/.exec(toml)?.[1]);
    expect(engines.node).toContain(`>=${String(/NODE_VERSION = "(\d+)"/.exec(toml)?.[1])}.`);
  });
});

test("the project's own server shows the index of guides and keeps the hosts' files to itself", () => {
  expect(filesOf().server.fallbacks).toEqual([{ prefix: "/guides/", file: "/guides.html" }]);
  expect(filesOf().server.private).toEqual(["/_headers", "/_redirects", "/nginx.conf", "/hosting.json"]);
});
